import CAdwaita

/// A key that went down.
public struct Key: Equatable, Sendable {
  /// The toolkit's number for what it means.
  public let value: UInt32
  /// The toolkit's name for what it means, such as "Left", "plus", "KP_Add", "Escape" or "a".
  public let name: String
  /// Whether Shift was down.
  public let isShift: Bool
  /// Whether Control was down.
  public let isControl: Bool
  /// Whether Alt was down.
  public let isAlt: Bool

  init(_ value: UInt32, _ state: GdkModifierType) {
    self.value = value
    name = gdk_keyval_name(value).map { String(cString: $0) } ?? ""
    isShift = state.rawValue & GDK_SHIFT_MASK.rawValue != 0
    isControl = state.rawValue & GDK_CONTROL_MASK.rawValue != 0
    isAlt = state.rawValue & GDK_ALT_MASK.rawValue != 0
  }
}

extension View {
  /// Calls `action` for keys while the keyboard is here or in something within that does not use them. It answers whether it used the key.
  public func onKey(_ action: @escaping (Key) -> Bool) {
    guard let controller = gtk_event_controller_key_new() else { return }
    let handler:
      @convention(c) (gpointer?, UInt32, UInt32, GdkModifierType, gpointer?) -> gboolean = {
        _, value, _, state, data in
        Held<(Key) -> Bool>.content(data)(Key(value, state)).g
      }
    Signals.connect(
      UnsafeMutableRawPointer(controller), "key-pressed",
      unsafeBitCast(handler, to: GCallback.self), action)
    add(controller)
  }

  /// Calls the actions when the keyboard comes here or into something within, and when it leaves.
  public func onFocus(
    enter: @escaping () -> Void = {}, leave: @escaping () -> Void = {}
  ) {
    guard let controller = gtk_event_controller_focus_new() else { return }
    Signals.connect(UnsafeMutableRawPointer(controller), "enter", enter)
    Signals.connect(UnsafeMutableRawPointer(controller), "leave", leave)
    add(controller)
  }

  /// Calls `action` before every frame with the frame's time in microseconds, until it answers false.
  public func onTick(_ action: @escaping (Int64) -> Bool) {
    let tick = Tick(self, action)
    tick.number = gtk_widget_add_tick_callback(
      widget,
      { _, clock, data in
        let tick = Held<Tick>.content(data)
        let goesOn = tick.action(Int64(gdk_frame_clock_get_frame_time(clock)))
        if !goesOn { tick.view?.forget(tick: tick.number) }
        return goesOn.g
      }, Held(tick).retained, { Held<Tick>.release($0) })
    keep(tick: tick.number)
  }
}

/// A callback for frames.
final class Tick {
  private(set) weak var view: View?
  let action: (Int64) -> Bool
  var number: guint = 0

  init(_ view: View, _ action: @escaping (Int64) -> Bool) {
    self.view = view
    self.action = action
  }
}
