import CAdwaita

/// A row that opens to show more rows.
public final class ExpanderRow: View {
  /// A row with a title and a line below it.
  public init(_ title: String, subtitle: String? = nil, isExpanded: Bool = false) {
    super.init(widget: adw_expander_row_new())
    adw_preferences_row_set_use_markup(typed(), 0)
    self.title = title
    self.subtitle = subtitle
    self.isExpanded = isExpanded
  }

  /// What its rows are about.
  public var title: String {
    get { String(cString: adw_preferences_row_get_title(typed())) }
    set { adw_preferences_row_set_title(typed(), newValue) }
  }

  /// The line below; nil where there is none.
  public var subtitle: String? {
    get {
      let text = adw_expander_row_get_subtitle(typed()).map { String(cString: $0) }
      return text == "" ? nil : text
    }
    set { adw_expander_row_set_subtitle(typed(), newValue ?? "") }
  }

  /// Whether its rows are seen.
  public var isExpanded: Bool {
    get { adw_expander_row_get_expanded(typed()) != 0 }
    set { adw_expander_row_set_expanded(typed(), newValue.g) }
  }

  /// Adds a row.
  public func add(_ row: View) { adw_expander_row_add_row(typed(), row.widget) }

  /// Removes a row.
  public func remove(_ row: View) { adw_expander_row_remove(typed(), row.widget) }
}
