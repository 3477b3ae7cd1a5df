import CAdwaita

/// A window of the program.
open class Window: View {
  private var keepers: [() -> Bool] = []
  private var actions: [String] = []

  /// A window that is not seen before `present`.
  public init(_ application: Application, title: String) {
    super.init(widget: adw_application_window_new(application.application))
    self.title = title
    keep(
      Signals.connectAnswer(raw, "close-request") { [weak self] in self?.isKept() ?? false })
  }

  init(window: UnsafeMutablePointer<GtkWidget>?) {
    super.init(widget: window)
  }

  /// What it shows, its header bar included.
  public var content: View? {
    get { View.of(adw_application_window_get_content(typed())) }
    set { adw_application_window_set_content(typed(), newValue?.widget) }
  }

  /// Its name in the list of windows.
  public var title: String {
    get { gtk_window_get_title(typed()).map { String(cString: $0) } ?? "" }
    set { gtk_window_set_title(typed(), newValue) }
  }

  /// The size in points that it has when it is not maximised.
  public func setDefaultSize(width: Int, height: Int) {
    gtk_window_set_default_size(typed(), Int32(width), Int32(height))
  }

  /// The size in points that it has, or had before it was maximised: what to give to `setDefaultSize` the next time.
  public var defaultSize: (width: Int, height: Int) {
    var (width, height): (Int32, Int32) = (0, 0)
    gtk_window_get_default_size(typed(), &width, &height)
    return (Int(width), Int(height))
  }

  /// Whether it fills the screen but for panels.
  public var isMaximized: Bool {
    get { gtk_window_is_maximized(typed()) != 0 }
    set { if newValue { gtk_window_maximize(typed()) } else { gtk_window_unmaximize(typed()) } }
  }

  /// Whether the keyboard is in it.
  public var isActive: Bool { gtk_window_is_active(typed()) != 0 }

  /// Calls `action` with whether the keyboard is in it, whenever that changes.
  public func onActiveChange(_ action: @escaping (Bool) -> Void) {
    keep(
      Signals.connectPointer(raw, "notify::is-active") { [weak self] _ in
        guard let self else { return }
        action(isActive)
      })
  }

  /// Shows it, or brings it to the front.
  public func present() { gtk_window_present(typed()) }

  /// Closes it, unless `onCloseRequest` keeps it. What is in it is discarded then.
  public func close() { gtk_window_close(typed()) }

  /// Calls `action` when the window is to be closed; where it answers true, the window stays.
  public func onCloseRequest(_ action: @escaping () -> Bool) { keepers.append(action) }

  /// Adds something that can be done in the window: "win." and its name, for menus, keys and buttons.
  @discardableResult
  public func addAction(
    _ name: String, enabled: Bool = true, _ action: @escaping () -> Void
  ) -> Action {
    let made = Action(name, isEnabled: enabled) { _ in action() }
    actions.append(name)
    cadw_add_action(raw, made.action)
    return made
  }

  /// The view that Enter presses where nothing else takes it.
  public func setDefaultView(_ view: View?) {
    gtk_window_set_default_widget(typed(), view?.widget)
  }

  override func forget() {
    keepers = []
    for name in actions { g_action_map_remove_action(opaque, name) }
    actions = []
  }

  private func isKept() -> Bool {
    for keeper in keepers where keeper() { return true }
    // Closures that hold views of the window would keep it in memory. Not before GTK has taken it down, which still sends signals.
    let content = content
    MainLoop.soon { [weak self] in
      content?.discard()
      self?.discard()
    }
    return false
  }
}
