import MantelSystem
import TestSupport

/// A desktop's settings portal that says what a test wants (org.freedesktop.portal.Settings).
final class SettingsPortal {
  private let bus: SessionBus
  private let program: BackgroundProgram

  /// A portal on a bus, with an accent colour; it answers.
  init(on bus: SessionBus, accent: (Double, Double, Double)) throws {
    self.bus = bus
    program = try BackgroundProgram(
      "/usr/bin/python3", ["-c", Self.script, "\(accent)"],
      environment: bus.environment.merging(["PATH": BackgroundProgram.folders]) { $1 })
    _ = try program.lines.next()
  }

  /// Changes a setting and tells everybody; type and value as GLib writes them.
  func set(_ key: String, _ type: String, _ value: String) throws {
    try bus.run(
      "gdbus", "emit", "--session", "--object-path", "/org/freedesktop/portal/desktop",
      "--signal", "org.mantel.test.Set", "'\(key)'", "'\(type)'", "'\(value)'")
    _ = try program.lines.next()
  }

  private static let script = """
    import ast, sys
    from gi.repository import Gio, GLib
    space, path = "org.freedesktop.appearance", "/org/freedesktop/portal/desktop"
    interface = "org.freedesktop.portal.Settings"
    values = {"accent-color": GLib.Variant("(ddd)", ast.literal_eval(sys.argv[1]))}
    node = Gio.DBusNodeInfo.new_for_xml('''<node><interface name="org.freedesktop.portal.Settings">
      <method name="Read"><arg type="s" direction="in"/><arg type="s" direction="in"/>
      <arg type="v" direction="out"/></method></interface></node>''')

    def call(connection, sender, path, interface, method, arguments, invocation):
        name, key = arguments.unpack()
        if name == space and key in values:
            value = GLib.Variant("v", GLib.Variant("v", values[key]))
            invocation.return_value(GLib.Variant.new_tuple(value))
        else:
            invocation.return_dbus_error("org.freedesktop.portal.Error.NotFound", key)

    def change(connection, sender, object, name, signal, arguments):
        key, kind, text = arguments.unpack()
        values[key] = GLib.Variant.parse(GLib.VariantType(kind), text, None, None)
        connection.emit_signal(None, path, interface, "SettingChanged",
                               GLib.Variant("(ssv)", (space, key, values[key])))
        print("told", flush=True)

    bus = Gio.bus_get_sync(Gio.BusType.SESSION)
    bus.register_object(path, node.interfaces[0], call, None, None)
    bus.signal_subscribe(None, "org.mantel.test", "Set", None, None, 0, change)
    Gio.bus_own_name_on_connection(bus, "org.freedesktop.portal.Desktop", 0,
                                   lambda *_: print("ready", flush=True), None)
    GLib.MainLoop().run()
    """
}

extension SessionBus {
  /// Runs a program that finds the bus.
  func run(_ arguments: String...) throws {
    let outcome = try RunningProgram(
      "/usr/bin/env", arguments.map { Array($0.utf8) },
      environment: environment.merging(["PATH": BackgroundProgram.folders]) { $1 }, folder: "/"
    ).wait()
    guard outcome.status == 0 else {
      throw Machine.Failed(call: arguments, complaint: outcome.complaint)
    }
  }
}
