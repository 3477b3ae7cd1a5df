import MantelCore
import MantelImaging
import MantelStore
import MantelSystem
import TestSupport
import Testing

/// What is on a Wayland desktop: by layers where there are any, else through XWayland.
struct WaylandTests {
  @Test(arguments: [1.0, 2.0])
  func `on a layer the picture is the one that mantel show makes`(_ scale: Double) throws {
    let (desk, clock) = (try Desk(), try TestClock())
    let display = try WaylandDisplay(scale: scale)
    try desk.placedHearth(1, x: 32, y: 48)
    try desk.desktop.update { $0[0].scale = scale }
    _ = try desk.answer("render", "Hearth")
    try display.admit(desk)
    try clock.admit(to: display)
    let widget = try WidgetProcess(
      desk, on: display.environment, .init(clock: clock, user: display.user))
    let backend = try widget.next("ready")["backend"]
    let shown = widget.lastShown
    #expect(backend == "layer-shell")
    #expect(shown["output"] == "HEADLESS-1")
    #expect(shown["scale"].double == scale)
    let picture = try display.screenshot().widget(shown, scale: scale)
    #expect(
      PictureComparison.areAlike(
        picture, try desk.picture(scale: scale).inside(Int(24 * scale))))
  }

  @Test func `on GNOME it is there through XWayland`() throws {
    let (desk, clock, display) = (try Desk(), try TestClock(), try NestedGNOME())
    try desk.placedHearth(1)
    let widget = try WidgetProcess(desk, on: display.environment, .init(clock: clock))
    #expect(try widget.next("ready")["backend"] == "x11")
    let shown = widget.lastShown
    let picture = try desk.picture().inside(24)
    // The desktop is a window in the display around it: somewhere in the first pixels.
    try Patience.poll("the widget on GNOME's screen") {
      let screen = try display.screenshot()
      for (left, top) in [(0.0, 0.0), (1, 22), (0, 22), (1, 1)] {
        if PictureComparison.areAlike(screen.widget(shown, left: left, top: top), picture) {
          return ()
        }
      }
      return nil
    }
  }
}
