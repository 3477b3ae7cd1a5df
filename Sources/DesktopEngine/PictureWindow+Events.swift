import CGtk3

/// What of the menu's place depends on how it was asked for.
public struct MenuTrigger {
  let event: UnsafePointer<GdkEvent>?
  /// Whether the keyboard asked for it.
  public let isByKeyboard: Bool
}

/// Where the pointer went since a button was pressed.
struct PointerTracker {
  /// Where it was when the button was pressed: on the screen, and in the window.
  var press: (screen: (x: Double, y: Double), window: (x: Double, y: Double))?
  /// Whether it moves the window.
  var isDragging = false
  /// How far it has moved the window, in GTK's units, where that is told by the window's own place.
  var travelled = (x: 0.0, y: 0.0)
  /// Turns of a smooth wheel that are not yet a whole one.
  var scrolled = 0.0

  /// Farther than this, in GTK's units, is a drag and no click.
  static let slack = 6.0
}

extension PictureWindow {
  func connect() {
    let events: [(String, (PictureWindow, UnsafePointer<GdkEvent>) -> Bool)] = [
      ("button-press-event", { $0.press($1) }), ("button-release-event", { $0.release($1) }),
      ("motion-notify-event", { $0.motion($1) }), ("scroll-event", { $0.scroll($1) }),
      ("key-press-event", { $0.key($1) }),
    ]
    let mask =
      GDK_BUTTON_PRESS_MASK.rawValue | GDK_BUTTON_RELEASE_MASK.rawValue
      | GDK_BUTTON1_MOTION_MASK.rawValue | GDK_SCROLL_MASK.rawValue
      | GDK_SMOOTH_SCROLL_MASK.rawValue
    gtk_widget_add_events(button, gint(mask))
    for (signal, action) in events {
      let handler: @convention(c) (gpointer?, UnsafePointer<GdkEvent>?, gpointer?) -> gboolean = {
        _, event, data in
        guard let event else { return 0 }
        return Box<(UnsafePointer<GdkEvent>) -> Bool>.content(data)(event) ? 1 : 0
      }
      let box = Box<(UnsafePointer<GdkEvent>) -> Bool> { [weak self] event in
        guard let self else { return false }
        return action(self, event)
      }
      cgtk_connect(button, signal, unsafeBitCast(handler, to: GCallback.self), box.retained)
    }
    // By the keyboard and by assistive technology; a pointer's clicks do not get as far as this.
    connect(button, "clicked") { $0.onGesture(.click) }
    connect(button, "popup-menu", answer: 1) {
      $0.onGesture(.menu(MenuTrigger(event: nil, isByKeyboard: true)))
    }
    connect(window, "realize") { $0.realized() }
    let draw: @convention(c) (gpointer?, OpaquePointer?, gpointer?) -> gboolean = {
      _, context, data in
      if let context { Box<(OpaquePointer) -> Void>.content(data)(context) }
      return 1
    }
    cgtk_connect(
      button, "draw", unsafeBitCast(draw, to: GCallback.self),
      Box<(OpaquePointer) -> Void> { [weak self] in self?.draw($0) }.retained)
    let focus: @convention(c) (gpointer?, UnsafePointer<GdkEvent>?, gpointer?) -> gboolean = {
      _, _, data in
      Box<() -> Void>.content(data)()
      return 0
    }
    for (signal, action) in [
      ("focus-out-event", { [weak self] in self?.returnKeyboard() }),
      ("focus-in-event", { [weak self] in self?.hasFocus() }),
    ] as [(String, () -> Void?)] {
      cgtk_connect(
        window, signal, unsafeBitCast(focus, to: GCallback.self), Box { _ = action() }.retained)
    }
  }

  private func connect(
    _ widget: UnsafeMutablePointer<GtkWidget>, _ signal: String, answer: gboolean = 0,
    _ action: @escaping (PictureWindow) -> Void
  ) {
    let box = Box { [weak self] in
      if let self { action(self) }
      return answer
    }
    let handler: @convention(c) (gpointer?, gpointer?) -> gboolean = { _, data in
      Box<() -> gboolean>.content(data)()
    }
    cgtk_connect(widget, signal, unsafeBitCast(handler, to: GCallback.self), box.retained)
  }

  private func realized() {
    guard let clock = gtk_widget_get_frame_clock(window) else { return }
    let handler: @convention(c) (gpointer?, gpointer?) -> Void = { _, data in
      Box<() -> Void>.content(data)()
    }
    cgtk_connect(
      UnsafeMutableRawPointer(clock), "after-paint", unsafeBitCast(handler, to: GCallback.self),
      Box { [weak self] in
        self?.painted()
        return ()
      }.retained)
  }

  // MARK: The pointer

  private func press(_ event: UnsafePointer<GdkEvent>) -> Bool {
    guard event.pointee.type == GDK_BUTTON_PRESS else { return true }
    gtk_widget_grab_focus(button)
    cgtk_window_show_focus(window, 0)
    switch cgtk_event_button(event) {
    case 1:
      // A window of the desktop's own kind is not given the keyboard by a click unless it asks.
      cgtk_window_present(window, gdk_event_get_time(event))
      pointer.press = (screen: screenPlace(event), window: windowPlace(event))
      pointer.isDragging = false
      pointer.travelled = (0, 0)
    case 2: onGesture(.middleClick)
    case 3: onGesture(.menu(MenuTrigger(event: event, isByKeyboard: false)))
    default: break
    }
    return true
  }

  private func motion(_ event: UnsafePointer<GdkEvent>) -> Bool {
    guard let press = pointer.press else { return false }
    let mayMove =
      isArranging || cgtk_event_modifiers(event) & GDK_MOD1_MASK.rawValue != 0
      || pointer.isDragging
    let (across, down): (Double, Double)
    if tellsScreenPlaces {
      let now = screenPlace(event)
      (across, down) = (now.x - press.screen.x, now.y - press.screen.y)
    } else {
      // The window moves under the pointer, so that what is left between them adds to what it has moved already.
      let now = windowPlace(event)
      (across, down) = (
        pointer.travelled.x + now.x - press.window.x, pointer.travelled.y + now.y - press.window.y
      )
    }
    if !pointer.isDragging {
      guard mayMove, max(abs(across), abs(down)) > PointerTracker.slack else { return true }
      pointer.isDragging = true
    }
    pointer.travelled = (across, down)
    let units = monitor.unitsPerPoint
    onGesture(.drag(across: across / units, down: down / units))
    return true
  }

  private func release(_ event: UnsafePointer<GdkEvent>) -> Bool {
    guard cgtk_event_button(event) == 1, let press = pointer.press else { return true }
    pointer.press = nil
    if pointer.isDragging {
      pointer.isDragging = false
      onGesture(.drop)
      return true
    }
    // Who presses, thinks again and lets go somewhere else has not clicked.
    let now = windowPlace(event)
    let isInside =
      now.x >= 0 && now.y >= 0 && now.x < Double(gtk_widget_get_allocated_width(button))
      && now.y < Double(gtk_widget_get_allocated_height(button))
    let way = max(abs(now.x - press.window.x), abs(now.y - press.window.y))
    if isInside, way < 5 * PointerTracker.slack { onGesture(.click) }
    return true
  }

  private func scroll(_ event: UnsafePointer<GdkEvent>) -> Bool {
    var direction: Int32 = 0
    if cgtk_event_scroll_direction(event, &direction) != 0 {
      switch UInt32(direction) {
      case GDK_SCROLL_UP.rawValue, GDK_SCROLL_LEFT.rawValue: onGesture(.scroll(forward: false))
      default: onGesture(.scroll(forward: true))
      }
      return true
    }
    var (across, down) = (0.0, 0.0)
    guard gdk_event_get_scroll_deltas(event, &across, &down) != 0 else { return true }
    if gdk_event_is_scroll_stop_event(event) != 0 { pointer.scrolled = 0 }
    pointer.scrolled += abs(down) >= abs(across) ? down : across
    while abs(pointer.scrolled) >= 1 {
      let forward = pointer.scrolled > 0
      pointer.scrolled -= forward ? 1 : -1
      onGesture(.scroll(forward: forward))
    }
    return true
  }

  private func screenPlace(_ event: UnsafePointer<GdkEvent>) -> (x: Double, y: Double) {
    var (x, y) = (0.0, 0.0)
    gdk_event_get_root_coords(event, &x, &y)
    return (x, y)
  }

  private func windowPlace(_ event: UnsafePointer<GdkEvent>) -> (x: Double, y: Double) {
    var (x, y) = (0.0, 0.0)
    gdk_event_get_coords(event, &x, &y)
    return (x, y)
  }

  // MARK: The keyboard

  private func hasFocus() {
    gtk_widget_queue_draw(button)
    onFocus()
  }

  private func key(_ event: UnsafePointer<GdkEvent>) -> Bool {
    let isAlone = cgtk_event_modifiers(event) & ~UInt32(GDK_SHIFT_MASK.rawValue) == 0
    guard isAlone else { return false }
    cgtk_window_show_focus(window, 1)
    gtk_widget_queue_draw(button)
    switch Int32(cgtk_event_key(event)) {
    case GDK_KEY_Right: arrow(1, 0)
    case GDK_KEY_Left: arrow(-1, 0)
    case GDK_KEY_Down: arrow(0, 1)
    case GDK_KEY_Up: arrow(0, -1)
    case GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_space: onGesture(.click)
    case GDK_KEY_Page_Down: onGesture(.scroll(forward: true))
    case GDK_KEY_Page_Up: onGesture(.scroll(forward: false))
    case GDK_KEY_Escape: onGesture(.escape)
    default: return false
    }
    return true
  }

  private func arrow(_ across: Double, _ down: Double) {
    onGesture(.arrow(across: across, down: down))
  }
}
