import CAdwaita

/// A button that is on or off.
public final class ToggleButton: Button {
  /// A toggle that says something.
  public convenience init(label: String, isOn: Bool = false, style: Style = []) {
    self.init(made: gtk_toggle_button_new(), style: style)
    self.label = label
    self.isOn = isOn
  }

  /// A toggle with an icon of the theme, and a name that is heard, and seen when the pointer rests on it.
  public convenience init(icon: String, name: String, isOn: Bool = false, style: Style = []) {
    self.init(made: gtk_toggle_button_new(), style: style)
    self.icon = icon
    self.name(name)
    self.isOn = isOn
  }

  /// A toggle that shows a view, and a name that is heard of it.
  public convenience init(
    child: View, name: String? = nil, isOn: Bool = false, style: Style = []
  ) {
    self.init(made: gtk_toggle_button_new(), style: style)
    self.child = child
    if let name { accessibleName = name }
    self.isOn = isOn
  }

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
