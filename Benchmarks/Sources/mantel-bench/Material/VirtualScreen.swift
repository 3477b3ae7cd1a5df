import MantelSystem
import Measuring

/// A screen without a monitor, with a window manager and a session bus: what a program with a window finds on a desktop.
///
/// `Command.run` waits for every process that was started here, so it has to wait until this is gone.
final class VirtualScreen {
  /// What programs find in their environment.
  let environment: [String: String]

  private let place: Workplace
  private let companions: [Companion]

  /// Starts it; animations are off.
  init(_ place: Workplace) throws {
    let home = try place.emptyFolder("screen")
    let window = home.appending("openbox.xml")
    try Self.write(
      "<openbox_config xmlns='http://openbox.org/3.4/rc'><keyboard/><mouse/></openbox_config>",
      to: window)
    for toolkit in ["gtk-3.0", "gtk-4.0"] {
      try Folder.create(home.appending(toolkit))
      try Self.write(
        "[Settings]\ngtk-enable-animations=0\n", to: home.appending("\(toolkit)/settings.ini"))
    }
    let server = try Companion(
      place.command(
        "/usr/bin/Xvfb",
        ["-displayfd", "1", "-screen", "0", "1600x1200x24", "-nolisten", "tcp", "-noreset"]))
    let bus = try Companion(
      place.command("/usr/bin/dbus-daemon", ["--session", "--nofork", "--print-address=1"]))
    environment = [
      "DISPLAY": ":" + (try server.line()), "DBUS_SESSION_BUS_ADDRESS": try bus.line(),
      "HOME": home.lossyText, "XDG_CONFIG_HOME": home.lossyText, "XDG_RUNTIME_DIR": home.lossyText,
      "GDK_GL": "disable", "GSETTINGS_BACKEND": "memory",
    ]
    let manager = try Companion(
      place.command(
        "/usr/bin/openbox",
        ["--sm-disable", "--config-file", window.lossyText, "--startup", "echo ready"],
        environment: environment))
    _ = try manager.line()
    companions = [manager, bus, server]
    self.place = place
  }

  deinit { for companion in companions { companion.stop() } }

  /// Starts a program on it.
  func start(
    _ program: FilePath, _ arguments: [String], environment additions: [String: String] = [:]
  ) throws -> Companion {
    try Companion(
      place.command(
        program.lossyText, arguments, environment: environment.merging(additions) { $1 }))
  }

  /// Runs a program on it to its end and gives what it prints.
  @discardableResult
  func run(_ program: FilePath, _ arguments: [String]) throws -> [String] {
    let companion = try start(
      "/bin/sh", ["-c", #""$@"; echo "ended with $?""#, "sh", program.lossyText] + arguments)
    defer { companion.stop() }
    var lines: [String] = []
    while true {
      let line = try companion.line()
      if line == "ended with 0" { return lines }
      lines.append(line)
    }
  }

  private static func write(_ text: String, to path: FilePath) throws {
    try OpenFile.open(path, for: .creating).write(Array(text.utf8))
  }
}
