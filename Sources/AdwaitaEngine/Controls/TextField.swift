import CAdwaita

/// One line of text to write.
public final class TextField: View {
  /// A field with a text; `placeholder` is seen while it is empty.
  public init(_ text: String = "", placeholder: String? = nil) {
    super.init(widget: gtk_entry_new())
    self.text = text
    self.placeholder = placeholder
  }

  /// What is written in it.
  public var text: String {
    get { gtk_editable_get_text(opaque).map { String(cString: $0) } ?? "" }
    set { if newValue != text { Silence.during { gtk_editable_set_text(opaque, newValue) } } }
  }

  /// What is seen while it is empty.
  public var placeholder: String? {
    get { gtk_entry_get_placeholder_text(typed()).map { String(cString: $0) } }
    set { gtk_entry_set_placeholder_text(typed(), newValue) }
  }

  /// How many characters can be written; nil for no limit.
  public func setMaximumLength(_ length: Int?) {
    gtk_entry_set_max_length(typed(), Int32(length ?? 0))
  }

  /// Selects all of it.
  public func selectAll() {
    gtk_editable_select_region(opaque, 0, -1)
  }

  /// Calls `action` with the text whenever the user changes it.
  public func onChange(_ action: @escaping (String) -> Void) {
    keep(
      Signals.connect(raw, "changed") { [weak self] in
        guard let self, !Silence.isKept else { return }
        action(text)
      })
  }

  /// Calls `action` with the text when the user presses Enter.
  public func onSubmit(_ action: @escaping (String) -> Void) {
    keep(
      Signals.connect(raw, "activate") { [weak self] in
        guard let self else { return }
        action(text)
      })
  }
}
