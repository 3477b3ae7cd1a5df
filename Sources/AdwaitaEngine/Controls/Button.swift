import CAdwaita

/// Something to press.
open class Button: View {
  /// How buttons look; several at once.
  public struct Style: OptionSet, Sendable {
    /// The combination as a number.
    public let rawValue: Int

    /// A combination, by its number.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// What is probably wanted.
    public static let suggested = Style(rawValue: 1)
    /// What destroys something.
    public static let destructive = Style(rawValue: 2)
    /// Without a background.
    public static let flat = Style(rawValue: 4)
    /// Large and round-ended.
    public static let pill = Style(rawValue: 8)
    /// Round, for an icon.
    public static let circular = Style(rawValue: 16)
    /// With a background that nothing is seen through.
    public static let opaque = Style(rawValue: 32)
    /// For what lies over a picture.
    public static let overPicture = Style(rawValue: 64)

    fileprivate static let classes: [(Style, String)] = [
      (.suggested, "suggested-action"), (.destructive, "destructive-action"), (.flat, "flat"),
      (.pill, "pill"), (.circular, "circular"), (.opaque, "opaque"), (.overPicture, "osd"),
    ]
  }

  /// A button that says something.
  public convenience init(label: String, style: Style = []) {
    self.init(made: Self.make(), style: style)
    self.label = label
  }

  /// A button with an icon of the theme, and a name that is heard, and seen when the pointer rests on it.
  public convenience init(icon: String, name: String, style: Style = []) {
    self.init(made: Self.make(), style: style)
    self.icon = icon
    self.name(name)
  }

  /// A button with an icon of the theme and a text beside it.
  public convenience init(icon: String, label: String, style: Style = []) {
    self.init(made: Self.make(), style: style)
    show(icon: icon, label: label)
  }

  /// A button that shows a view, and a name that is heard of it.
  public convenience init(child: View, name: String? = nil, style: Style = []) {
    self.init(made: Self.make(), style: style)
    self.child = child
    if let name { accessibleName = name }
  }

  /// The widget of a new button of this class, so that what begins here makes the subclass's own kind.
  class func make() -> UnsafeMutablePointer<GtkWidget>? { gtk_button_new() }

  init(made widget: UnsafeMutablePointer<GtkWidget>?, style: Style) {
    self.style = style
    super.init(widget: widget)
    applyStyle(before: [])
  }

  /// How it looks.
  public var style: Style {
    didSet { applyStyle(before: oldValue) }
  }

  /// What it says; nil where it shows something else.
  public var label: String? {
    get { gtk_button_get_label(typed()).map { String(cString: $0) } }
    set {
      guard newValue != label else { return }
      if let newValue { gtk_button_set_label(typed(), newValue) } else { child = nil }
    }
  }

  /// The icon of the theme that it shows; nil where it shows something else.
  public var icon: String? {
    get { gtk_button_get_icon_name(typed()).map { String(cString: $0) } }
    set {
      guard newValue != icon else { return }
      if let newValue { gtk_button_set_icon_name(typed(), newValue) } else { child = nil }
    }
  }

  /// The view that it shows; nil where it shows something else.
  public var child: View? {
    get { View.of(gtk_button_get_child(typed())) }
    set { gtk_button_set_child(typed(), newValue?.widget) }
  }

  /// Shows an icon of the theme and a text beside it.
  public func show(icon: String, label: String) {
    let content = adw_button_content_new()
    adw_button_content_set_icon_name(OpaquePointer(content), icon)
    adw_button_content_set_label(OpaquePointer(content), label)
    gtk_button_set_child(typed(), content)
  }

  /// Gives it a name that is heard, and seen when the pointer rests on it.
  public func name(_ name: String) {
    accessibleName = name
    tooltip = name
    // Or the tooltip would be heard after the name.
    accessibleDescription = ""
  }

  /// Calls `action` when it is pressed, by whatever means.
  public func onClick(_ action: @escaping () -> Void) {
    keep(Signals.connect(raw, "clicked", action))
  }

  /// Lets it do what an action does, such as "app.undo" or "win.close", with a text where the action takes one. It is sensitive when the
  /// action is enabled.
  public func setAction(_ name: String?, target: String? = nil) {
    if let target {
      gtk_actionable_set_action_target_value(opaque, g_variant_new_string(target))
    }
    gtk_actionable_set_action_name(opaque, name)
  }

  private func applyStyle(before: Style) {
    for (style, name) in Style.classes where self.style.contains(style) != before.contains(style) {
      setClass(name, self.style.contains(style))
    }
  }
}
