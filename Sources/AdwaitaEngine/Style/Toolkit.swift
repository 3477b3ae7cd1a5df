import CAdwaita

/// GTK and libadwaita as a whole.
public enum Toolkit {
  /// Starts them. Answers whether there is a display.
  public static func initialize() -> Bool {
    guard gtk_init_check() != 0 else { return false }
    adw_init()
    return true
  }

  /// Sets which way text is read where nothing says otherwise. After `initialize`.
  public static func setDefaultDirection(isRightToLeft: Bool) {
    gtk_widget_set_default_direction(isRightToLeft ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR)
  }

  /// The program's name for the system: on X11 and Wayland, what ties its windows to its desktop entry.
  public static var programName: String? {
    get { g_get_prgname().map { String(cString: $0) } }
    set { g_set_prgname(newValue) }
  }

  /// Draws with cairo rather than OpenGL, unless the user has said what to draw with. To be called before the first window.
  public static func preferCairo() {
    guard g_getenv("GSK_RENDERER") == nil else { return }
    g_setenv("GSK_RENDERER", "cairo", 0)
    // GDK would load OpenGL all the same.
    g_setenv("GDK_DEBUG", "gl-disable", 0)
  }

  /// The program's name for people. It can be set once.
  public static var applicationName: String? {
    get { g_get_application_name().map { String(cString: $0) } }
    set { newValue.map { g_set_application_name($0) } }
  }

  /// The icon in the theme that windows without their own have.
  public static func setIconName(_ name: String) {
    gtk_window_set_default_icon_name(name)
  }

  /// Adds a folder to those in which icons of the theme are looked for. After `initialize`.
  public static func addIconFolder(_ path: String) {
    guard let display = gdk_display_get_default() else { return }
    gtk_icon_theme_add_search_path(gtk_icon_theme_get_for_display(display), path)
  }
}
