import CAdwaita

/// A view that opens over what is around another.
public final class Popover: View {
  /// A view that opens beside another, and belongs to it.
  public init(_ child: View, on view: View) {
    super.init(widget: gtk_popover_new())
    gtk_popover_set_child(typed(), child.widget)
    attach(to: view)
  }

  /// A menu that opens beside a view, and belongs to it.
  public init(_ menu: Menu, on view: View) {
    let actions = MenuActions(menu, for: view)
    super.init(widget: gtk_popover_menu_new_from_model(actions.model))
    attach(to: view)
  }

  /// Opens it.
  public func popup() { gtk_popover_popup(typed()) }

  /// Opens it at a place, in points from the view's top left.
  public func popup(x: Double, y: Double) {
    var place = GdkRectangle(x: Int32(x), y: Int32(y), width: 1, height: 1)
    gtk_popover_set_pointing_to(typed(), &place)
    popup()
  }

  /// Closes it.
  public func popdown() { gtk_popover_popdown(typed()) }

  /// Calls `action` when it has closed.
  public func onClosed(_ action: @escaping () -> Void) {
    keep(Signals.connect(raw, "closed", action))
  }

  /// GTK leaves it to whoever gave a widget a popover to take it away again.
  private func attach(to view: View) {
    gtk_widget_set_parent(widget, view.widget)
    Signals.connect(view.raw, "destroy") { [weak self] in
      if let self, gtk_widget_get_parent(widget) != nil { gtk_widget_unparent(widget) }
    }
  }

  static func cast(_ widget: UnsafeMutablePointer<GtkWidget>?) -> UnsafeMutablePointer<GtkPopover>?
  {
    UnsafeMutableRawPointer(widget)?.assumingMemoryBound(to: GtkPopover.self)
  }
}

extension View {
  /// Opens a menu over the view, at a place in points from its top left, or beside the view.
  public func showMenu(_ menu: Menu, at place: (x: Double, y: Double)? = nil) {
    let popover = Popover(menu, on: self)
    popover.onClosed { [weak popover] in
      // Once the chosen item has done its work.
      MainLoop.after(milliseconds: 300) {
        if let popover, gtk_widget_get_parent(popover.widget) != nil {
          gtk_widget_unparent(popover.widget)
        }
      }
    }
    if let place { popover.popup(x: place.x, y: place.y) } else { popover.popup() }
  }
}
