import CAdwaita

/// Says which keys do what.
public final class ShortcutsWindow: Window {
  /// Groups of keys such as "<Control>z", each with a title and what the keys do.
  public typealias Section = (title: String, shortcuts: [(title: String, accelerator: String)])

  /// A window over another.
  public init(_ parent: View?, sections: [Section]) {
    // GTK 4.8 takes groups from a description only.
    let built = cadw_built(Self.description(sections), "window")
    super.init(window: built)
    // The window is GTK's already; what `cadw_built` gave was one more reference.
    g_object_unref(built)
    gtk_window_set_transient_for(typed(), parent.flatMap { cadw_window_of($0.widget) })
  }

  private static func description(_ sections: [Section]) -> String {
    let groups = sections.map { section in
      let shortcuts = section.shortcuts.map { shortcut in
        """
        <child><object class="GtkShortcutsShortcut">\
        <property name="title">\(shortcut.title.escapedMarkup)</property>\
        <property name="accelerator">\(shortcut.accelerator.escapedMarkup)</property>\
        </object></child>
        """
      }
      return """
        <child><object class="GtkShortcutsGroup">\
        <property name="title">\(section.title.escapedMarkup)</property>\
        \(shortcuts.joined())</object></child>
        """
    }
    return """
      <interface><object class="GtkShortcutsWindow" id="window">\
      <property name="modal">1</property>\
      <child><object class="GtkShortcutsSection">\
      <property name="section-name">all</property>\
      \(groups.joined())</object></child></object></interface>
      """
  }
}
