import MantelSystem
import TestSupport

/// A message bus of a test's own; what answers on it, such as the service of accessibility, is started by the bus when it is asked for.
final class SessionBus {
  /// What its programs find in their environment.
  let environment: [String: String]
  private let daemon: BackgroundProgram

  /// A bus whose services find this in their environment; it is ready.
  init(on display: [String: String]) throws {
    daemon = try BackgroundProgram(
      "/usr/bin/dbus-daemon", ["--session", "--print-address=1", "--nofork", "--nopidfile"],
      environment: display)
    environment = ["DBUS_SESSION_BUS_ADDRESS": try daemon.lines.next()]
  }

  /// What it and the programs that it started complained of, but for its own notes of what it starts.
  var complaint: String {
    daemon.complaint.split(separator: "\n").filter { !$0.hasPrefix("dbus-daemon[") }
      .joined(separator: "\n")
  }

  /// In the environment of programs that are to find no bus at all.
  static let absent = ["DBUS_SESSION_BUS_ADDRESS": "disabled:", "NO_AT_BRIDGE": "1"]
}
