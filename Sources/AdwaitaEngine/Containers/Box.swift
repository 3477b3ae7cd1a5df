import CAdwaita

/// Which way things are put one after another.
public enum Orientation: Sendable {
  /// Side by side, in reading direction.
  case horizontal
  /// From top to bottom.
  case vertical

  var g: GtkOrientation {
    self == .horizontal ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL
  }
}

/// Views side by side or one below another.
open class Box: View {
  /// An empty box, or one with views, with so many points between them.
  public init(_ orientation: Orientation = .vertical, spacing: Int = 0, _ children: [View] = []) {
    super.init(widget: gtk_box_new(orientation.g, Int32(spacing)))
    for child in children { append(child) }
  }

  /// Adds views at the end.
  public func append(_ views: View...) {
    for view in views { gtk_box_append(typed(), view.widget) }
  }

  /// Adds a view at the beginning.
  public func prepend(_ view: View) { gtk_box_prepend(typed(), view.widget) }

  /// Adds a view behind another; at the beginning where that is nil.
  public func insert(_ view: View, after other: View?) {
    gtk_box_insert_child_after(typed(), view.widget, other?.widget)
  }

  /// Moves a view behind another; to the beginning where that is nil.
  public func move(_ view: View, after other: View?) {
    gtk_box_reorder_child_after(typed(), view.widget, other?.widget)
  }

  /// Removes a view.
  public func remove(_ view: View) { gtk_box_remove(typed(), view.widget) }

  /// Removes all views, and throws them away.
  public func removeAll() {
    while let child = gtk_widget_get_first_child(widget) {
      let view = View.of(child)
      gtk_box_remove(typed(), child)
      view?.discard()
    }
  }

  /// The views in it, in order.
  public var children: [View] {
    var children: [View] = []
    var child = gtk_widget_get_first_child(widget)
    while let next = child {
      if let view = View.of(next) { children.append(view) }
      child = gtk_widget_get_next_sibling(next)
    }
    return children
  }

  /// Points between views.
  public var spacing: Int {
    get { Int(gtk_box_get_spacing(typed())) }
    set { gtk_box_set_spacing(typed(), Int32(newValue)) }
  }

  /// Whether all views get the same space.
  public var isHomogeneous: Bool {
    get { gtk_box_get_homogeneous(typed()) != 0 }
    set { gtk_box_set_homogeneous(typed(), newValue.g) }
  }

  /// Which way the views are put.
  public var orientation: Orientation {
    get {
      gtk_orientable_get_orientation(opaque) == GTK_ORIENTATION_HORIZONTAL ? .horizontal : .vertical
    }
    set { gtk_orientable_set_orientation(opaque, newValue.g) }
  }
}
