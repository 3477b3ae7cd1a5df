import CAdwaita

extension View {
  /// Calls `begin` when the first button or a finger goes down here, and `end` when it comes up or something else takes it over.
  public func onHold(begin: @escaping () -> Void, end: @escaping () -> Void) {
    guard let gesture = gtk_gesture_drag_new() else { return }
    let object = UnsafeMutableRawPointer(gesture)
    var isDown = false
    Signals.connectPointer(object, "begin") { _ in
      isDown = true
      begin()
    }
    Signals.connectPointer(object, "end") { _ in
      guard isDown else { return }
      isDown = false
      end()
    }
    add(gesture)
  }

  /// Follows a drag with the first button or a finger.
  ///
  /// - Parameters:
  ///   - begin: is called with its place, in points from the view's top left; answers whether the drag is wanted.
  ///   - update: is called with how far it has come since it began, in points.
  ///   - end: is called with how far it came in all, in points.
  public func onDrag(
    begin: @escaping (_ x: Double, _ y: Double) -> Bool = { _, _ in true },
    update: @escaping (_ dx: Double, _ dy: Double) -> Void,
    end: @escaping (_ dx: Double, _ dy: Double) -> Void = { _, _ in }
  ) {
    guard let gesture = gtk_gesture_drag_new() else { return }
    let object = UnsafeMutableRawPointer(gesture)
    var isWanted = false
    Signals.connectPlace(object, "drag-begin") { x, y in
      isWanted = begin(x, y)
      if !isWanted { gtk_gesture_set_state(gesture, GTK_EVENT_SEQUENCE_DENIED) }
    }
    Signals.connectPlace(object, "drag-update") { dx, dy in
      guard isWanted else { return }
      // From the first movement on: a press that does not move remains a click.
      gtk_gesture_set_state(gesture, GTK_EVENT_SEQUENCE_CLAIMED)
      update(dx, dy)
    }
    Signals.connectPlace(object, "drag-end") { dx, dy in
      guard isWanted else { return }
      isWanted = false
      end(dx, dy)
    }
    add(gesture)
  }

  /// Follows two fingers that move apart or together, on a touchscreen or a touchpad.
  ///
  /// - Parameters:
  ///   - begin: is called with the middle between them, in points from the view's top left.
  ///   - update: is called with how far they are apart now, where 1 is how far they were at first.
  ///   - end: is called when they are lifted.
  public func onPinch(
    begin: @escaping (_ x: Double, _ y: Double) -> Void,
    update: @escaping (_ scale: Double) -> Void,
    end: @escaping () -> Void = {}
  ) {
    guard let gesture = gtk_gesture_zoom_new() else { return }
    let object = UnsafeMutableRawPointer(gesture)
    Signals.connectPointer(object, "begin") { _ in
      var (x, y) = (0.0, 0.0)
      gtk_gesture_get_bounding_box_center(gesture, &x, &y)
      gtk_gesture_set_state(gesture, GTK_EVENT_SEQUENCE_CLAIMED)
      begin(x, y)
    }
    Signals.connectDouble(object, "scale-changed", update)
    Signals.connectPointer(object, "end") { _ in end() }
    add(gesture)
  }
}
