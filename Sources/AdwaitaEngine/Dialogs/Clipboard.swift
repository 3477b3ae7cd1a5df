import CAdwaita

/// What was copied last, in whatever program.
public enum Clipboard {
  /// What there is to paste.
  public enum Content: Equatable, Sendable {
    /// Files, by their addresses ("file:///…").
    case files([String])
    /// A picture, as the bytes of a PNG file.
    case picture([UInt8])
    /// Neither.
    case nothing
  }

  /// Reads files or a picture, and calls `done` with what there is.
  public static func readFilesOrPicture(of view: View, _ done: @escaping (Content) -> Void) {
    guard let clipboard = gtk_widget_get_clipboard(view.widget) else { return done(.nothing) }
    let formats = gdk_clipboard_get_formats(clipboard)
    let types = [gdk_file_list_get_type(), gdk_texture_get_type()]
    let deserializable = gdk_content_formats_union_deserialize_gtypes(
      gdk_content_formats_ref(formats))
    defer { gdk_content_formats_unref(deserializable) }
    guard
      let type = types.first(where: { gdk_content_formats_contain_gtype(deserializable, $0) != 0 })
    else { return done(.nothing) }
    gdk_clipboard_read_value_async(
      clipboard, type, G_PRIORITY_DEFAULT, nil,
      { source, result, data in
        let done = Held<(Content) -> Void>.release(data)
        let value = gdk_clipboard_read_value_finish(source.map { OpaquePointer($0) }, result, nil)
        done(Clipboard.content(of: value))
      }, Held(done).retained)
  }

  private static func content(of value: UnsafePointer<GValue>?) -> Content {
    let files = View.addresses(of: value)
    if !files.isEmpty { return .files(files) }
    guard let texture = cadw_texture(value), let bytes = gdk_texture_save_to_png_bytes(texture)
    else { return .nothing }
    defer { g_bytes_unref(bytes) }
    var count: gsize = 0
    guard let start = g_bytes_get_data(bytes, &count) else { return .nothing }
    return .picture(Array(UnsafeRawBufferPointer(start: start, count: Int(count))))
  }
}
