import CAdwaita

/// Something that is seen in a window, and everything that all such things have. By itself it holds one other view.
///
/// A view lives as long as anyone holds it or it is part of another view, so that it need not be kept after it has been put somewhere. What
/// its events call lives as long as the view; a closure that holds its own view, or one that its view is part of, must hold it weakly, or
/// `discard` must be called when the view is thrown away. A window that closes discards everything in it.
@MainActor
open class View {
  /// How a view lies in a space that is larger than it needs.
  public enum Alignment: Sendable {
    /// As large as the space.
    case fill
    /// On the side where lines of text begin, or at the top.
    case start
    /// On the side where lines of text end, or at the bottom.
    case end
    /// In the middle.
    case center
    /// With the line that its text stands on level with that of its neighbours.
    case baseline
  }

  let widget: UnsafeMutablePointer<GtkWidget>
  /// Holds this while others hold the widget.
  private var keeper: Unmanaged<View>?
  private var connections: [(object: UnsafeMutableRawPointer, handler: gulong)] = []
  private var controllers: [OpaquePointer] = []
  private var ticks: [guint] = []

  /// What is heard of the view by those who do not see it; nil where it speaks for itself.
  public var accessibleName: String? {
    didSet { cadw_set_heard(heard, 1, accessibleName) }
  }
  /// What is heard of it after its name.
  public var accessibleDescription: String? {
    didSet { cadw_set_heard(heard, 0, accessibleDescription) }
  }

  /// A view that holds another, or nothing.
  public init(_ child: View? = nil) {
    widget = View.made(adw_bin_new())
    adopt()
    if let child { adw_bin_set_child(typed(), child.widget) }
  }

  init(widget: UnsafeMutablePointer<GtkWidget>?) {
    self.widget = View.made(widget)
    adopt()
  }

  isolated deinit {
    g_object_set_data(object, View.key, nil)
    g_object_remove_toggle_ref(object, View.toggled, Unmanaged.passUnretained(self).toOpaque())
  }

  /// Throws the view away, and all that is in it: their events call nothing any more, so that what they called can be freed.
  public func discard() {
    var child = gtk_widget_get_first_child(widget)
    while let next = child {
      View.of(next)?.discard()
      if View.of(next) == nil { View.discardBelow(next) }
      child = gtk_widget_get_next_sibling(next)
    }
    sever()
  }

  /// The widget that screen readers come to, where it is another than this.
  var heard: UnsafeMutablePointer<GtkWidget> { widget }

  // MARK: One Swift object for one widget

  /// The view whose widget this is.
  static func of(_ widget: UnsafeMutablePointer<GtkWidget>?) -> View? {
    guard let widget,
      let found = g_object_get_data(
        UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self), key)
    else { return nil }
    return Unmanaged<View>.fromOpaque(found).takeUnretainedValue()
  }

  private static let key = "mantel-view"

  /// GObject calls this when the view's becomes the only reference to the widget, and when it no longer is.
  private static let toggled: GToggleNotify = { data, _, isLast in
    guard let data else { return }
    let view = Unmanaged<View>.fromOpaque(data).takeUnretainedValue()
    view.hold(isLast == 0)
  }

  private static func made(_ widget: UnsafeMutablePointer<GtkWidget>?)
    -> UnsafeMutablePointer<GtkWidget>
  {
    guard let widget else { preconditionFailure("GTK makes widgets") }
    g_object_ref_sink(widget)
    return widget
  }

  private func adopt() {
    let this = Unmanaged.passUnretained(self).toOpaque()
    g_object_set_data(object, View.key, this)
    g_object_add_toggle_ref(object, View.toggled, this)
    hold(true)
    g_object_unref(widget)
  }

  private func hold(_ isHeld: Bool) {
    if isHeld {
      if keeper == nil { keeper = Unmanaged.passRetained(self) }
    } else if let held = keeper {
      keeper = nil
      held.release()
    }
  }

  private static func discardBelow(_ widget: UnsafeMutablePointer<GtkWidget>) {
    var child = gtk_widget_get_first_child(widget)
    while let next = child {
      if let view = View.of(next) { view.discard() } else { discardBelow(next) }
      child = gtk_widget_get_next_sibling(next)
    }
  }

  // MARK: Connections

  /// Notes a connection, for `discard`.
  func keep(_ handler: gulong, on object: UnsafeMutableRawPointer? = nil) {
    connections.append((object ?? UnsafeMutableRawPointer(widget), handler))
  }

  /// Adds a controller of events, which is the widget's from now on.
  func add(_ controller: OpaquePointer) {
    gtk_widget_add_controller(widget, controller)
    controllers.append(controller)
  }

  /// Notes a callback for frames, for `discard`.
  func keep(tick: guint) {
    ticks.append(tick)
  }

  /// Forgets it, when it has ended by itself.
  func forget(tick: guint) {
    ticks.removeAll { $0 == tick }
  }

  private func sever() {
    for connection in connections { cadw_disconnect(connection.object, connection.handler) }
    for controller in controllers { gtk_widget_remove_controller(widget, controller) }
    for tick in ticks { gtk_widget_remove_tick_callback(widget, tick) }
    connections = []
    controllers = []
    ticks = []
    cadw_insert_actions(widget, MenuActions.prefix, nil)
    forget()
  }

  /// Forgets the actions that a kind of view keeps by itself, for `discard`.
  func forget() {}

  // MARK: Casts

  var object: UnsafeMutablePointer<GObject> { typed() }
  var opaque: OpaquePointer { OpaquePointer(widget) }
  var raw: UnsafeMutableRawPointer { UnsafeMutableRawPointer(widget) }

  func typed<T>() -> UnsafeMutablePointer<T> {
    UnsafeMutableRawPointer(widget).assumingMemoryBound(to: T.self)
  }
}
