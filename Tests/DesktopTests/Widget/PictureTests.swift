import MantelCore
import MantelImaging
import MantelStore
import MantelSystem
import TestSupport
import Testing

/// What is on an X11 desktop.
@Suite(.enabled(if: WidgetProcess.isBuilt, "mantel-widget is not built"))
struct PictureTests {
  @Test func `the picture on screen is the one that mantel show makes`() throws {
    let (desk, clock, display) = (try Desk(), try TestClock(), try XDisplay())
    let photos = try desk.placedHearth(2)
    let widget = try WidgetProcess(desk, on: display.environment, .init(clock: clock))
    let shown = try widget.shown("finished")
    #expect(shown["photo"].string == photos[0])
    #expect((shown["x"].double, shown["y"].double) == (100, 100))
    #expect((shown["width"].int, shown["height"].int) == (364, 382))
    let picture = try display.screenshot().widget(shown)
    #expect(PictureComparison.areAlike(picture, try desk.picture().inside(24)))
    let later = ["--at", "2026-12-01T13:00:00+01:00", "--zone", "Europe/Berlin"]
    #expect(!PictureComparison.areAlike(picture, try desk.picture(at: later).inside(24)))
  }

  @Test(arguments: [WidgetShape.small, .medium])
  func `every shape has its size, and its frame, caption and tint`(_ shape: WidgetShape) throws {
    let (desk, clock, display) = (try Desk(), try TestClock(), try XDisplay())
    _ = try desk.answer(["new", "Hearth", "--id", Desk.identifier] + Desk.noon)
    _ = try desk.answer(["add", "Hearth", desk.detailedPhoto(1)] + Desk.noon)
    _ = try desk.answer(
      "look", "Hearth", "--frame", "instant", "--caption", "text", "--text", "By the sea")
    try desk.place(shape: shape, x: 40, y: 60)
    _ = try desk.answer("render", "Hearth")
    try desk.desktop.update { $0[0].tint = .gray }
    let widget = try WidgetProcess(desk, on: display.environment, .init(clock: clock))
    let shown = try widget.shown("finished")
    let size = shape.points.pixels(scale: 1)
    #expect((shown["width"].int, shown["height"].int) == (size.width, size.height))
    let expected = try desk.picture(shape: shape, "--tint", "gray").inside(24)
    #expect(PictureComparison.areAlike(try display.screenshot().widget(shown), expected))
  }

  @Test func `at two pixels a point the file of that scale is shown`() throws {
    let (desk, clock, display) = (try Desk(), try TestClock(), try XDisplay())
    try desk.placedHearth(1)
    let widget = try WidgetProcess(
      desk, on: display.environment,
      .init(clock: clock, renders: true, environment: ["GDK_SCALE": "2"]))
    let shown = try widget.next("a picture of 728×764") {
      $0["file"].string != "" && (try? Self.size(of: $0["file"].string)) == "728 764"
    }
    #expect((shown["width"].int, shown["height"].int) == (728, 764))
    #expect(shown["picture"] == "finished")
    #expect(shown["scale"].double == 2)
    #expect(
      PictureComparison.areAlike(
        try display.screenshot().widget(shown, scale: 2), try desk.picture(scale: 2).inside(48)))
  }

  @Test func `at 144 dots an inch a point is one and a half pixels`() throws {
    let (desk, clock, display) = (try Desk(), try TestClock(), try XDisplay())
    try desk.placedHearth(1)
    let resources = try display.folder.write("Xft.dpi: 144\n", to: "resources")
    try display.run("xrdb", "-nocpp", "-merge", resources.lossyText)
    let widget = try WidgetProcess(
      desk, on: display.environment, .init(clock: clock, renders: true))
    let shown = try widget.next("a picture of 546×573") {
      $0["file"].string != "" && (try? Self.size(of: $0["file"].string)) == "546 573"
    }
    #expect((shown["width"].int, shown["height"].int) == (546, 573))
    #expect(shown["scale"].double == 1.5)
    #expect(
      PictureComparison.areAlike(
        try display.screenshot().widget(shown, scale: 1.5), try desk.picture(scale: 1.5).inside(36))
    )
  }

  private static func size(of file: String) throws -> String? {
    try PictureCheck.sizes(of: [file]).first
  }
}
