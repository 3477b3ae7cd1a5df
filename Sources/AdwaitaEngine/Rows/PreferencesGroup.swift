import CAdwaita

/// Rows that belong together, in a list with a title.
public final class PreferencesGroup: View {
  /// A group with a title and a text below it, either of which may be missing.
  public init(_ title: String = "", description: String? = nil) {
    self.title = title
    self.groupDescription = description
    super.init(widget: adw_preferences_group_new())
    applyTexts()
  }

  /// What the rows are about.
  public var title: String {
    didSet { applyTexts() }
  }

  /// The text below the title.
  public var groupDescription: String? {
    didSet { applyTexts() }
  }

  /// The view beside the title.
  public var headerSuffix: View? {
    get { View.of(adw_preferences_group_get_header_suffix(typed())) }
    set { adw_preferences_group_set_header_suffix(typed(), newValue?.widget) }
  }

  /// Adds a row to the list, or another view below it.
  public func add(_ views: View...) {
    for view in views { adw_preferences_group_add(typed(), view.widget) }
  }

  /// Removes a row or view.
  public func remove(_ view: View) {
    adw_preferences_group_remove(typed(), view.widget)
  }

  private func applyTexts() {
    adw_preferences_group_set_title(typed(), title.escapedMarkup)
    adw_preferences_group_set_description(typed(), groupDescription?.escapedMarkup)
  }
}
