import MantelCore
import MantelImaging
import MantelStore
import MantelSystem
import TestSupport
import Testing

/// What others write into the shared folder comes by itself.
struct FolderTests {
  @Test func `a new crop is shown when it is rendered`() throws {
    let (desk, clock, display) = (try Desk(), try TestClock(), try XDisplay())
    try desk.placedHearth(1)
    let widget = try WidgetProcess(desk, on: display.environment, .init(clock: clock))
    let before = try widget.shown("finished")
    _ = try desk.answer("crop", "Hearth", "1.jpg", "--center", "0.2,0.2", "--zoom", "3")
    _ = try desk.answer("render", "Hearth")
    let after = try widget.next("the new picture") {
      $0["picture"].string == "finished" && $0["file"] != before["file"]
    }
    #expect(
      PictureComparison.areAlike(
        try display.screenshot().widget(after), try desk.picture().inside(24)))
  }

  @Test func `mantel next is seen at once`() throws {
    let (desk, clock, display) = (try Desk(), try TestClock(), try XDisplay())
    let photos = try desk.placedHearth(3)
    let widget = try WidgetProcess(desk, on: display.environment, .init(clock: clock))
    #expect(try widget.shown()["photo"].string == photos[0])
    _ = try desk.answer("next", "Hearth")
    #expect(try widget.shown()["photo"].string == photos[1])
    _ = try desk.answer("previous", "Hearth")
    #expect(try widget.shown()["photo"].string == photos[0])
  }

  @Test func `what is placed appears, and what is taken away goes`() throws {
    let (desk, clock, display) = (try Desk(), try TestClock(), try XDisplay())
    try desk.placedHearth(1)
    let first = try desk.placement().id
    let widget = try WidgetProcess(desk, on: display.environment, .init(clock: clock))
    try widget.next("ready")
    let second = try desk.place(shape: .small, x: 600, y: 100)
    let shown = try widget.next("the second") { $0["placement"].string == second.text }
    #expect(shown["shape"] == "small")
    #expect(desk.desktop.isShown(second))
    try desk.desktop.update { $0.removeAll { $0.id == second } }
    try widget.next("its end") {
      $0["event"].string == "hidden" && $0["placement"].string == second.text
    }
    #expect(desk.desktop.isShown(first))
    #expect(!desk.desktop.isShown(second))
  }

  @Test func `a change of look shows what there is until the new picture is made`() throws {
    let (desk, clock, display) = (try Desk(), try TestClock(), try XDisplay())
    try desk.placedHearth(1)
    let widget = try WidgetProcess(desk, on: display.environment, .init(clock: clock))
    try widget.shown("finished")
    _ = try desk.answer("look", "Hearth", "--filter", "noir")
    _ = try desk.answer("render", "Hearth")
    let expected = try desk.picture().inside(24)
    _ = try widget.next("the picture in greys") { shown in
      guard shown["event"] == "shown", shown["picture"] == "finished" else { return false }
      guard let screen = try? display.screenshot() else { return false }
      return PictureComparison.areAlike(screen.widget(shown), expected)
    }
  }
}
