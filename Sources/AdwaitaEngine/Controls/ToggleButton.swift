import CAdwaita

/// A button that is on or off.
public final class ToggleButton: Button {
  /// A toggle that says something.
  public convenience init(label: String, isOn: Bool, style: Style = []) {
    self.init(label: label, style: style)
    self.isOn = isOn
  }

  override class func make() -> UnsafeMutablePointer<GtkWidget>? { gtk_toggle_button_new() }

  /// Whether it is on.
  public var isOn: Bool {
    get { gtk_toggle_button_get_active(typed()) != 0 }
    set { Silence.during { gtk_toggle_button_set_active(typed(), newValue.g) } }
  }

  /// Calls `action` with whether it is on, when the user turns it on or off.
  public func onToggle(_ action: @escaping (Bool) -> Void) {
    keep(
      Signals.connect(raw, "toggled") { [weak self] in
        guard let self, !Silence.isKept else { return }
        action(isOn)
      })
  }

  /// Makes it and another the choices of one group, of which one at most is on.
  public func group(with other: ToggleButton) {
    gtk_toggle_button_set_group(typed(), other.typed())
  }
}
