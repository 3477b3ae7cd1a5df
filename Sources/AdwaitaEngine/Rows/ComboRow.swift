import CAdwaita

/// A row to choose one of several things.
public final class ComboRow: ActionRow {
  /// A row with a title, a line below it, and things to choose from, the first of which is chosen unless another is.
  public init(_ title: String, subtitle: String? = nil, choices: [String], selected: Int = 0) {
    self.choices = choices
    super.init(made: adw_combo_row_new(), title, subtitle: subtitle)
    Silence.during {
      applyChoices()
      self.selected = selected
    }
  }

  /// What there is to choose from; when it is set to something else, the first is chosen.
  public var choices: [String] {
    didSet { if choices != oldValue { Silence.during { applyChoices() } } }
  }

  /// Which one is chosen; -1 where none is.
  public var selected: Int {
    get {
      let index = adw_combo_row_get_selected(typed())
      return index == guint.max ? -1 : Int(index)
    }
    set {
      guard newValue != selected else { return }
      Silence.during {
        adw_combo_row_set_selected(typed(), newValue < 0 ? guint.max : guint(newValue))
      }
    }
  }

  /// Calls `action` with which one is chosen, when the user chooses another.
  public func onSelect(_ action: @escaping (Int) -> Void) {
    keep(
      Signals.connectPointer(raw, "notify::selected") { [weak self] _ in
        guard let self, !Silence.isKept, selected >= 0 else { return }
        action(selected)
      })
  }

  private func applyChoices() {
    let list = gtk_string_list_new(nil)
    for choice in choices { gtk_string_list_append(list, choice) }
    adw_combo_row_set_model(typed(), list)
    g_object_unref(UnsafeMutableRawPointer(list))
  }
}
