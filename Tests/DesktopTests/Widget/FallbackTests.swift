import MantelCore
import MantelImaging
import MantelStore
import MantelSystem
import TestSupport
import Testing

/// There is always something true to show.
@Suite(.enabled(if: WidgetProcess.isBuilt, "mantel-widget is not built"))
struct FallbackTests {
  /// What a file is turned into.
  enum Harm: CaseIterable { case gone, half, garbage }

  @Test(arguments: Harm.allCases)
  func `where the finished file is harmed the thumb is shown`(_ harm: Harm) throws {
    let (desk, clock, display) = (try Desk(), try TestClock(), try XDisplay())
    try desk.placedHearth(1)
    try harmAll(desk, "renders/", harm)
    let widget = try WidgetProcess(desk, on: display.environment, .init(clock: clock))
    let shown = try widget.shown()
    #expect(shown["picture"] == "thumb")
    // The same part of the photo, from fewer pixels.
    let difference = PictureComparison.difference(
      try display.screenshot().widget(shown), try desk.picture().inside(24))
    #expect((difference ?? 255) < 12)
  }

  @Test(arguments: Harm.allCases)
  func `where the thumb is harmed too the average colour is shown`(_ harm: Harm) throws {
    let (desk, clock, display) = (try Desk(), try TestClock(), try XDisplay())
    try desk.placedHearth(1)
    for part in ["renders/", "/thumb.jpg", "/master.jpg", "/glow.jpg"] {
      try harmAll(desk, part, harm)
    }
    let widget = try WidgetProcess(desk, on: display.environment, .init(clock: clock))
    let shown = try widget.shown()
    #expect(shown["picture"] == "color")
    #expect(
      PictureComparison.areAlike(
        try display.screenshot().widget(shown), try desk.picture().inside(24)))
  }

  @Test func `without photos there is the card that tells how to start, and then the photo`() throws
  {
    let (desk, clock, display) = (try Desk(), try TestClock(), try XDisplay())
    try desk.placedHearth(0)
    let widget = try WidgetProcess(desk, on: display.environment, .init(clock: clock))
    let shown = try widget.shown()
    #expect(shown["picture"] == "start")
    #expect(shown["photo"] == .null)
    let card = try display.screenshot().widget(shown)
    #expect(Set(card.bytes).count > 4, "there are words on it")
    _ = try desk.answer(["add", "Hearth", desk.detailedPhoto(1)] + Desk.noon)
    _ = try desk.answer("render", "Hearth")
    try widget.shown("finished")
  }

  @Test func `when the widget is gone the card says so, and nothing ends`() throws {
    let (desk, clock, display) = (try Desk(), try TestClock(), try XDisplay())
    try desk.placedHearth(1)
    let widget = try WidgetProcess(desk, on: display.environment, .init(clock: clock))
    try widget.shown("finished")
    try Folder.removeAll(desk.home.appending("widgets/\(Desk.identifier)"))
    try widget.shown("start")
  }

  @Test func `when the widget is deleted it goes from the desktop, and nothing ends`() throws {
    let (desk, clock, display) = (try Desk(), try TestClock(), try XDisplay())
    try desk.placedHearth(1)
    let placement = try desk.placement().id
    let widget = try WidgetProcess(desk, on: display.environment, .init(clock: clock))
    try widget.shown("finished")
    _ = try desk.answer("delete", "Hearth")
    #expect(try widget.next("hidden")["placement"].string == placement.text)
    #expect(widget.isSilent())
  }

  @Test func `a damaged document is no blank`() throws {
    let (desk, clock, display) = (try Desk(), try TestClock(), try XDisplay())
    try desk.placedHearth(1)
    try desk.folder.write("{", to: "home/widgets/\(Desk.identifier)/widget.json")
    let widget = try WidgetProcess(desk, on: display.environment, .init(clock: clock))
    try widget.shown("start")
  }

  /// Harms each picture in the shared folder whose path has this part.
  private func harmAll(_ desk: Desk, _ part: String, _ harm: Harm) throws {
    var count = 0
    for (path, bytes) in try desk.contents(of: desk.home)
    where path.lossyText.contains(part) && path.lossyText.hasSuffix(".jpg") {
      count += 1
      try Folder.removeFile(path)
      switch harm {
      case .gone: break
      case .half:
        try OpenFile.open(path, for: .creating).write(Array(bytes.prefix(bytes.count / 2)))
      case .garbage:
        try OpenFile.open(path, for: .creating).write([UInt8](repeating: 0x5A, count: 4000))
      }
    }
    #expect(count > 0)
  }
}
