import CAdwaita

/// A row of a list with a title, a line below it, and views on both sides.
open class ActionRow: View {
  /// A row with a title and a line below it.
  public convenience init(_ title: String, subtitle: String? = nil) {
    self.init(made: adw_action_row_new(), title, subtitle: subtitle)
  }

  init(made widget: UnsafeMutablePointer<GtkWidget>?, _ title: String, subtitle: String?) {
    super.init(widget: widget)
    adw_preferences_row_set_use_markup(typed(), 0)
    self.title = title
    self.subtitle = subtitle
  }

  /// What it is.
  public var title: String {
    get { String(cString: adw_preferences_row_get_title(typed())) }
    set {
      guard newValue != title || newValue.isEmpty else { return }
      adw_preferences_row_set_title(typed(), newValue)
      titleChanged()
    }
  }

  /// The line below; nil where there is none.
  public var subtitle: String? {
    get {
      let text = adw_action_row_get_subtitle(typed()).map { String(cString: $0) }
      return text == "" ? nil : text
    }
    set { if newValue != subtitle { adw_action_row_set_subtitle(typed(), newValue ?? "") } }
  }

  /// How many lines the line below takes at most; nil for no limit.
  public func setSubtitleLines(_ lines: Int?) {
    adw_action_row_set_subtitle_lines(typed(), Int32(lines ?? 0))
  }

  /// Puts a view before the title; the last one that is put there is the first.
  public func addPrefix(_ view: View) {
    adw_action_row_add_prefix(typed(), view.widget)
  }

  /// Puts a view behind the title; the last one that is put there is the last.
  public func addSuffix(_ view: View) {
    adw_action_row_add_suffix(typed(), view.widget)
  }

  /// Removes a prefix or suffix.
  public func remove(_ view: View) {
    adw_action_row_remove(typed(), view.widget)
  }

  /// Whether the row as a whole can be pressed.
  public var isActivatable: Bool {
    get { gtk_list_box_row_get_activatable(typed()) != 0 }
    set { gtk_list_box_row_set_activatable(typed(), newValue.g) }
  }

  /// Calls `action` when the row is pressed; makes it something that can be pressed.
  public func onActivate(_ action: @escaping () -> Void) {
    isActivatable = true
    keep(Signals.connect(raw, "activated", action))
  }

  /// The view in the row that is pressed when the row is.
  public var activatableView: View? {
    get { View.of(adw_action_row_get_activatable_widget(typed())) }
    set { adw_action_row_set_activatable_widget(typed(), newValue?.widget) }
  }

  func titleChanged() {}
}

/// A row with a switch.
public final class SwitchRow: ActionRow {
  private let control: Switch

  /// A row with a title, a line below it, and a switch.
  public init(_ title: String, subtitle: String? = nil, isOn: Bool = false) {
    control = Switch(isOn: isOn)
    super.init(made: adw_action_row_new(), title, subtitle: subtitle)
    control.accessibleName = title
    addSuffix(control)
    activatableView = control
  }

  /// Whether it is on.
  public var isOn: Bool {
    get { control.isOn }
    set { control.isOn = newValue }
  }

  /// Calls `action` with whether it is on, when the user changes it.
  public func onToggle(_ action: @escaping (Bool) -> Void) {
    control.onToggle(action)
  }

  override func titleChanged() {
    control.accessibleName = title
  }
}
