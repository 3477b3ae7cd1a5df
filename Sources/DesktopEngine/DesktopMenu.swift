import CGtk3
import MantelImaging

/// A line of a menu.
public enum MenuEntry {
  /// Something to do.
  case action(String, () -> Void)
  /// A choice that is on or off; one of several where `isOneOfMany`. Its picture is asked for when it is about to be seen.
  case choice(String, isOn: Bool, isOneOfMany: Bool, picture: (() -> PixelBuffer?)?, () -> Void)
  /// More lines.
  case submenu(String, [MenuEntry])
  /// A line between groups.
  case separator
}

extension PictureWindow {
  /// Shows a menu, named for those who hear it.
  public func showMenu(_ entries: [MenuEntry], name: String, _ trigger: MenuTrigger) {
    let menu = makeMenu(entries, name: name)
    // Not attached to the window: GTK 3 leaves attached menus out of what assistive technology sees.
    let done: @convention(c) (gpointer?, gpointer?) -> Void = { menu, _ in
      guard let menu else { return }
      // Once the chosen line has done its work.
      let widget = menu.assumingMemoryBound(to: GtkWidget.self)
      EventLoop.soon { gtk_widget_destroy(widget) }
    }
    cgtk_connect(menu, "deactivate", unsafeBitCast(done, to: GCallback.self), nil)
    if trigger.isByKeyboard || trigger.event == nil {
      cgtk_menu_popup_over(menu, button, trigger.event)
      cgtk_menu_select_first(menu)
    } else {
      cgtk_menu_popup(menu, trigger.event)
    }
  }

  private func makeMenu(_ entries: [MenuEntry], name: String) -> UnsafeMutablePointer<GtkWidget> {
    guard let menu = gtk_menu_new() else { preconditionFailure("GTK makes menus") }
    cgtk_set_spoken(menu, name, "")
    for entry in entries { cgtk_menu_append(menu, item(entry, in: menu)) }
    return menu
  }

  private func item(_ entry: MenuEntry, in menu: UnsafeMutablePointer<GtkWidget>)
    -> UnsafeMutablePointer<GtkWidget>?
  {
    let item: UnsafeMutablePointer<GtkWidget>?
    switch entry {
    case .action(let label, let action):
      item = gtk_menu_item_new()
      cgtk_item_set_label(item, label)
      connect(item, "activate", action)
    case .choice(let label, let isOn, let isOneOfMany, let picture, let action):
      item = cgtk_check_item_new(isOn ? 1 : 0, isOneOfMany ? 1 : 0)
      let box = cgtk_item_set_label(item, label)
      if let picture { put(picture, into: box, when: menu) }
      connect(item, "activate", action)
    case .submenu(let label, let entries):
      item = gtk_menu_item_new()
      cgtk_item_set_label(item, label)
      cgtk_item_set_submenu(item, makeMenu(entries, name: label))
    case .separator: item = gtk_separator_menu_item_new()
    }
    gtk_widget_show_all(item)
    return item
  }

  /// Puts a picture in front of a label when the menu is shown for the first time.
  private func put(
    _ picture: @escaping () -> PixelBuffer?, into box: UnsafeMutablePointer<GtkWidget>?,
    when menu: UnsafeMutablePointer<GtkWidget>
  ) {
    let scale = Double(gtk_widget_get_scale_factor(button))
    var isThere = false
    connect(menu, "show") {
      guard !isThere, let pixels = picture(), let surface = PictureSurface(pixels, scale: scale)
      else { return }
      isThere = true
      cgtk_box_put_first(box, gtk_image_new_from_surface(surface.handle))
    }
  }

  private func connect(
    _ widget: UnsafeMutablePointer<GtkWidget>?, _ signal: String, _ action: @escaping () -> Void
  ) {
    let handler: @convention(c) (gpointer?, gpointer?) -> Void = { _, data in
      Box<() -> Void>.content(data)()
    }
    let release: GClosureNotify = { data, _ in Box<() -> Void>.release(data) }
    g_signal_connect_data(
      widget, signal, unsafeBitCast(handler, to: GCallback.self), Box(action).retained, release,
      GConnectFlags(rawValue: 0))
  }
}
