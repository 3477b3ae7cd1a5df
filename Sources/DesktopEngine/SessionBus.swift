import CGtk3
import MantelCore

/// The desktop's message bus: the program's name on it, what it can be told there, and what the desktop tells.
///
/// Everything works without a bus, but for that.
public final class SessionBus {
  /// Something that the program can be told to do.
  public enum Action {
    /// To do it.
    case plain(String, () -> Void)
    /// To do it with a text.
    case text(String, (String) -> Void)
  }

  /// What the desktop's settings say of its looks.
  public struct Appearance: Equatable {
    /// The colour that it accents things with; nil where it names none.
    public var accent: SRGBColor?
    /// Whether it asks for less motion.
    public var wantsLessMotion = false
  }

  /// What the desktop's settings say now.
  public private(set) var appearance = Appearance()
  /// Hears that they say something else.
  public var onAppearanceChanged: () -> Void = {}

  private let name: String
  private let path: String
  private let actions: [Action]

  /// Connects in the background, and takes the name as soon as nobody else has it.
  public init(name: String, path: String, actions: [Action]) {
    self.name = name
    self.path = path
    self.actions = actions
    guard Self.isThere else { return }
    g_bus_get(
      G_BUS_TYPE_SESSION, nil,
      { _, result, data in
        let bus = Box<SessionBus>.content(data)
        Box<SessionBus>.release(data)
        if let connection = g_bus_get_finish(result, nil) { bus.connected(connection) }
      }, Box(self).retained)
  }

  /// GIO would start a bus of its own on X11 where there is none.
  private static var isThere: Bool {
    if g_getenv("DBUS_SESSION_BUS_ADDRESS") != nil { return true }
    guard let folder = g_getenv("XDG_RUNTIME_DIR") else { return false }
    return g_file_test(String(cString: folder) + "/bus", G_FILE_TEST_EXISTS) != 0
  }

  private func connected(_ connection: OpaquePointer) {
    g_dbus_connection_set_exit_on_close(connection, 0)
    let group = g_simple_action_group_new()
    for action in actions { add(action, to: group) }
    _ = cgtk_export_actions(connection, path, group)
    g_bus_own_name_on_connection(
      connection, name, G_BUS_NAME_OWNER_FLAGS_NONE, nil, nil, nil, nil)
    g_dbus_connection_signal_subscribe(
      connection, Self.portal, Self.settings, "SettingChanged", Self.portalPath, nil,
      G_DBUS_SIGNAL_FLAGS_NONE,
      { _, _, _, _, _, values, data in
        Box<SessionBus>.content(data).settingChanged(values)
      }, Box(self).retained, nil)
    for key in ["accent-color", "reduced-motion"] { read(key, from: connection) }
  }

  private func add(
    _ action: Action, to group: UnsafeMutablePointer<GSimpleActionGroup>?
  ) {
    let handler: @convention(c) (gpointer?, OpaquePointer?, gpointer?) -> Void = {
      _, parameter, data in
      let text = cgtk_text(parameter).map { String(cString: $0) } ?? ""
      Box<(String) -> Void>.content(data)(text)
    }
    let (name, type, run): (String, OpaquePointer?, (String) -> Void) =
      switch action {
      case .plain(let name, let run): (name, nil, { _ in run() })
      case .text(let name, let run): (name, cgtk_string_type(), run)
      }
    guard let made = g_simple_action_new(name, type) else { return }
    cgtk_connect(
      UnsafeMutableRawPointer(made), "activate", unsafeBitCast(handler, to: GCallback.self),
      Box(run).retained)
    cgtk_add_action(group, made)
  }

  // MARK: The settings portal (org.freedesktop.portal.Settings)

  private static let portal = "org.freedesktop.portal.Desktop"
  private static let portalPath = "/org/freedesktop/portal/desktop"
  private static let settings = "org.freedesktop.portal.Settings"
  private static let space = "org.freedesktop.appearance"

  private func read(_ key: String, from connection: OpaquePointer) {
    let box = Box<(OpaquePointer) -> Void> { [weak self] value in self?.note(key, value) }
    g_dbus_connection_call(
      connection, Self.portal, Self.portalPath, Self.settings, "Read",
      cgtk_read_setting_arguments(Self.space, key), nil, G_DBUS_CALL_FLAGS_NONE, -1, nil,
      { source, result, data in
        let note = Box<(OpaquePointer) -> Void>.content(data)
        Box<(OpaquePointer) -> Void>.release(data)
        // A desktop without a portal, or without this setting, has no wish.
        guard let source,
          let answer = g_dbus_connection_call_finish(OpaquePointer(source), result, nil)
        else { return }
        if g_variant_n_children(answer) == 1, let value = g_variant_get_child_value(answer, 0) {
          note(value)
          g_variant_unref(value)
        }
        g_variant_unref(answer)
      }, box.retained)
  }

  private func settingChanged(_ values: OpaquePointer?) {
    guard let values, g_variant_n_children(values) == 3 else { return }
    let parts = (0..<3).compactMap { g_variant_get_child_value(values, gsize($0)) }
    defer { parts.forEach { g_variant_unref($0) } }
    guard parts.count == 3, let space = cgtk_text(parts[0]), let key = cgtk_text(parts[1]),
      String(cString: space) == Self.space
    else { return }
    note(String(cString: key), parts[2])
  }

  private func note(_ key: String, _ value: OpaquePointer) {
    guard let value = cgtk_unboxed(value) else { return }
    defer { g_variant_unref(value) }
    var appearance = appearance
    switch key {
    case "accent-color": appearance.accent = Self.color(value)
    case "reduced-motion":
      var number: guint32 = 0
      if cgtk_number(value, &number) != 0 { appearance.wantsLessMotion = number == 1 }
    default: return
    }
    guard appearance != self.appearance else { return }
    self.appearance = appearance
    onAppearanceChanged()
  }

  /// Channels outside 0…1 say that there is no accent.
  private static func color(_ value: OpaquePointer) -> SRGBColor? {
    var (red, green, blue) = (0.0, 0.0, 0.0)
    guard cgtk_color(value, &red, &green, &blue) != 0,
      [red, green, blue].allSatisfy({ (0...1).contains($0) })
    else { return nil }
    return SRGBColor(red: red, green: green, blue: blue)
  }
}
