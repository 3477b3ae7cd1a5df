import CGtk3
import MantelCore

/// A monitor.
public struct DesktopMonitor: Equatable {
  /// Its connector, such as `DP-1`.
  public let name: String
  /// Whether it is the user's main one.
  public let isMain: Bool
  /// What panels leave of it, in points.
  public let workArea: PointSize
  /// Pixels a point.
  public let scale: Double
  /// GTK's units a point: 1 but where X11 has a resolution that is no whole multiple of 96 dots an inch.
  let unitsPerPoint: Double
  /// Where the work area begins, in GTK's units on the whole screen.
  let origin: (x: Double, y: Double)
  let handle: OpaquePointer

  init(_ monitor: OpaquePointer, name: String, isMain: Bool, backend: DesktopBackend) {
    handle = monitor
    self.name = name
    self.isMain = isMain
    var area = GdkRectangle()
    gdk_monitor_get_workarea(monitor, &area)
    unitsPerPoint = backend == .x11 ? Self.resolutionFactor : 1
    scale = Double(gdk_monitor_get_scale_factor(monitor)) * unitsPerPoint
    origin = (Double(area.x), Double(area.y))
    workArea = PointSize(
      width: Double(area.width) / unitsPerPoint, height: Double(area.height) / unitsPerPoint)
  }

  /// X11 tells desktops that are scaled by a fraction through the resolution of its text, in dots an inch.
  private static var resolutionFactor: Double {
    guard let screen = gdk_screen_get_default() else { return 1 }
    let resolution = gdk_screen_get_resolution(screen)
    guard resolution > 0 else { return 1 }
    return min(max(resolution / 96, 0.5), 4)
  }

  /// Whether both are the same monitor, as it is.
  public static func == (one: DesktopMonitor, other: DesktopMonitor) -> Bool {
    one.name == other.name && one.isMain == other.isMain && one.workArea == other.workArea
      && one.scale == other.scale && one.origin == other.origin && one.handle == other.handle
  }
}

extension DesktopMonitor {
  /// Whether both are one monitor, be it changed.
  public func isSameScreen(as other: DesktopMonitor) -> Bool {
    name == other.name && handle == other.handle
  }
}

extension [DesktopMonitor] {
  /// The monitor of a connector, nil while it is not there; without a connector the main one, else the first.
  public func monitor(named connector: String?) -> DesktopMonitor? {
    guard let connector else { return first(where: \.isMain) ?? first }
    return first { $0.name == connector }
  }
}
