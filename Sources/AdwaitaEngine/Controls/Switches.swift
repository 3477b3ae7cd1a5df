import CAdwaita

/// A box to tick, or one of several choices.
public final class CheckButton: View {
  /// A box to tick with a text beside it.
  public init(_ label: String? = nil, isOn: Bool = false) {
    super.init(widget: gtk_check_button_new_with_label(label))
    self.isOn = isOn
  }

  /// What it says.
  public var label: String? {
    get { gtk_check_button_get_label(typed()).map { String(cString: $0) } }
    set { gtk_check_button_set_label(typed(), newValue) }
  }

  /// Whether it is ticked.
  public var isOn: Bool {
    get { gtk_check_button_get_active(typed()) != 0 }
    set { Silence.during { gtk_check_button_set_active(typed(), newValue.g) } }
  }

  /// Calls `action` with whether it is ticked, when the user changes it.
  public func onToggle(_ action: @escaping (Bool) -> Void) {
    keep(
      Signals.connect(raw, "toggled") { [weak self] in
        guard let self, !Silence.isKept else { return }
        action(isOn)
      })
  }

  /// Makes it and another the choices of one group, of which one at most is ticked.
  public func group(with other: CheckButton) {
    gtk_check_button_set_group(typed(), other.typed())
  }
}

/// Something that is on or off.
public final class Switch: View {
  /// A switch without a name of its own.
  public init(isOn: Bool = false) {
    super.init(widget: gtk_switch_new())
    gtk_widget_set_valign(widget, GTK_ALIGN_CENTER)
    self.isOn = isOn
  }

  /// Whether it is on.
  public var isOn: Bool {
    get { gtk_switch_get_active(opaque) != 0 }
    set { Silence.during { gtk_switch_set_active(opaque, newValue.g) } }
  }

  /// Calls `action` with whether it is on, when the user changes it.
  public func onToggle(_ action: @escaping (Bool) -> Void) {
    keep(
      Signals.connectPointer(raw, "notify::active") { [weak self] _ in
        guard let self, !Silence.isKept else { return }
        action(isOn)
      })
  }
}
