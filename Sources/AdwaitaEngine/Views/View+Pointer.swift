import CAdwaita

/// A button that went down on a view.
public struct Click: Equatable, Sendable {
  /// 1 for a single click, 2 for the second of a double click, and so on.
  public let count: Int
  /// In points from the view's left.
  public let x: Double
  /// In points from the view's top.
  public let y: Double
}

/// A turn of the wheel, or fingers moving on a touchpad.
public struct Scroll: Equatable, Sendable {
  /// Steps of the wheel to the right, or points where `isSmooth`.
  public let dx: Double
  /// Steps of the wheel down, or points where `isSmooth`.
  public let dy: Double
  /// Where the pointer is, in points from the view's left.
  public let x: Double
  /// Where the pointer is, in points from the view's top.
  public let y: Double
  /// Whether Control is down.
  public let isControl: Bool
  /// Whether this is not a wheel with steps.
  public let isSmooth: Bool
}

extension View {
  /// Calls `action` when a button goes down here: 1 the first, 2 the middle, 3 the one for menus. A touch is the first.
  public func onClick(button: Int = 1, _ action: @escaping (Click) -> Void) {
    guard let gesture = gtk_gesture_click_new() else { return }
    gtk_gesture_single_set_button(gesture, guint(button))
    let handler: @convention(c) (gpointer?, Int32, Double, Double, gpointer?) -> Void = {
      _, count, x, y, data in
      Held<(Click) -> Void>.content(data)(Click(count: Int(count), x: x, y: y))
    }
    Signals.connect(
      UnsafeMutableRawPointer(gesture), "pressed", unsafeBitCast(handler, to: GCallback.self),
      action)
    add(gesture)
  }

  /// Calls the actions with the pointer's place, in points from the view's top left: when it comes, as it moves, and when it leaves.
  public func onPointer(
    enter: @escaping (_ x: Double, _ y: Double) -> Void = { _, _ in },
    move: @escaping (_ x: Double, _ y: Double) -> Void = { _, _ in },
    leave: @escaping () -> Void = {}
  ) {
    guard let motion = gtk_event_controller_motion_new() else { return }
    let object = UnsafeMutableRawPointer(motion)
    Signals.connectPlace(object, "enter", enter)
    Signals.connectPlace(object, "motion", move)
    Signals.connect(object, "leave", leave)
    add(motion)
  }

  /// Calls `action` for the wheel and for fingers on a touchpad. It answers whether it used them; if not, what is around the view scrolls.
  public func onScroll(_ action: @escaping (Scroll) -> Bool) {
    guard
      let controller = gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES)
    else { return }
    let place = PointerPlace()
    onPointer(enter: { place.note($0, $1) }, move: { place.note($0, $1) })
    let object = UnsafeMutableRawPointer(controller)
    let scrolled: (Double, Double) -> Bool = { dx, dy in
      let state = gtk_event_controller_get_current_event_state(controller)
      return action(
        Scroll(
          dx: dx, dy: dy, x: place.x, y: place.y,
          isControl: state.rawValue & GDK_CONTROL_MASK.rawValue != 0,
          isSmooth: gtk_event_controller_scroll_get_unit(controller)
            == GDK_SCROLL_UNIT_SURFACE))
    }
    let handler: @convention(c) (gpointer?, Double, Double, gpointer?) -> gboolean = {
      _, dx, dy, data in
      Held<(Double, Double) -> Bool>.content(data)(dx, dy).g
    }
    Signals.connect(object, "scroll", unsafeBitCast(handler, to: GCallback.self), scrolled)
    add(controller)
  }
}

/// Where the pointer was last.
private final class PointerPlace {
  private(set) var x = 0.0
  private(set) var y = 0.0

  func note(_ x: Double, _ y: Double) {
    (self.x, self.y) = (x, y)
  }
}
