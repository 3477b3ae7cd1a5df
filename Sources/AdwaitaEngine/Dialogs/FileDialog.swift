import CAdwaita

/// The desktop's own dialogs for files.
public enum FileDialog {
  /// Kinds of files to choose from: a name, and media types such as "image/jpeg" or "image/*".
  public typealias Filter = (name: String, mimeTypes: [String])

  /// Asks for files, and calls `done` with their addresses; with none where there was no choice.
  public static func chooseFiles(
    parent: View?, title: String, filters: [Filter] = [], multiple: Bool = false,
    accept: String? = nil, _ done: @escaping ([String]) -> Void
  ) {
    let dialog = open(parent, title, GTK_FILE_CHOOSER_ACTION_OPEN, accept)
    gtk_file_chooser_set_select_multiple(dialog, multiple.g)
    for filter in filters {
      let made = gtk_file_filter_new()
      gtk_file_filter_set_name(made, filter.name)
      for type in filter.mimeTypes { gtk_file_filter_add_mime_type(made, type) }
      gtk_file_chooser_add_filter(dialog, made)
      g_object_unref(UnsafeMutableRawPointer(made))
    }
    show(dialog, done)
  }

  /// Asks for a folder, and calls `done` with its address; with none where there was no choice.
  public static func chooseFolder(
    parent: View?, title: String, accept: String? = nil, _ done: @escaping ([String]) -> Void
  ) {
    show(open(parent, title, GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER, accept), done)
  }

  /// Asks where to save a file, with a name to begin with, and calls `done` with its address; with none where there was no choice.
  public static func save(
    parent: View?, title: String, name: String, accept: String? = nil,
    _ done: @escaping ([String]) -> Void
  ) {
    let dialog = open(parent, title, GTK_FILE_CHOOSER_ACTION_SAVE, accept)
    gtk_file_chooser_set_current_name(dialog, name)
    show(dialog, done)
  }

  private static func open(
    _ parent: View?, _ title: String, _ kind: GtkFileChooserAction, _ accept: String?
  ) -> OpaquePointer? {
    let window = parent.flatMap { cadw_window_of($0.widget) }
    let dialog = gtk_file_chooser_native_new(title, window, kind, accept, nil)
    gtk_native_dialog_set_modal(cast(dialog), 1)
    return dialog
  }

  /// The reference that making the dialog gave is let go when it has been answered.
  private static func show(_ dialog: OpaquePointer?, _ done: @escaping ([String]) -> Void) {
    guard let dialog else { return done([]) }
    let object = UnsafeMutableRawPointer(dialog)
    Signals.connectInt(object, "response") { response in
      let files = response == GTK_RESPONSE_ACCEPT.rawValue ? addresses(dialog) : []
      MainLoop.soon {
        gtk_native_dialog_destroy(cast(dialog))
        g_object_unref(object)
      }
      done(files)
    }
    gtk_native_dialog_show(cast(dialog))
  }

  private static func addresses(_ dialog: OpaquePointer) -> [String] {
    guard let files = gtk_file_chooser_get_files(dialog) else { return [] }
    defer { g_object_unref(UnsafeMutableRawPointer(files)) }
    return (0..<g_list_model_get_n_items(files)).compactMap { index in
      guard let file = g_list_model_get_item(files, index) else { return nil }
      defer { g_object_unref(file) }
      return String(taking: g_file_get_uri(OpaquePointer(file)))
    }
  }

  private static func cast(_ dialog: OpaquePointer?) -> UnsafeMutablePointer<GtkNativeDialog>? {
    dialog.map { UnsafeMutableRawPointer($0).assumingMemoryBound(to: GtkNativeDialog.self) }
  }
}
