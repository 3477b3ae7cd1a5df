import CAdwaita

/// Rows, one below another.
public final class ListBox: View {
  /// How a list looks.
  public enum Style: Sendable {
    /// Without any ornament.
    case plain
    /// As a card.
    case boxedList
    /// As a list of places to go to, beside what they show.
    case sidebar
  }

  /// An empty list, of whose rows one can be selected where `selects`.
  public init(style: Style = .plain, selects: Bool = false) {
    super.init(widget: gtk_list_box_new())
    gtk_list_box_set_selection_mode(
      opaque, selects ? GTK_SELECTION_SINGLE : GTK_SELECTION_NONE)
    switch style {
    case .plain: break
    case .boxedList: addClass("boxed-list")
    case .sidebar: addClass("navigation-sidebar")
    }
  }

  /// How many rows there are.
  public private(set) var count = 0

  /// Adds rows at the end; a view that is no row is put into one.
  public func append(_ views: View...) {
    for view in views { insert(view, at: count) }
  }

  /// Adds a row before the one at an index.
  public func insert(_ view: View, at index: Int) {
    Silence.during { gtk_list_box_insert(opaque, view.widget, Int32(index)) }
    count += 1
  }

  /// Removes a row.
  public func remove(_ view: View) {
    guard let row = row(of: view) else { return }
    remove(row)
  }

  /// Removes all rows, and throws them away.
  public func removeAll() {
    while let row = gtk_list_box_get_row_at_index(opaque, 0) {
      let view = child(at: 0)
      remove(row)
      view?.discard()
    }
  }

  /// The view at an index.
  public func child(at index: Int) -> View? {
    gtk_list_box_get_row_at_index(opaque, Int32(index)).flatMap {
      View.of(Self.widget($0)) ?? View.of(gtk_list_box_row_get_child($0))
    }
  }

  /// Which row is selected; nil where none is.
  public var selectedIndex: Int? {
    get { gtk_list_box_get_selected_row(opaque).map { Int(gtk_list_box_row_get_index($0)) } }
    set {
      Silence.during {
        gtk_list_box_select_row(
          opaque, newValue.flatMap { gtk_list_box_get_row_at_index(opaque, Int32($0)) })
      }
    }
  }

  /// Calls `action` with a row's index when it is activated: by a click or by Enter.
  public func onActivate(_ action: @escaping (Int) -> Void) {
    keep(
      Signals.connectPointer(raw, "row-activated") { row in
        guard let row else { return }
        action(Int(gtk_list_box_row_get_index(row.assumingMemoryBound(to: GtkListBoxRow.self))))
      })
  }

  /// Calls `action` with the selected row's index when the user selects another, or none.
  public func onSelect(_ action: @escaping (Int?) -> Void) {
    keep(
      Signals.connectPointer(raw, "row-selected") { [weak self] _ in
        guard let self, !Silence.isKept else { return }
        action(selectedIndex)
      })
  }

  private func row(of view: View) -> UnsafeMutablePointer<GtkListBoxRow>? {
    for widget in [view.widget, gtk_widget_get_parent(view.widget)] {
      if let widget, cadw_is_list_box_row(widget) != 0 {
        return UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkListBoxRow.self)
      }
    }
    return nil
  }

  private func remove(_ row: UnsafeMutablePointer<GtkListBoxRow>) {
    Silence.during {
      // Where the row is the list's own, the view in it is free to go elsewhere at once.
      if View.of(Self.widget(row)) == nil { gtk_list_box_row_set_child(row, nil) }
      gtk_list_box_remove(opaque, Self.widget(row))
    }
    count -= 1
  }

  private static func widget(_ row: UnsafeMutablePointer<GtkListBoxRow>)
    -> UnsafeMutablePointer<GtkWidget>
  {
    UnsafeMutableRawPointer(row).assumingMemoryBound(to: GtkWidget.self)
  }
}
