import CAdwaita

/// GTK as a whole.
public enum Toolkit {
  /// Starts GTK. Answers whether there is a display.
  public static func initialize() -> Bool {
    gtk_init_check() != 0
  }
}
