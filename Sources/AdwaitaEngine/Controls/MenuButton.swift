import CAdwaita

/// A button that opens a menu, or a view over what is below it. What it opens is made when it is opened first: a page may have fifty.
public final class MenuButton: View {
  private var current: Menu?
  private var menuActions: MenuActions?
  private var content: View?

  /// A button with an icon of the theme that opens a menu. Its name is heard, and seen when the pointer rests on it.
  public convenience init(icon: String, name: String, menu: Menu, isPrimary: Bool = false) {
    self.init()
    self.icon(icon, name: name)
    self.menu = menu
    self.isPrimary = isPrimary
  }

  /// A button with an icon of the theme that opens a view. Its name is heard, and seen when the pointer rests on it.
  public convenience init(icon: String, name: String, content: View) {
    self.init()
    self.icon(icon, name: name)
    setContent(content)
  }

  /// A button with a text that opens a menu.
  public convenience init(label: String, menu: Menu) {
    self.init()
    self.label = label
    self.menu = menu
  }

  /// A button with a text that opens a view.
  public convenience init(label: String, content: View) {
    self.init()
    self.label = label
    setContent(content)
  }

  private init() {
    super.init(widget: gtk_menu_button_new())
    let make: Make = { [weak self] in self?.make() }
    gtk_menu_button_set_create_popup_func(
      opaque, { _, data in Held<Make>.content(data)() }, Held(make).retained,
      { data in Held<AnyObject>.drop(data) })
  }

  private typealias Make = () -> Void

  private func make() {
    if let content, gtk_menu_button_get_popover(opaque) == nil {
      let popover = gtk_popover_new()
      gtk_popover_set_child(Popover.cast(popover), content.widget)
      gtk_menu_button_set_popover(opaque, popover)
    }
    if let current, menuActions == nil {
      menuActions = MenuActions(current, for: self)
      gtk_menu_button_set_menu_model(opaque, menuActions?.model)
    }
  }

  /// What it says; nil where it shows an icon.
  public var label: String? {
    get { gtk_menu_button_get_label(opaque).map { String(cString: $0) } }
    set {
      gtk_menu_button_set_label(opaque, newValue ?? "")
      cadw_set_heard(widget, 1, newValue)
    }
  }

  /// Shows an icon of the theme, with a name that is heard, and seen when the pointer rests on it.
  public func icon(_ icon: String, name: String) {
    gtk_menu_button_set_icon_name(opaque, icon)
    accessibleName = name
    // Screen readers see the button around the button too.
    cadw_set_heard(widget, 1, name)
    tooltip = name
    accessibleDescription = ""
    cadw_set_heard(widget, 0, "")
  }

  /// What it opens; setting it replaces what it opened before.
  public var menu: Menu? {
    get { current }
    set {
      current = newValue
      guard menuActions != nil else { return }
      menuActions = newValue.map { MenuActions($0, for: self) }
      gtk_menu_button_set_menu_model(opaque, menuActions?.model)
    }
  }

  /// Opens a view instead of a menu.
  public func setContent(_ content: View) {
    self.content = content
    gtk_menu_button_set_popover(opaque, nil)
  }

  /// Whether this is the window's main menu, which F10 opens.
  public var isPrimary: Bool {
    get { gtk_menu_button_get_primary(opaque) != 0 }
    set { gtk_menu_button_set_primary(opaque, newValue.g) }
  }

  /// Whether it has no background.
  public var isFlat: Bool {
    get { gtk_menu_button_get_has_frame(opaque) == 0 }
    set { gtk_menu_button_set_has_frame(opaque, (!newValue).g) }
  }

  /// Opens it.
  public func popup() { gtk_menu_button_popup(opaque) }

  /// Closes it.
  public func popdown() { gtk_menu_button_popdown(opaque) }

  override func forget() {
    menu = nil
    content = nil
  }

  /// The button inside, which is what the keyboard and screen readers come to.
  override var heard: UnsafeMutablePointer<GtkWidget> {
    gtk_widget_get_first_child(widget) ?? widget
  }
}
