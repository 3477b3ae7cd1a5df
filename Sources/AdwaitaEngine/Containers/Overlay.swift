import CAdwaita

/// A view with others over it.
public final class Overlay: View {
  /// A view, over which nothing is yet.
  public override init(_ child: View? = nil) {
    super.init(widget: gtk_overlay_new())
    self.child = child
  }

  /// What is below.
  public var child: View? {
    get { View.of(gtk_overlay_get_child(opaque)) }
    set { gtk_overlay_set_child(opaque, newValue?.widget) }
  }

  /// Puts a view over it all, where its alignment says.
  public func addOverlay(_ view: View) {
    gtk_overlay_add_overlay(opaque, view.widget)
  }

  /// Removes a view that is over it.
  public func removeOverlay(_ view: View) {
    gtk_overlay_remove_overlay(opaque, view.widget)
  }
}

/// A view that is not wider than suits it.
public final class Clamp: View {
  /// A view that gets all the width until it reaches `tightening`, then less and less of it, until it is at `maximum`; both in points.
  public init(_ child: View? = nil, maximum: Int = 600, tightening: Int? = nil) {
    super.init(widget: adw_clamp_new())
    adw_clamp_set_maximum_size(opaque, Int32(maximum))
    adw_clamp_set_tightening_threshold(opaque, Int32(tightening ?? min(400, maximum)))
    self.child = child
  }

  /// What is in it.
  public var child: View? {
    get { View.of(adw_clamp_get_child(opaque)) }
    set { adw_clamp_set_child(opaque, newValue?.widget) }
  }
}

/// A view that comes and goes.
public final class Revealer: View {
  /// How the view comes and goes.
  public enum Transition: Sendable {
    /// At once.
    case none
    /// By becoming less and less transparent.
    case crossfade
    /// From the top down.
    case slideDown
    /// From the bottom up.
    case slideUp

    fileprivate var g: GtkRevealerTransitionType {
      switch self {
      case .none: GTK_REVEALER_TRANSITION_TYPE_NONE
      case .crossfade: GTK_REVEALER_TRANSITION_TYPE_CROSSFADE
      case .slideDown: GTK_REVEALER_TRANSITION_TYPE_SLIDE_DOWN
      case .slideUp: GTK_REVEALER_TRANSITION_TYPE_SLIDE_UP
      }
    }
  }

  /// A view that is seen from the start where `isRevealed`.
  public init(
    _ child: View? = nil, isRevealed: Bool = false, transition: Transition = .slideDown
  ) {
    self.transition = transition
    super.init(widget: gtk_revealer_new())
    gtk_revealer_set_transition_type(opaque, transition.g)
    self.child = child
    self.isRevealed = isRevealed
  }

  /// What is in it.
  public var child: View? {
    get { View.of(gtk_revealer_get_child(opaque)) }
    set { gtk_revealer_set_child(opaque, newValue?.widget) }
  }

  /// Whether the view is seen.
  public var isRevealed: Bool {
    get { gtk_revealer_get_reveal_child(opaque) != 0 }
    set { gtk_revealer_set_reveal_child(opaque, newValue.g) }
  }

  /// How it comes and goes.
  public var transition: Transition {
    didSet { gtk_revealer_set_transition_type(opaque, transition.g) }
  }
}
