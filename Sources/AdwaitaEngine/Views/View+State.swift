import CAdwaita

/// How the view is seen, and whether it takes part.
extension View {
  /// Whether the view takes part in its window at all.
  public var isVisible: Bool {
    get { gtk_widget_get_visible(widget) != 0 }
    set { gtk_widget_set_visible(widget, newValue.g) }
  }

  /// Whether the view can be used.
  public var isSensitive: Bool {
    get { gtk_widget_get_sensitive(widget) != 0 }
    set { gtk_widget_set_sensitive(widget, newValue.g) }
  }

  /// From 0, not seen, to 1.
  public var opacity: Double {
    get { gtk_widget_get_opacity(widget) }
    set { gtk_widget_set_opacity(widget, newValue) }
  }

  /// What is seen when the pointer rests on the view.
  public var tooltip: String? {
    get { gtk_widget_get_tooltip_text(widget).map { String(cString: $0) } }
    set { gtk_widget_set_tooltip_text(widget, newValue) }
  }

  /// Whether the view is on screen.
  public var isMapped: Bool { gtk_widget_get_mapped(widget) != 0 }

  /// Whether the keyboard can come here.
  public var isFocusable: Bool {
    get { gtk_widget_get_focusable(widget) != 0 }
    set { gtk_widget_set_focusable(widget, newValue.g) }
  }

  /// Whether the keyboard is here, or in something within.
  public var hasFocus: Bool {
    gtk_widget_has_focus(widget) != 0
      || gtk_widget_get_state_flags(widget).rawValue & GTK_STATE_FLAG_FOCUS_WITHIN.rawValue != 0
  }

  /// Whether the keyboard is in the view, or in one within it.
  public var holdsKeyboard: Bool {
    gtk_widget_get_state_flags(widget).rawValue & GTK_STATE_FLAG_FOCUS_WITHIN.rawValue != 0
  }

  /// Brings the keyboard here. Answers whether it came.
  @discardableResult
  public func grabFocus() -> Bool { gtk_widget_grab_focus(widget) != 0 }

  /// Whether pointer and touch find the view; where they do not, they find what is behind it.
  public var isTargetable: Bool {
    get { gtk_widget_get_can_target(widget) != 0 }
    set { gtk_widget_set_can_target(widget, newValue.g) }
  }

  /// Adds a class of the style sheet.
  public func addClass(_ name: String) {
    gtk_widget_add_css_class(widget, name)
  }

  /// Removes a class of the style sheet.
  public func removeClass(_ name: String) {
    gtk_widget_remove_css_class(widget, name)
  }

  /// Adds or removes a class of the style sheet.
  public func setClass(_ name: String, _ isOn: Bool) {
    if isOn { addClass(name) } else { removeClass(name) }
  }

  /// Whether the view has a class of the style sheet.
  public func hasClass(_ name: String) -> Bool {
    gtk_widget_has_css_class(widget, name) != 0
  }

  /// The pointer's picture over the view, by the style sheet's name: "grab", "crosshair", "pointer"; nil for the usual one.
  public func setCursor(_ name: String?) {
    gtk_widget_set_cursor_from_name(widget, name)
  }

  /// Calls `action` whenever the view comes on screen.
  public func onMap(_ action: @escaping () -> Void) {
    keep(Signals.connect(raw, "map", action))
  }

  /// Calls `action` whenever the view goes off screen.
  public func onUnmap(_ action: @escaping () -> Void) {
    keep(Signals.connect(raw, "unmap", action))
  }
}
