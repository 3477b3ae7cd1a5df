import CAdwaita

/// A value between two ends, to slide.
public final class Slider: View {
  private var releases: [() -> Void] = []
  private var isHeld = false
  private var hasChanged = false
  /// Counts changes without the pointer, to see which was the last for a while.
  private var change = 0

  /// A slider that starts at the lower end of its range. `step` is what an arrow key or the wheel moves it by, `page` a page key.
  public init(range: ClosedRange<Double>, step: Double = 1, page: Double? = nil) {
    super.init(
      widget: gtk_scale_new_with_range(
        GTK_ORIENTATION_HORIZONTAL, range.lowerBound, range.upperBound, step))
    gtk_scale_set_draw_value(typed(), 0)
    gtk_range_set_increments(typed(), step, page ?? step * 10)
    followButtons()
    keep(
      Signals.connect(raw, "value-changed") { [weak self] in
        if !Silence.isKept { self?.changedByUser() }
      })
  }

  /// Where it stands.
  public var value: Double {
    get { gtk_range_get_value(typed()) }
    set { if newValue != value { Silence.during { gtk_range_set_value(typed(), newValue) } } }
  }

  /// Its ends. A value outside moves to the nearer one.
  public func setRange(_ range: ClosedRange<Double>) {
    Silence.during { gtk_range_set_range(typed(), range.lowerBound, range.upperBound) }
  }

  /// Calls `action` with the value whenever the user moves it.
  public func onChange(_ action: @escaping (Double) -> Void) {
    keep(
      Signals.connect(raw, "value-changed") { [weak self] in
        guard let self, !Silence.isKept else { return }
        action(value)
      })
  }

  /// Calls `action` when the user has moved it and lets it go; with keys and wheel, when it has rested for a moment.
  public func onRelease(_ action: @escaping () -> Void) {
    releases.append(action)
  }

  /// Marks a value, with a text below where there is one.
  public func addMark(_ value: Double, _ text: String? = nil) {
    gtk_scale_add_mark(typed(), value, GTK_POS_BOTTOM, text?.escapedMarkup)
  }

  /// Shows the range from here to the value as filled, rather than from the lower end.
  public var fillsFromLowerEnd: Bool {
    get { gtk_scale_get_has_origin(typed()) != 0 }
    set { gtk_scale_set_has_origin(typed(), newValue.g) }
  }

  /// How long the slider rests after a key until it counts as let go, in milliseconds.
  private static let rest = 400

  private func changedByUser() {
    hasChanged = true
    guard !isHeld else { return }
    change += 1
    MainLoop.after(milliseconds: Self.rest) { [weak self, change] in
      if let self, change == self.change, !isHeld { letGo() }
    }
  }

  override func forget() { releases = [] }

  private func letGo() {
    guard hasChanged else { return }
    hasChanged = false
    for release in releases { release() }
  }

  /// The range's own gesture takes the sequence for itself; this sees the events before it does.
  private func followButtons() {
    guard let controller = gtk_event_controller_legacy_new() else { return }
    gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE)
    let handler: @convention(c) (gpointer?, OpaquePointer?, gpointer?) -> gboolean = {
      _, event, data in
      Held<(OpaquePointer?) -> Void>.content(data)(event)
      return 0
    }
    let note: (OpaquePointer?) -> Void = { [weak self] event in
      guard let self, let event else { return }
      switch gdk_event_get_event_type(event) {
      case GDK_BUTTON_PRESS, GDK_TOUCH_BEGIN: isHeld = true
      case GDK_BUTTON_RELEASE, GDK_TOUCH_END, GDK_TOUCH_CANCEL:
        isHeld = false
        // After the range's gesture has set the last value.
        MainLoop.soon { [weak self] in self?.letGo() }
      default: break
      }
    }
    Signals.connect(
      UnsafeMutableRawPointer(controller), "event", unsafeBitCast(handler, to: GCallback.self),
      note)
    add(controller)
  }
}
