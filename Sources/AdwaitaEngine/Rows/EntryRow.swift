import CAdwaita

/// A row with a text to write.
public final class EntryRow: View {
  /// A row with a title and a text.
  public init(_ title: String, text: String = "", showsApplyButton: Bool = false) {
    super.init(widget: adw_entry_row_new())
    adw_preferences_row_set_use_markup(typed(), 0)
    self.title = title
    self.text = text
    self.showsApplyButton = showsApplyButton
  }

  /// What the text is.
  public var title: String {
    get { String(cString: adw_preferences_row_get_title(typed())) }
    set { adw_preferences_row_set_title(typed(), newValue) }
  }

  /// What is written in it.
  public var text: String {
    get { gtk_editable_get_text(opaque).map { String(cString: $0) } ?? "" }
    set { if newValue != text { Silence.during { setText(newValue) } } }
  }

  /// Whether there is a button to take the text over.
  public var showsApplyButton: Bool {
    get { adw_entry_row_get_show_apply_button(typed()) != 0 }
    set { adw_entry_row_set_show_apply_button(typed(), newValue.g) }
  }

  /// Puts a view before the text.
  public func addPrefix(_ view: View) { adw_entry_row_add_prefix(typed(), view.widget) }

  /// Puts a view behind the text.
  public func addSuffix(_ view: View) { adw_entry_row_add_suffix(typed(), view.widget) }

  /// Calls `action` with the text when the user takes it over: with the button, or by Enter.
  public func onApply(_ action: @escaping (String) -> Void) {
    let apply = { [weak self] in
      guard let self, !Silence.isKept else { return }
      action(text)
    }
    keep(Signals.connect(raw, "apply", apply))
    keep(
      Signals.connect(raw, "entry-activated") { [weak self] in
        // With the button, Enter is the button.
        if self?.showsApplyButton == false { apply() }
      })
  }

  /// Calls `action` with the text whenever the user changes it.
  public func onChange(_ action: @escaping (String) -> Void) {
    keep(
      Signals.connect(raw, "changed") { [weak self] in
        guard let self, !Silence.isKept else { return }
        action(text)
      })
  }

  /// A text that code sets is nothing to take over: the button appears only for what is written.
  private func setText(_ text: String) {
    let showsApplyButton = showsApplyButton
    self.showsApplyButton = false
    gtk_editable_set_text(opaque, text)
    self.showsApplyButton = showsApplyButton
  }
}
