import CAdwaita

/// Views in rows, as many in each as fit.
public final class FlowBox: View {
  /// How many of the views can be selected.
  public enum Selection: Sendable {
    /// None.
    case none
    /// One, or none.
    case single
  }

  /// An empty box with so many views in a row and so many points between them.
  public init(
    selection: Selection = .none, minimumPerLine: Int = 1, maximumPerLine: Int = 100,
    spacing: Int = 12
  ) {
    super.init(widget: gtk_flow_box_new())
    gtk_flow_box_set_selection_mode(
      opaque, selection == .none ? GTK_SELECTION_NONE : GTK_SELECTION_SINGLE)
    gtk_flow_box_set_min_children_per_line(opaque, guint(minimumPerLine))
    gtk_flow_box_set_max_children_per_line(opaque, guint(maximumPerLine))
    gtk_flow_box_set_row_spacing(opaque, guint(spacing))
    gtk_flow_box_set_column_spacing(opaque, guint(spacing))
    gtk_widget_set_valign(widget, GTK_ALIGN_START)
  }

  /// How many views there are.
  public private(set) var count = 0

  /// Whether all views get the same space.
  public var isHomogeneous: Bool {
    get { gtk_flow_box_get_homogeneous(opaque) != 0 }
    set { gtk_flow_box_set_homogeneous(opaque, newValue.g) }
  }

  /// Whether one click activates a view, rather than two.
  public var activatesOnSingleClick: Bool {
    get { gtk_flow_box_get_activate_on_single_click(opaque) != 0 }
    set { gtk_flow_box_set_activate_on_single_click(opaque, newValue.g) }
  }

  /// Adds views at the end.
  public func append(_ views: View...) {
    for view in views { insert(view, at: count) }
  }

  /// Adds a view before the one at an index.
  public func insert(_ view: View, at index: Int) {
    Silence.during { gtk_flow_box_insert(opaque, view.widget, Int32(index)) }
    count += 1
  }

  /// Removes a view.
  public func remove(_ view: View) {
    guard let cell = gtk_widget_get_parent(view.widget), cadw_is_flow_box_child(cell) != 0 else {
      return
    }
    remove(cell: cell)
  }

  /// Removes all views, and throws them away.
  public func removeAll() {
    while let cell = gtk_flow_box_get_child_at_index(opaque, 0) {
      let view = View.of(gtk_flow_box_child_get_child(cell))
      defer { view?.discard() }
      remove(cell: UnsafeMutableRawPointer(cell).assumingMemoryBound(to: GtkWidget.self))
    }
  }

  /// The view at an index.
  public func child(at index: Int) -> View? {
    gtk_flow_box_get_child_at_index(opaque, Int32(index)).flatMap {
      View.of(gtk_flow_box_child_get_child($0))
    }
  }

  /// The index of a view; nil where it is not here.
  public func index(of view: View) -> Int? {
    guard let cell = gtk_widget_get_parent(view.widget), cadw_is_flow_box_child(cell) != 0 else {
      return nil
    }
    let index = gtk_flow_box_child_get_index(Self.cell(cell))
    return index < 0 ? nil : Int(index)
  }

  /// Which view is selected; nil where none is.
  public var selectedIndex: Int? {
    get {
      let list = gtk_flow_box_get_selected_children(opaque)
      defer { g_list_free(list) }
      guard let cell = list?.pointee.data else { return nil }
      return Int(gtk_flow_box_child_get_index(cell.assumingMemoryBound(to: GtkFlowBoxChild.self)))
    }
    set {
      Silence.during {
        if let newValue, let cell = gtk_flow_box_get_child_at_index(opaque, Int32(newValue)) {
          gtk_flow_box_select_child(opaque, cell)
        } else {
          gtk_flow_box_unselect_all(opaque)
        }
      }
    }
  }

  /// What is heard of the view at an index when the keyboard comes to it.
  public func setAccessibleName(_ name: String?, at index: Int) {
    guard let cell = gtk_flow_box_get_child_at_index(opaque, Int32(index)) else { return }
    cadw_set_heard(
      UnsafeMutableRawPointer(cell).assumingMemoryBound(to: GtkWidget.self), 1, name)
  }

  /// Brings the keyboard to the view at an index.
  public func focus(at index: Int) {
    guard let cell = gtk_flow_box_get_child_at_index(opaque, Int32(index)) else { return }
    // Not `gtk_widget_grab_focus`: that leaves the box's cursor where it was, on a cell that may be gone, and GTK 4.8 crashes at the next key.
    _ = gtk_widget_child_focus(
      UnsafeMutableRawPointer(cell).assumingMemoryBound(to: GtkWidget.self),
      GTK_DIR_TAB_FORWARD)
  }

  /// Calls `action` with a view's index when it is activated: by a click or by Enter.
  public func onActivate(_ action: @escaping (Int) -> Void) {
    keep(
      Signals.connectPointer(raw, "child-activated") { cell in
        guard let cell else { return }
        action(
          Int(gtk_flow_box_child_get_index(cell.assumingMemoryBound(to: GtkFlowBoxChild.self))))
      })
  }

  /// Calls `action` with the selected view's index when the user selects another, or none.
  public func onSelect(_ action: @escaping (Int?) -> Void) {
    keep(
      Signals.connect(raw, "selected-children-changed") { [weak self] in
        guard let self, !Silence.isKept else { return }
        action(selectedIndex)
      })
  }

  private func remove(cell: UnsafeMutablePointer<GtkWidget>) {
    Silence.during {
      // The view is free to go elsewhere at once.
      gtk_flow_box_child_set_child(Self.cell(cell), nil)
      gtk_flow_box_remove(opaque, cell)
    }
    count -= 1
  }

  private static func cell(_ widget: UnsafeMutablePointer<GtkWidget>)
    -> UnsafeMutablePointer<GtkFlowBoxChild>
  {
    UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkFlowBoxChild.self)
  }
}
