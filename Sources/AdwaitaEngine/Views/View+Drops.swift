import CAdwaita
import MantelCore
import MantelImaging

extension View {
  /// Takes files that are dropped here.
  ///
  /// - Parameters:
  ///   - action: is called with their addresses ("file:///…"); answers whether it took them.
  ///   - hover: is called with whether files are over the view now.
  public func onDropFiles(
    _ action: @escaping ([String]) -> Bool, hover: @escaping (Bool) -> Void = { _ in }
  ) {
    acceptDrops(
      gdk_file_list_get_type(), GDK_ACTION_COPY,
      { value, _, _ in
        let addresses = Self.addresses(of: value)
        return !addresses.isEmpty && action(addresses)
      }, hover: hover)
  }

  /// Lets the view be dragged to another place inside the app.
  ///
  /// - Parameters:
  ///   - text: says what is dragged, when a drag begins; nil where nothing should be.
  ///   - picture: is seen under the pointer; nil for a picture of the view itself.
  public func onDragItem(_ text: @escaping () -> String?, picture: PixelBuffer? = nil) {
    guard let source = gtk_drag_source_new() else { return }
    gtk_drag_source_set_actions(source, GDK_ACTION_MOVE)
    let prepare: (Double, Double) -> UnsafeMutableRawPointer? = { [weak self] x, y in
      guard let self, let item = text() else { return nil }
      if let picture, let texture = DragPicture.texture(picture) {
        let (width, height) = (picture.size.width, picture.size.height)
        gtk_drag_source_set_icon(source, texture, Int32(width / 2), Int32(height / 2))
        g_object_unref(UnsafeMutableRawPointer(texture))
      } else if let paintable = gtk_widget_paintable_new(widget) {
        gtk_drag_source_set_icon(source, paintable, Int32(x), Int32(y))
        g_object_unref(UnsafeMutableRawPointer(paintable))
      }
      return UnsafeMutableRawPointer(cadw_item_provider(item))
    }
    let handler: @convention(c) (gpointer?, Double, Double, gpointer?) -> UnsafeMutableRawPointer? =
      {
        _, x, y, data in
        Held<(Double, Double) -> UnsafeMutableRawPointer?>.content(data)(x, y)
      }
    Signals.connect(
      UnsafeMutableRawPointer(source), "prepare", unsafeBitCast(handler, to: GCallback.self),
      prepare)
    add(source)
  }

  /// Takes what `onDragItem` lets be dragged.
  ///
  /// - Parameters:
  ///   - action: is called with its text and the place, in points from the view's top left; answers whether it took it.
  ///   - hover: is called with whether something is over the view now.
  public func onDropItem(
    _ action: @escaping (_ text: String, _ x: Double, _ y: Double) -> Bool,
    hover: @escaping (Bool) -> Void = { _ in }
  ) {
    acceptDrops(
      cadw_item_type(), GDK_ACTION_MOVE,
      { value, x, y in
        guard let text = cadw_item(value) else { return false }
        return action(String(cString: text), x, y)
      }, hover: hover)
  }

  private func acceptDrops(
    _ type: GType, _ kind: GdkDragAction,
    _ action: @escaping (UnsafePointer<GValue>?, Double, Double) -> Bool,
    hover: @escaping (Bool) -> Void
  ) {
    guard let target = gtk_drop_target_new(type, kind) else { return }
    let object = UnsafeMutableRawPointer(target)
    let dropped:
      @convention(c) (gpointer?, UnsafePointer<GValue>?, Double, Double, gpointer?) -> gboolean = {
        _, value, x, y, data in
        Held<(UnsafePointer<GValue>?, Double, Double) -> Bool>.content(data)(value, x, y).g
      }
    Signals.connect(object, "drop", unsafeBitCast(dropped, to: GCallback.self), action)
    let entered: @convention(c) (gpointer?, Double, Double, gpointer?) -> GdkDragAction = {
      _, _, _, data in
      Held<() -> GdkDragAction>.content(data)()
    }
    let enter: () -> GdkDragAction = {
      hover(true)
      return kind
    }
    Signals.connect(object, "enter", unsafeBitCast(entered, to: GCallback.self), enter)
    Signals.connect(object, "leave") { hover(false) }
    add(target)
  }

  /// The addresses of the files in a value.
  static func addresses(of value: UnsafePointer<GValue>?) -> [String] {
    let list = cadw_files(value)
    defer { g_slist_free(list) }
    var addresses: [String] = []
    var item = list
    while let next = item {
      if let address = String(taking: g_file_get_uri(OpaquePointer(next.pointee.data))) {
        addresses.append(address)
      }
      item = next.pointee.next
    }
    return addresses
  }
}
