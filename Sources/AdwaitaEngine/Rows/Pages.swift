import CAdwaita

/// A page that scrolls: a column of views that is not wider than suits reading.
public final class ClampedPage: View {
  /// The column.
  public let content: Box
  /// What scrolls it.
  public let scroller: Scroller

  /// An empty page whose column is at most so wide, in points, with so much space between views.
  public init(maximum: Int = 640, spacing: Int = 24) {
    content = Box(.vertical, spacing: spacing)
    content.setMargins(top: 24, bottom: 24, start: 12, end: 12)
    scroller = Scroller(Clamp(content, maximum: maximum), horizontal: false, vertical: true)
    super.init(widget: adw_bin_new())
    adw_bin_set_child(typed(), scroller.widget)
    scroller.expandsVertically = true
  }

  /// Adds views at the bottom.
  public func append(_ views: View...) {
    for view in views { content.append(view) }
  }

  /// Removes a view.
  public func remove(_ view: View) { content.remove(view) }
}

/// A page that says how things are: an icon, a title, a text and a view below.
public final class StatusPage: View {
  /// A page of which every part may be missing.
  public init(
    icon: String? = nil, title: String = "", description: String? = nil, child: View? = nil
  ) {
    super.init(widget: adw_status_page_new())
    self.icon = icon
    self.title = title
    self.text = description
    self.child = child
    applyTexts()
  }

  /// The icon's name in the theme.
  public var icon: String? {
    get { adw_status_page_get_icon_name(opaque).map { String(cString: $0) } }
    set { adw_status_page_set_icon_name(opaque, newValue) }
  }

  /// The title.
  public var title = "" {
    didSet { applyTexts() }
  }

  /// The text below the title.
  public var text: String? {
    didSet { applyTexts() }
  }

  /// The view below.
  public var child: View? {
    get { View.of(adw_status_page_get_child(opaque)) }
    set { adw_status_page_set_child(opaque, newValue?.widget) }
  }

  private func applyTexts() {
    // Of the two, libadwaita takes only the description for markup.
    adw_status_page_set_title(opaque, title)
    adw_status_page_set_description(opaque, text?.escapedMarkup)
  }
}
