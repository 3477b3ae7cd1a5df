import CAdwaita
import MantelCore

/// How the desktop wants things to look.
public enum Appearance {
  /// Whether things are light on dark.
  public static var isDark: Bool { adw_style_manager_get_dark(manager) != 0 }

  /// Whether contrast should be high.
  public static var isHighContrast: Bool {
    adw_style_manager_get_high_contrast(manager) != 0
  }

  /// Whether things may move.
  public static var showsAnimations: Bool {
    guard let settings = gtk_settings_get_default() else { return true }
    return cadw_get_boolean(UnsafeMutableRawPointer(settings), "gtk-enable-animations") != 0
  }

  /// How much larger than usual text is: 1 for not at all.
  public static var textScale: Double {
    guard let settings = gtk_settings_get_default() else { return 1 }
    let resolution = cadw_get_int(UnsafeMutableRawPointer(settings), "gtk-xft-dpi")
    // In 1024ths of a dot per inch, of which 96 are usual; -1 where nothing says so.
    return resolution > 0 ? Double(resolution) / (1024 * 96) : 1
  }

  /// The colour that things are accented with; nil where the theme names none.
  public static var accent: SRGBColor? {
    var color = GdkRGBA()
    guard let probe = gtk_label_new(nil) else { return nil }
    g_object_ref_sink(probe)
    defer { g_object_unref(probe) }
    guard cadw_theme_color(probe, "accent_bg_color", &color) != 0 else { return nil }
    return SRGBColor(red: Double(color.red), green: Double(color.green), blue: Double(color.blue))
  }

  /// Calls `action` whenever `isDark`, `isHighContrast`, `showsAnimations` or `textScale` changes, for as long as the program runs.
  public static func onChange(_ action: @escaping () -> Void) {
    if let manager {
      let object = UnsafeMutableRawPointer(manager)
      Signals.connectPointer(object, "notify::dark") { _ in action() }
      Signals.connectPointer(object, "notify::high-contrast") { _ in action() }
    }
    if let settings = gtk_settings_get_default().map({ UnsafeMutableRawPointer($0) }) {
      Signals.connectPointer(settings, "notify::gtk-enable-animations") { _ in action() }
      Signals.connectPointer(settings, "notify::gtk-xft-dpi") { _ in action() }
    }
  }

  /// Makes things dark or light whatever the desktop wants; nil leaves it to the desktop.
  public static func force(dark: Bool?) {
    let scheme =
      switch dark {
      case true?: ADW_COLOR_SCHEME_FORCE_DARK
      case false?: ADW_COLOR_SCHEME_FORCE_LIGHT
      case nil: ADW_COLOR_SCHEME_DEFAULT
      }
    adw_style_manager_set_color_scheme(manager, scheme)
  }

  /// Adds a style sheet to the theme's.
  public static func addStyles(_ css: String) {
    guard let display = gdk_display_get_default(), let provider = gtk_css_provider_new() else {
      return
    }
    gtk_css_provider_load_from_data(provider, css, -1)
    gtk_style_context_add_provider_for_display(
      display, OpaquePointer(provider), guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
    g_object_unref(provider)
  }

  private static var manager: OpaquePointer? { adw_style_manager_get_default() }
}
