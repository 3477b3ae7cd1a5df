import MantelImaging
import MantelSystem
import TestSupport

/// GNOME's compositor in a window that fills an X display, with an X server of its own (XWayland) for programs of X11: a desktop without
/// layers.
final class NestedGNOME {
  /// What its programs find in their environment.
  let environment: [String: String]
  private let outer: XDisplay
  private let bus: SessionBus
  private let compositor: BackgroundProgram

  /// A desktop of 1280 × 900 pixels; it is ready.
  init() throws {
    outer = try XDisplay(.plain(width: 1280, height: 900))
    bus = try SessionBus(on: outer.environment)
    let own = [
      "GSETTINGS_BACKEND": "memory", "LIBGL_ALWAYS_SOFTWARE": "1",
      "MUTTER_DEBUG_DUMMY_MODE_SPECS": "1280x900",
    ]
    compositor = try BackgroundProgram(
      "/usr/bin/mutter",
      [
        "--nested", "--wayland", "--", "/bin/sh", "-c",
        "echo $DISPLAY; echo $WAYLAND_DISPLAY; echo $XAUTHORITY; exec sleep infinity",
      ], environment: outer.environment.merging(bus.environment) { $1 }.merging(own) { $1 })
    let display = try compositor.lines.next()
    environment = outer.environment.merging([
      "DISPLAY": display, "WAYLAND_DISPLAY": try compositor.lines.next(),
      "XAUTHORITY": try compositor.lines.next(),
      "XDG_CURRENT_DESKTOP": "GNOME",
    ]) { $1 }
  }

  /// What is on the display around it.
  func screenshot() throws -> PixelBuffer { try outer.screenshot() }
}
