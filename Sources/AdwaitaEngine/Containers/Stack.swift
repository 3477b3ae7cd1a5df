import CAdwaita

/// Views of which one is seen.
public final class Stack: View {
  /// How one view gives way to another.
  public enum Transition: Sendable {
    /// At once.
    case none
    /// By fading.
    case crossfade
    /// Sideways, in the views' order.
    case slideLeftRight

    fileprivate var g: GtkStackTransitionType {
      switch self {
      case .none: GTK_STACK_TRANSITION_TYPE_NONE
      case .crossfade: GTK_STACK_TRANSITION_TYPE_CROSSFADE
      case .slideLeftRight: GTK_STACK_TRANSITION_TYPE_SLIDE_LEFT_RIGHT
      }
    }
  }

  /// An empty stack.
  public init(transition: Transition = .crossfade) {
    super.init(widget: gtk_stack_new())
    gtk_stack_set_transition_type(opaque, transition.g)
  }

  /// Adds a view under a name; the first is seen.
  public func add(_ view: View, name: String) {
    gtk_stack_add_named(opaque, view.widget, name)
  }

  /// Removes a view.
  public func remove(_ view: View) { gtk_stack_remove(opaque, view.widget) }

  /// The view of a name.
  public func child(named name: String) -> View? {
    View.of(gtk_stack_get_child_by_name(opaque, name))
  }

  /// The name of the view that is seen; nil where there is none. A name that is not there changes nothing.
  public var visibleName: String? {
    get { gtk_stack_get_visible_child_name(opaque).map { String(cString: $0) } }
    set {
      if let newValue, gtk_stack_get_child_by_name(opaque, newValue) != nil {
        gtk_stack_set_visible_child_name(opaque, newValue)
      }
    }
  }

  /// Whether one view is still giving way to another.
  public var isTurning: Bool { gtk_stack_get_transition_running(opaque) != 0 }

  /// Whether it asks for the size of its largest view rather than of the one that is seen.
  public var isHomogeneous: Bool {
    get { gtk_stack_get_hhomogeneous(opaque) != 0 && gtk_stack_get_vhomogeneous(opaque) != 0 }
    set {
      gtk_stack_set_hhomogeneous(opaque, newValue.g)
      gtk_stack_set_vhomogeneous(opaque, newValue.g)
    }
  }
}
