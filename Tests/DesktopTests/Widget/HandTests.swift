import MantelCore
import MantelImaging
import MantelStore
import MantelSystem
import TestSupport
import Testing

/// A hand at the mouse.
struct HandTests {
  @Test func `a click shows the next photo and is counted`() throws {
    let (desk, clock, display) = (try Desk(), try TestClock(), try XDisplay())
    let photos = try desk.placedHearth(3)
    let widget = try WidgetProcess(desk, on: display.environment, .init(clock: clock))
    let first = try widget.shown()
    try display.click(first.middle.x, first.middle.y)
    let second = try widget.shown()
    #expect([first, second].map(\.["photo"].string) == [photos[0], photos[1]])
    #expect(try desk.taps() == 1)
    #expect(
      PictureComparison.areAlike(
        try display.screenshot().widget(second), try desk.picture().inside(24)))
  }

  @Test func `the wheel goes on and back`() throws {
    let (desk, clock, display) = (try Desk(), try TestClock(), try XDisplay())
    let photos = try desk.placedHearth(3)
    let widget = try WidgetProcess(desk, on: display.environment, .init(clock: clock))
    let place = try widget.shown().middle
    try display.scroll(place.x, place.y, notches: 1)
    #expect(try widget.shown()["photo"].string == photos[1])
    try display.scroll(place.x, place.y, notches: -1)
    #expect(try widget.shown()["photo"].string == photos[0])
    try display.scroll(place.x, place.y, notches: -1)
    #expect(try widget.shown()["photo"].string == photos[2])
    #expect(try desk.taps() == -1)
  }

  @Test func `the right button brings a menu, each line of which has a name`() throws {
    let (desk, clock, display) = (try Desk(), try TestClock(), try XDisplay())
    let bus = try SessionBus(on: display.environment)
    try desk.placedHearth(2)
    let widget = try WidgetProcess(
      desk, on: display.environment, .init(clock: clock, bus: bus))
    let shown = try widget.shown()
    let tree = AccessibilityTree(on: display.environment, bus)
    try display.click(shown.middle.x, shown.middle.y, button: 3)
    let lines = try Patience.poll("the menu") {
      let lines = try tree.objects().all.filter {
        $0.role.hasSuffix("menu item") && $0.states.contains("showing")
      }
      return lines.isEmpty ? nil : lines
    }
    #expect(lines.count > 2)
    #expect(lines.allSatisfy { !$0.name.isEmpty })
  }

  @Test func `whoever does not see it hears which photo it is, and can go on`() throws {
    let (desk, clock, display) = (try Desk(), try TestClock(), try XDisplay())
    let bus = try SessionBus(on: display.environment)
    let photos = try desk.placedHearth(2)
    let widget = try WidgetProcess(
      desk, on: display.environment, .init(clock: clock, bus: bus))
    let shown = try widget.shown()
    let tree = AccessibilityTree(on: display.environment, bus)
    let object = try #require(
      try tree.objects().all.first { $0.name == shown["name"].string && !$0.actions.isEmpty })
    #expect(object.description == shown["description"].string)
    try tree.perform(object.actions[0], on: object)
    #expect(try widget.shown()["photo"].string == photos[1])
  }
}

extension JSON {
  /// The middle of the widget that this report of a picture tells of, in pixels, at one pixel a point.
  var middle: (x: Int, y: Int) {
    (self["x"].int + self["width"].int / 2, self["y"].int + self["height"].int / 2)
  }
}
