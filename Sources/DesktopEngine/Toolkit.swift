import CGtk3
import MantelCore

/// How windows get onto the desktop here.
public enum DesktopBackend: String, Sendable {
  /// As windows of the desktop's own kind, by the hints of X11; under GNOME's Wayland through XWayland.
  case x11
  /// By the layer-shell protocol of Wayland.
  case layerShell = "layer-shell"
}

/// GTK, once in a process.
public final class Toolkit {
  /// How windows get onto the desktop.
  public let backend: DesktopBackend
  let display: OpaquePointer
  /// Listens to the names of Wayland's monitors.
  private let outputs: UnsafeMutablePointer<GPtrArray>?

  /// Starts GTK; nil where there is no display.
  public init?() {
    cgtk_return_large_blocks()
    // GL costs more memory than everything else together, and nothing here needs it (shared notes: 86 against 30 MB).
    g_setenv("GDK_GL", "disable", 0)
    let hasLayers = g_getenv("WAYLAND_DISPLAY") != nil && cgtk_has_layer_shell() != 0
    gdk_set_allowed_backends(hasLayers ? "wayland" : "x11")
    guard gtk_init_check(nil, nil) != 0, let display = gdk_display_get_default() else { return nil }
    self.display = display
    backend = hasLayers ? .layerShell : .x11
    outputs = cgtk_outputs_new(display)
  }

  /// Whether the desktop wants things to move.
  public var showsAnimations: Bool {
    guard let settings = gtk_settings_get_default() else { return true }
    return cgtk_boolean_property(settings, "gtk-enable-animations") != 0
  }

  /// Returns once everything that was drawn is with the display.
  public func synchronize() {
    cgtk_synchronize(display)
  }

  /// The monitors that are connected now.
  public var monitors: [DesktopMonitor] {
    cgtk_synchronize(display)
    return (0..<gdk_display_get_n_monitors(display)).compactMap { index in
      guard let monitor = gdk_display_get_monitor(display, index) else { return nil }
      return DesktopMonitor(
        monitor, name: name(of: monitor, at: index), isMain: gdk_monitor_is_primary(monitor) != 0,
        backend: backend)
    }
  }

  /// The monitor that the middle of a window lies on, and the window's place on it; `place` is on the work area of `monitor`.
  ///
  /// Layers cannot leave their monitor.
  public func monitor(under place: DesktopPlace, size: PointSize, from monitor: DesktopMonitor)
    -> (DesktopMonitor, DesktopPlace)
  {
    guard backend == .x11 else { return (monitor, place) }
    let units = monitor.unitsPerPoint
    let left = monitor.origin.x + place.x * units
    let top = monitor.origin.y + place.y * units
    let middle = (x: left + size.width * units / 2, y: top + size.height * units / 2)
    guard
      let handle = gdk_display_get_monitor_at_point(display, Int32(middle.x), Int32(middle.y)),
      let there = monitors.first(where: { $0.handle == handle }), there.name != monitor.name
    else { return (monitor, place) }
    return (
      there,
      DesktopPlace(
        x: (left - there.origin.x) / there.unitsPerPoint,
        y: (top - there.origin.y) / there.unitsPerPoint)
    )
  }

  /// Calls `action` whenever a monitor comes or goes or is another than it was.
  public func onMonitorsChanged(_ action: @escaping () -> Void) {
    let screen = gdk_screen_get_default()
    for (object, signal) in [(screen, "monitors-changed"), (screen, "size-changed")] {
      connect(object, signal, action)
    }
    for signal in ["monitor-added", "monitor-removed"] {
      let handler: @convention(c) (gpointer?, gpointer?, gpointer?) -> Void = { _, _, data in
        Box<() -> Void>.content(data)()
      }
      cgtk_connect(
        UnsafeMutableRawPointer(display), signal, unsafeBitCast(handler, to: GCallback.self),
        Box(action).retained)
    }
    if let settings = gtk_settings_get_default() {
      connectNotify(settings, "notify::gtk-xft-dpi", action)
    }
  }

  private func name(of monitor: OpaquePointer, at index: Int32) -> String {
    let name = cgtk_outputs_name(outputs, guint(index)) ?? gdk_monitor_get_model(monitor)
    return name.map { String(cString: $0) } ?? "\(index)"
  }

  private func connect(_ object: OpaquePointer?, _ signal: String, _ action: @escaping () -> Void) {
    guard let object else { return }
    let handler: @convention(c) (gpointer?, gpointer?) -> Void = { _, data in
      Box<() -> Void>.content(data)()
    }
    cgtk_connect(
      UnsafeMutableRawPointer(object), signal, unsafeBitCast(handler, to: GCallback.self),
      Box(action).retained)
  }

  private func connectNotify(
    _ object: UnsafeMutablePointer<GtkSettings>, _ signal: String, _ action: @escaping () -> Void
  ) {
    let handler: @convention(c) (gpointer?, gpointer?, gpointer?) -> Void = { _, _, data in
      Box<() -> Void>.content(data)()
    }
    cgtk_connect(
      UnsafeMutableRawPointer(object), signal, unsafeBitCast(handler, to: GCallback.self),
      Box(action).retained)
  }
}
