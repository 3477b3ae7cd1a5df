import MantelCore
import MantelImaging
import MantelStore
import TestSupport
import Testing

/// What the desktop says of its looks, through a settings portal of the test's own.
struct AppearanceTests {
  @Test func `a tint by the accent colour follows the desktop`() throws {
    let (desk, clock, display) = (try Desk(), try TestClock(), try XDisplay())
    let bus = try SessionBus(on: display.environment)
    let portal = try SettingsPortal(on: bus, accent: (1, 0, 0))
    try desk.placedHearth(1)
    try desk.desktop.update { $0[0].tint = .accent }
    let widget = try WidgetProcess(desk, on: display.environment, .init(clock: clock, bus: bus))
    func isSeen(_ options: String...) throws {
      let wanted = try desk.picture(options).inside(24)
      try Patience.poll("the picture with \(options)") {
        let shown = try widget.shown()
        return PictureComparison.areAlike(try display.screenshot().widget(shown), wanted) ? () : nil
      }
    }
    try isSeen("--tint", "#ff0000")
    try portal.set("accent-color", "(ddd)", "(0.0, 0.0, 1.0)")
    try isSeen("--tint", "#0000ff")
    // Numbers that mean no colour say that there is none.
    try portal.set("accent-color", "(ddd)", "(2.0, 0.0, -1.0)")
    try isSeen()
  }

  @Test func `photos give way slowly, but not where less motion is asked for`() throws {
    let (desk, clock, display) = (try Desk(), try TestClock(), try XDisplay(animates: true))
    let bus = try SessionBus(on: display.environment)
    let portal = try SettingsPortal(on: bus, accent: (1, 0, 0))
    try desk.placedHearth(2)
    let widget = try WidgetProcess(desk, on: display.environment, .init(clock: clock, bus: bus))
    #expect(try widget.shown()["faded"] == false, "there was nothing before the first one")
    _ = try desk.answer("next", "Hearth")
    #expect(try widget.shown()["faded"] == true)
    try portal.set("reduced-motion", "u", "1")
    try widget.next("appearance")
    _ = try desk.answer("next", "Hearth")
    #expect(try widget.shown()["faded"] == false)
  }

  @Test func `the bus can tell it what to do`() throws {
    let (desk, clock, display) = (try Desk(), try TestClock(), try XDisplay())
    let bus = try SessionBus(on: display.environment)
    let photos = try desk.placedHearth(2)
    let widget = try WidgetProcess(desk, on: display.environment, .init(clock: clock, bus: bus))
    try widget.shown("finished")
    func activate(_ action: String, _ parameter: String) throws {
      try Patience.poll("the name on the bus") {
        try? bus.run(
          "gdbus", "call", "--session", "--dest", "org.mantel.Widget", "--object-path",
          "/org/mantel/Widget", "--method", "org.gtk.Actions.Activate", action, parameter, "{}")
      }
    }
    try activate("next", "[<'\(Desk.identifier)'>]")
    #expect(try widget.shown()["photo"].string == photos[1])
    try activate("stop", "[]")
    #expect(try widget.wait() == 0)
  }
}
