import Glibc
import MantelCore
import MantelStore
import TestSupport
import Testing

/// A hand that moves widgets.
struct ArrangeTests {
  @Test func `with Alt held down a drag moves the widget onto the grid, and that is kept`() throws {
    let (desk, clock, display) = (try Desk(), try TestClock(), try XDisplay())
    try desk.placedHearth(2)
    let widget = try WidgetProcess(desk, on: display.environment, .init(clock: clock))
    let shown = try widget.shown("finished")
    try display.drag(
      from: shown.middle, to: (shown.middle.x + 90, shown.middle.y + 51), holding: "alt")
    let place = try moved(desk, from: DesktopPlace(x: 100, y: 100))
    // Counted from the left and from the top, 16 points a step.
    #expect(place == DesktopPlace(x: 192, y: 144))
    #expect(try desk.taps() == 0)
    widget.send(SIGTERM)
    _ = try widget.wait()
    let again = try WidgetProcess(desk, on: display.environment, .init(clock: clock))
    let there = try again.shown("finished")
    #expect((there["x"].double, there["y"].double) == (192, 144))
  }

  @Test func `without Alt a drag moves nothing, but in arrange mode`() throws {
    let (desk, clock, display) = (try Desk(), try TestClock(), try XDisplay())
    let photos = try desk.placedHearth(2)
    let widget = try WidgetProcess(desk, on: display.environment, .init(clock: clock))
    let shown = try widget.shown("finished")
    let middle = shown.middle
    try display.drag(from: middle, to: (middle.x + 90, middle.y + 51))
    widget.send(SIGUSR2)
    try widget.next("arrange") { $0["event"] == "arrange" && $0["on"] == true }
    #expect(try desk.placement().place == DesktopPlace(x: 100, y: 100))
    // A click is no tap then.
    try display.click(middle.x, middle.y)
    try display.drag(from: middle, to: (middle.x + 90, middle.y + 51))
    _ = try moved(desk, from: DesktopPlace(x: 100, y: 100))
    #expect(try desk.taps() == 0)
    widget.send(SIGUSR2)
    try widget.next("arrange") { $0["event"] == "arrange" && $0["on"] == false }
    let place = try desk.placement().place
    try display.click(Int(place?.x ?? 0) + 100, Int(place?.y ?? 0) + 100)
    #expect(try widget.shown()["photo"].string == photos[1])
  }

  @Test func `with the keyboard alone a widget is tapped, moved and let go`() throws {
    let (desk, clock, display) = (try Desk(), try TestClock(), try XDisplay())
    let photos = try desk.placedHearth(3, x: 96, y: 96)
    let widget = try WidgetProcess(desk, on: display.environment, .init(clock: clock))
    try widget.shown("finished")
    try widget.next("ready")
    widget.send(SIGUSR1)
    try widget.next("focus")
    try display.press("space")
    #expect(try widget.shown()["photo"].string == photos[1])
    try display.press("Left")
    #expect(try widget.shown()["photo"].string == photos[0])
    widget.send(SIGUSR2)
    try widget.next("arrange")
    try display.press("Right")
    #expect(try moved(desk, from: DesktopPlace(x: 96, y: 96)) == DesktopPlace(x: 112, y: 96))
    try display.press("Escape")
    try widget.next("arrange") { $0["event"] == "arrange" && $0["on"] == false }
    #expect(try desk.taps() == 0)
  }

  /// Where the widget is kept once it is no longer at a place.
  private func moved(_ desk: Desk, from place: DesktopPlace) throws -> DesktopPlace {
    try Patience.poll("the widget to be moved") {
      try desk.placement().place.flatMap { $0 == place ? nil : $0 }
    }
  }
}
