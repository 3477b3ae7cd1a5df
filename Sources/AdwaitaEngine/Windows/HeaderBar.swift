import CAdwaita

/// The bar at the top of a window, by which it is moved and closed.
public final class HeaderBar: View {
  /// A bar that shows the window's title, and its buttons.
  public init() {
    super.init(widget: adw_header_bar_new())
  }

  /// Adds a view on the side where lines of text begin.
  public func packStart(_ view: View) { adw_header_bar_pack_start(opaque, view.widget) }

  /// Adds a view on the other side; the first one is the outermost.
  public func packEnd(_ view: View) { adw_header_bar_pack_end(opaque, view.widget) }

  /// Removes a view.
  public func remove(_ view: View) { adw_header_bar_remove(opaque, view.widget) }

  /// The view in the middle; nil for the window's title.
  public var titleView: View? {
    get { View.of(adw_header_bar_get_title_widget(opaque)) }
    set { adw_header_bar_set_title_widget(opaque, newValue?.widget) }
  }

  /// Whether the buttons that close the window, and so on, are in it.
  public var showsTitleButtons: Bool {
    get {
      adw_header_bar_get_show_start_title_buttons(opaque) != 0
        && adw_header_bar_get_show_end_title_buttons(opaque) != 0
    }
    set {
      adw_header_bar_set_show_start_title_buttons(opaque, newValue.g)
      adw_header_bar_set_show_end_title_buttons(opaque, newValue.g)
    }
  }
}
