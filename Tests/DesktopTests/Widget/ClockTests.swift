import MantelCore
import MantelImaging
import MantelStore
import MantelSystem
import TestSupport
import Testing

/// The clock moves, and the picture with it.
@Suite(.enabled(if: WidgetProcess.isBuilt, "mantel-widget is not built"))
struct ClockTests {
  /// A day's part, its zone, and what happens in it.
  static let parts = [
    ("2026-12-01T09:30:00+01:00", "2026-12-01T15:00:00+01:00", "Europe/Berlin"),
    // Set back, and set forward.
    ("2026-10-25T00:30:00+02:00", "2026-10-25T05:00:00+01:00", "Europe/Berlin"),
    ("2027-03-28T00:30:00+01:00", "2027-03-28T05:00:00+02:00", "Europe/Berlin"),
    ("2027-04-04T00:30:00+11:00", "2027-04-04T04:00:00+10:30", "Australia/Lord_Howe"),
  ]

  @Test(arguments: parts)
  func `the photo changes as mantel plan says`(_ from: String, _ to: String, _ zone: String) throws
  {
    let (desk, display) = (try Desk(), try XDisplay())
    try desk.placedHearth(4, "--every", "30m")
    let plan = try desk.answer("plan", "Hearth", "--from", from, "--to", to, "--zone", zone)
    let entries = try plan["entries"].items.map {
      (start: try TestClock.seconds($0["start"].string), photo: $0["photo"].string)
    }
    try #require(entries.count > 6)
    let clock = try TestClock(from, zone: zone)
    let widget = try WidgetProcess(desk, on: display.environment, .init(clock: clock))
    let first = try widget.shown()
    #expect(first["photo"].string == entries[0].photo)
    #expect(first["until"].int == Int(entries[1].start))
    for (entry, next) in zip(entries.dropFirst(), entries.dropFirst(2)) {
      let shown = try widget.set(clock, to: entry.start)
      #expect(shown["photo"].string == entry.photo, "at \(entry.start)")
      #expect(shown["until"].int == Int(next.start))
      // The last second before the next.
      #expect(try widget.set(clock, to: next.start - 1)["photo"].string == entry.photo)
    }
  }

  @Test func `a clock that is set back shows what stood there`() throws {
    let (desk, clock, display) = (try Desk(), try TestClock(), try XDisplay())
    let photos = try desk.placedHearth(3)
    let widget = try WidgetProcess(desk, on: display.environment, .init(clock: clock))
    #expect(try widget.shown()["photo"].string == photos[0])
    #expect(
      try widget.set(clock, to: "2026-12-01T14:20:00+01:00")["photo"].string == photos[2])
    #expect(
      try widget.set(clock, to: "2026-12-01T13:59:59+01:00")["photo"].string == photos[1])
    #expect(
      try widget.set(clock, to: "2026-12-01T12:00:00+01:00")["photo"].string == photos[0])
  }

  @Test func `another zone changes the picture, and when the next one comes`() throws {
    let (desk, clock, display) = (try Desk(), try TestClock(), try XDisplay())
    try desk.placedHearth(5, "--every", "6h", "--order", "in-order")
    let widget = try WidgetProcess(desk, on: display.environment, .init(clock: clock))
    try widget.shown()
    let shown = try widget.set(clock, to: clock.time, zone: "Asia/Kathmandu")
    let now = try desk.answer(
      "now", "Hearth", "--at", "2026-12-01T12:00:00+01:00", "--zone", "Asia/Kathmandu")
    #expect(shown["photo"].string == now["photo"].string)
    #expect(shown["until"].int == Int(try TestClock.seconds(now["until"].string)))
  }

  @Test func `at midnight a caption grows older`() throws {
    let (desk, display) = (try Desk(), try XDisplay())
    _ = try desk.answer(
      ["new", "Hearth", "--id", Desk.identifier, "--every", "never"] + Desk.noon)
    let photo = try datedPhoto(desk)
    _ = try desk.answer(["add", "Hearth", photo] + Desk.noon)
    _ = try desk.answer("look", "Hearth", "--caption", "ago")
    try desk.place(x: 100, y: 100)
    _ = try desk.answer("render", "Hearth")
    let evening = "2026-12-01T23:59:59+01:00"
    let midnight = "2026-12-02T00:00:00+01:00"
    let clock = try TestClock(evening)
    let widget = try WidgetProcess(desk, on: display.environment, .init(clock: clock))
    let shown = try widget.shown("finished")
    #expect(shown["until"] == .null)
    #expect(shown["wake"].int == Int(try TestClock.seconds(midnight)))
    let zone = ["--zone", "Europe/Berlin"]
    let before = try display.screenshot().widget(shown)
    #expect(
      PictureComparison.areAlike(before, try desk.picture(at: ["--at", evening] + zone).inside(24)))
    let later = try widget.set(clock, to: midnight)
    let after = try display.screenshot().widget(later)
    #expect(
      PictureComparison.areAlike(after, try desk.picture(at: ["--at", midnight] + zone).inside(24)))
    #expect(before != after)
  }

  /// A photo that was taken on 2 December 2023.
  private func datedPhoto(_ desk: Desk) throws -> String {
    let name = try desk.detailedPhoto(1)
    let script = """
      import sys
      from PIL import Image
      image = Image.open(sys.argv[1])
      exif = Image.Exif()
      exif[0x8769] = {0x9003: "2023:12:02 10:15:00"}
      image.save(sys.argv[1], quality=92, exif=exif.tobytes())
      """
    try Python.run(script, [desk.pictures.appending(name).lossyText])
    return name
  }
}
