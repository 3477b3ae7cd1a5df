import MantelSystem
import TestSupport

/// The app as the desktop calls it: over the bus.
extension AppDesk {
  /// Puts the app among the programs that the bus starts, as its package does.
  func install() throws {
    let program = try MantelProgram.app()
    try Machine.run(
      Self.clone.appending("scripts/app-files").lossyText,
      display.folder.path.lossyText, program.parent.lossyText)
    try call(
      "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus.ReloadConfig")
    // As a session does when it starts.
    let names = environment.keys.filter { $0 != "DBUS_SESSION_BUS_ADDRESS" }
    try run("dbus-update-activation-environment", names.sorted())
  }

  /// The clone that these tests were built from.
  private static let clone = FilePath(#filePath).parent.parent.parent.parent

  /// Calls the app by the interface of all applications; gives the answer as gdbus writes it.
  @discardableResult
  func application(_ method: String, _ arguments: String...) throws -> String {
    try call(
      Self.identifier, "/org/mantel/Mantel", "org.freedesktop.Application.\(method)", arguments)
  }

  /// Calls the app as the search of GNOME does; gives the answer as gdbus writes it.
  @discardableResult
  func search(_ method: String, _ arguments: String...) throws -> String {
    try call(
      Self.identifier, "/org/mantel/Mantel/SearchProvider",
      "org.gnome.Shell.SearchProvider2.\(method)", arguments)
  }

  /// Whether the app runs, whoever has started it.
  func isRunning() throws -> Bool {
    try call(
      "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus.NameHasOwner",
      [Self.identifier]) == "(true,)"
  }

  /// The titles of the windows on the screen.
  func windows() throws -> [String] {
    // Window, desktop, machine, title.
    try display.run("wmctrl", "-l").lines.map {
      $0.split(separator: " ", maxSplits: 3).last.map(String.init) ?? ""
    }
  }

  @discardableResult
  private func call(
    _ name: String, _ object: String, _ method: String, _ arguments: [String] = []
  ) throws -> String {
    let target = ["--session", "--dest", name, "--object-path", object, "--method", method]
    return try run("gdbus", ["call"] + target + arguments).lines.joined(separator: "\n")
  }
}
