import CAdwaita

/// The program as the desktop knows it: one process for a session, to which later ones hand over what they were started with.
@MainActor
public final class Application {
  /// Is called once in the first process, before everything else.
  public var onStartup: () -> Void = {}
  /// Is called when the program was started without files.
  public var onActivate: () -> Void = {}
  /// Is called with the addresses ("file:///…", "mantel://…") that the program was started with.
  public var onOpen: ([String]) -> Void = { _ in }
  /// Is called when the loop has ended.
  public var onShutdown: () -> Void = {}

  /// The program's name on the bus, such as "org.example.App".
  public let identifier: String

  let application: UnsafeMutablePointer<GtkApplication>
  private var connection: OpaquePointer?
  private var exports: [SearchExport] = []

  /// An application that nothing runs yet.
  public init(identifier: String) {
    self.identifier = identifier
    let hook = Held<Hook>(Hook())
    guard
      let made = cadw_application_new(
        identifier,
        { connection, data in
          guard let connection else { return }
          Held<Hook>.content(data).application?.registered(connection)
        }, hook.retained)
    else { preconditionFailure("GIO makes applications") }
    application = UnsafeMutableRawPointer(made).assumingMemoryBound(to: GtkApplication.self)
    Held<Hook>.content(Unmanaged.passUnretained(hook).toOpaque()).application = self
    connectSignals()
  }

  isolated deinit {
    g_object_unref(application)
  }

  /// Runs until `quit`, or until the last window is closed and nothing holds it. In a later process, hands the arguments to the first one.
  ///
  /// - Parameter arguments: with the program's name as the first; they need not be text. "--gapplication-service" waits for calls without showing anything.
  /// - Returns: what the process should exit with.
  public func run(arguments: [[UInt8]]) -> Int32 {
    var pointers: [UnsafeMutablePointer<CChar>?] = arguments.map { bytes in
      bytes.withUnsafeBytes {
        g_strndup($0.bindMemory(to: CChar.self).baseAddress, gsize(bytes.count))
      }
    }
    defer { pointers.forEach { g_free($0) } }
    pointers.append(nil)
    return pointers.withUnsafeMutableBufferPointer {
      g_application_run(typed(), Int32(arguments.count), $0.baseAddress)
    }
  }

  /// Whether another process is the one that runs; known from `onStartup` on.
  public var isRemote: Bool { g_application_get_is_remote(typed()) != 0 }

  /// Keeps the program running without windows, until as many `release`.
  public func hold() { g_application_hold(typed()) }

  /// Takes back one `hold`.
  public func release() { g_application_release(typed()) }

  /// Ends the loop.
  public func quit() { g_application_quit(typed()) }

  /// Adds something that the program can be told to do: "app." and its name, for menus, keys and buttons; its name on the bus.
  @discardableResult
  public func addAction(
    _ name: String, enabled: Bool = true, _ action: @escaping () -> Void
  ) -> Action {
    let made = Action(name, isEnabled: enabled) { _ in action() }
    cadw_add_action(application, made.action)
    return made
  }

  /// Adds something that the program can be told to do with a text.
  @discardableResult
  public func addTextAction(_ name: String, _ action: @escaping (String) -> Void) -> Action {
    let made = Action(name, takesText: true, action)
    cadw_add_action(application, made.action)
    return made
  }

  /// Lets keys such as "<Control>z" do what an action does: "app.undo", "win.close", or "app.open('text')".
  public func setAccelerators(_ detailedAction: String, _ keys: [String]) {
    var pointers: [UnsafePointer<CChar>?] = keys.map { UnsafePointer(g_strdup($0)) }
    defer { pointers.forEach { g_free(UnsafeMutableRawPointer(mutating: $0)) } }
    pointers.append(nil)
    gtk_application_set_accels_for_action(application, detailedAction, pointers)
  }

  /// Calls `action` when the user ends the session.
  public func onSessionEnd(_ action: @escaping () -> Void) {
    Signals.connect(raw, "query-end", action)
  }

  /// Answers the desktop's searches at a path on the bus, such as "/org/example/App/SearchProvider". Before `run`, so that whoever calls the
  /// program to life finds it.
  public func answerSearches(at path: String, _ provider: any SearchAnswering) {
    let export = SearchExport(path: path, provider)
    exports.append(export)
    if let connection { export.register(on: connection) }
  }

  private func registered(_ connection: OpaquePointer) {
    self.connection = connection
    for export in exports { export.register(on: connection) }
  }

  private func connectSignals() {
    Signals.connect(raw, "startup") { [weak self] in self?.onStartup() }
    Signals.connect(raw, "activate") { [weak self] in self?.onActivate() }
    Signals.connect(raw, "shutdown") { [weak self] in self?.onShutdown() }
    let opened:
      @convention(c) (
        gpointer?, UnsafePointer<OpaquePointer?>?, Int32, UnsafePointer<CChar>?, gpointer?
      ) -> Void = { _, files, count, _, data in
        let addresses = (0..<Int(count)).compactMap { String(taking: g_file_get_uri(files?[$0])) }
        Held<([String]) -> Void>.content(data)(addresses)
      }
    let open: ([String]) -> Void = { [weak self] in self?.onOpen($0) }
    Signals.connect(raw, "open", unsafeBitCast(opened, to: GCallback.self), open)
  }

  private var raw: UnsafeMutableRawPointer { UnsafeMutableRawPointer(application) }

  private func typed<T>() -> UnsafeMutablePointer<T> { raw.assumingMemoryBound(to: T.self) }

  /// Leads from the C object back to this.
  private final class Hook {
    weak var application: Application?
  }
}
