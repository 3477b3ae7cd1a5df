import CAdwaita

/// A view of which a part is seen, and the rest by scrolling.
public final class Scroller: View {
  private let viewport: UnsafeMutablePointer<GtkWidget>?

  /// A view that can be higher, and wider, than its space.
  public init(_ child: View? = nil, horizontal: Bool = false, vertical: Bool = true) {
    viewport = gtk_viewport_new(nil, nil)
    super.init(widget: gtk_scrolled_window_new())
    let content = OpaquePointer(viewport)
    gtk_scrollable_set_vscroll_policy(content, GTK_SCROLL_NATURAL)
    gtk_viewport_set_scroll_to_focus(content, 1)
    gtk_scrolled_window_set_child(opaque, viewport)
    gtk_scrolled_window_set_policy(
      opaque, horizontal ? GTK_POLICY_AUTOMATIC : GTK_POLICY_NEVER,
      vertical ? GTK_POLICY_AUTOMATIC : GTK_POLICY_NEVER)
    self.child = child
  }

  /// What scrolls.
  public var child: View? {
    get { View.of(gtk_viewport_get_child(OpaquePointer(viewport))) }
    set { gtk_viewport_set_child(OpaquePointer(viewport), newValue?.widget) }
  }

  /// Whether it asks for the height that its view would like.
  public var propagatesNaturalHeight: Bool {
    get { gtk_scrolled_window_get_propagate_natural_height(opaque) != 0 }
    set { gtk_scrolled_window_set_propagate_natural_height(opaque, newValue.g) }
  }

  /// Whether it asks for the width that its view would like.
  public var propagatesNaturalWidth: Bool {
    get { gtk_scrolled_window_get_propagate_natural_width(opaque) != 0 }
    set { gtk_scrolled_window_set_propagate_natural_width(opaque, newValue.g) }
  }

  /// Keeps the height of what is seen between two limits in points; nil for none.
  public func setContentHeight(minimum: Int? = nil, maximum: Int? = nil) {
    gtk_scrolled_window_set_min_content_height(opaque, -1)
    gtk_scrolled_window_set_max_content_height(opaque, Int32(maximum ?? -1))
    gtk_scrolled_window_set_min_content_height(opaque, Int32(minimum ?? -1))
  }

  /// How far it is scrolled down, in points.
  public var offset: Double {
    get { gtk_adjustment_get_value(vertical) }
    set { gtk_adjustment_set_value(vertical, newValue) }
  }

  /// Calls `action` with how far it is scrolled down, in points, whenever that changes.
  public func onScrolled(_ action: @escaping (Double) -> Void) {
    guard let vertical else { return }
    keep(
      Signals.connect(vertical, "value-changed") { [weak self] in
        guard let self else { return }
        action(offset)
      }, on: vertical)
  }

  /// Scrolls as little as is needed for a view within to be seen.
  public func scrollTo(_ view: View) {
    guard let child = gtk_viewport_get_child(OpaquePointer(viewport)) else { return }
    var bounds = graphene_rect_t()
    guard gtk_widget_compute_bounds(view.widget, child, &bounds) != 0 else { return }
    reveal(bounds.origin.y, bounds.size.height, vertical)
    reveal(bounds.origin.x, bounds.size.width, gtk_scrolled_window_get_hadjustment(opaque))
  }

  private var vertical: UnsafeMutablePointer<GtkAdjustment>? {
    gtk_scrolled_window_get_vadjustment(opaque)
  }

  private func reveal(
    _ start: Float, _ length: Float, _ adjustment: UnsafeMutablePointer<GtkAdjustment>?
  ) {
    gtk_adjustment_clamp_page(adjustment, Double(start), Double(start + length))
  }
}
