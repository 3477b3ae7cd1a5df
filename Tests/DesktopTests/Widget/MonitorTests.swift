import MantelCore
import MantelImaging
import MantelStore
import MantelSystem
import TestSupport
import Testing

/// Monitors come and go.
struct MonitorTests {
  @Test func `a widget goes with its monitor and comes back to its place`() throws {
    let (desk, clock, display) = (try Desk(), try TestClock(), try XDisplay(.pluggable))
    try display.plugIn()
    try desk.placedHearth(1, x: 30, y: 40, output: "DUMMY1")
    let placement = try desk.placement().id
    let widget = try WidgetProcess(desk, on: display.environment, .init(clock: clock))
    let shown = try widget.shown()
    #expect(shown["output"] == "DUMMY1")
    #expect(desk.desktop.isShown(placement))
    let picture = try desk.picture().inside(24)
    #expect(
      PictureComparison.areAlike(try display.screenshot().widget(shown, left: 1024), picture))

    try display.pullOut()
    #expect(try widget.next("hidden")["placement"].string == placement.text)
    #expect(!desk.desktop.isShown(placement))

    try display.plugIn()
    let again = try widget.shown()
    #expect((again["x"].double, again["y"].double) == (30, 40))
    #expect(again["output"] == "DUMMY1")
    #expect(desk.desktop.isShown(placement))
    #expect(
      PictureComparison.areAlike(try display.screenshot().widget(again, left: 1024), picture))
    #expect(try desk.placement().place == DesktopPlace(x: 30, y: 40))
  }

  @Test func `without its monitor from the start a widget waits for it`() throws {
    let (desk, clock, display) = (try Desk(), try TestClock(), try XDisplay(.pluggable))
    try desk.placedHearth(1, x: 30, y: 40, output: "DUMMY1")
    let widget = try WidgetProcess(desk, on: display.environment, .init(clock: clock))
    try widget.next("ready")
    #expect(!desk.desktop.isShown(try desk.placement().id))
    #expect(widget.lastShown == .null)
    try display.plugIn()
    #expect(try widget.shown()["output"] == "DUMMY1")
  }
}
