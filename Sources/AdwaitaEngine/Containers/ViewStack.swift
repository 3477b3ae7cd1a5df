import CAdwaita

/// The main views of a window, of which one is seen; a switcher changes between them.
public final class ViewStack: View {
  /// An empty stack.
  public init() {
    super.init(widget: adw_view_stack_new())
  }

  /// Adds a view under a name, with a title and an icon of the theme for switchers; the first is seen.
  public func add(_ view: View, name: String, title: String, icon: String) {
    Silence.during {
      _ = adw_view_stack_add_titled_with_icon(opaque, view.widget, name, title, icon)
    }
  }

  /// Removes a view.
  public func remove(_ view: View) {
    Silence.during { adw_view_stack_remove(opaque, view.widget) }
  }

  /// The view of a name.
  public func child(named name: String) -> View? {
    View.of(adw_view_stack_get_child_by_name(opaque, name))
  }

  /// The name of the view that is seen; nil where there is none. A name that is not there changes nothing.
  public var visibleName: String? {
    get { adw_view_stack_get_visible_child_name(opaque).map { String(cString: $0) } }
    set {
      guard let newValue, adw_view_stack_get_child_by_name(opaque, newValue) != nil else { return }
      Silence.during { adw_view_stack_set_visible_child_name(opaque, newValue) }
    }
  }

  /// Shows a number with a view's title in switchers, and whether the view wants to be seen; 0 shows none.
  public func setBadge(_ number: Int, needsAttention: Bool = false, of view: View) {
    guard let page = adw_view_stack_get_page(opaque, view.widget) else { return }
    adw_view_stack_page_set_badge_number(page, guint(number))
    adw_view_stack_page_set_needs_attention(page, needsAttention.g)
  }

  /// Calls `action` with the name of the view that is seen, when the user changes to another.
  public func onChange(_ action: @escaping (String) -> Void) {
    keep(
      Signals.connectPointer(raw, "notify::visible-child") { [weak self] _ in
        guard let self, !Silence.isKept, let visibleName else { return }
        action(visibleName)
      })
  }
}

/// Changes between a stack's views, in the title bar of a window. Where that is too narrow it gives way to a `ViewSwitcherBar`.
public final class ViewSwitcher: View {
  /// A switcher for a stack.
  public init(_ stack: ViewStack) {
    super.init(widget: adw_view_switcher_title_new())
    adw_view_switcher_title_set_stack(opaque, stack.opaque)
  }

  /// What stands in its place where there is no room for it.
  public var title: String {
    get { String(cString: adw_view_switcher_title_get_title(opaque)) }
    set { adw_view_switcher_title_set_title(opaque, newValue) }
  }

  /// Whether there is room for it.
  public var fits: Bool { adw_view_switcher_title_get_title_visible(opaque) == 0 }

  /// Calls `action` with `fits` whenever that changes.
  public func onFit(_ action: @escaping (Bool) -> Void) {
    keep(
      Signals.connectPointer(raw, "notify::title-visible") { [weak self] _ in
        // Sizes are being given out, and nothing may change meanwhile.
        MainLoop.soon {
          guard let self else { return }
          action(self.fits)
        }
      })
  }
}

/// Changes between a stack's views, at the bottom of a narrow window.
public final class ViewSwitcherBar: View {
  /// A bar for a stack that is seen where `isRevealed`.
  public init(_ stack: ViewStack, isRevealed: Bool = false) {
    super.init(widget: adw_view_switcher_bar_new())
    adw_view_switcher_bar_set_stack(opaque, stack.opaque)
    self.isRevealed = isRevealed
  }

  /// Whether it is seen.
  public var isRevealed: Bool {
    get { adw_view_switcher_bar_get_reveal(opaque) != 0 }
    set { adw_view_switcher_bar_set_reveal(opaque, newValue.g) }
  }
}

/// A window's title and a line below it.
public final class WindowTitle: View {
  /// A title, and a line below it where it is not empty.
  public init(_ title: String, subtitle: String = "") {
    super.init(widget: adw_window_title_new(title, subtitle))
  }

  /// The title.
  public var title: String {
    get { String(cString: adw_window_title_get_title(opaque)) }
    set { adw_window_title_set_title(opaque, newValue) }
  }

  /// The line below.
  public var subtitle: String {
    get { String(cString: adw_window_title_get_subtitle(opaque)) }
    set { adw_window_title_set_subtitle(opaque, newValue) }
  }
}
