import CAdwaita

/// Views side by side or, where that is too wide, one below the other.
public final class FoldingBox: View {
  private let row: Box

  /// Views in the middle of the width there is, with so many points between them.
  public init(spacing: Int = 0, _ children: [View]) {
    row = Box(.horizontal, spacing: spacing, children)
    row.halign = .center
    super.init(widget: gtk_scrolled_window_new())
    // It scrolls for the one frame until the views are folded; that lets it be narrower than they are.
    gtk_scrolled_window_set_policy(opaque, GTK_POLICY_EXTERNAL, GTK_POLICY_NEVER)
    gtk_scrolled_window_set_propagate_natural_height(opaque, 1)
    gtk_scrolled_window_set_propagate_natural_width(opaque, 1)
    gtk_scrolled_window_set_child(opaque, row.widget)
    onResize { [weak self] width, _, _ in self?.fold(width) }
  }

  private func fold(_ width: Int) {
    let views = row.children.filter(\.isVisible)
    let needed = views.reduce(row.spacing * max(0, views.count - 1)) { $0 + $1.naturalWidth }
    let orientation = needed > width ? Orientation.vertical : .horizontal
    if row.orientation != orientation { row.orientation = orientation }
  }
}

extension View {
  /// The width in points that the view would like to have, its margins included.
  fileprivate var naturalWidth: Int {
    var natural: Int32 = 0
    gtk_widget_measure(widget, GTK_ORIENTATION_HORIZONTAL, -1, nil, &natural, nil, nil)
    return Int(natural)
  }
}
