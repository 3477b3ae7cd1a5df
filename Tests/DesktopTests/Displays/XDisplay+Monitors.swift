import TestSupport

/// Monitors that come and go, on a display that they can be plugged into.
extension XDisplay {
  /// Plugs in `DUMMY1`, 800 × 600, at the right of `DUMMY0`.
  func plugIn() throws {
    let modes = try run("xrandr").text
    if !modes.contains("plugged") {
      try run(
        "xrandr", "--newmode", "plugged", "40", "800", "840", "968", "1056", "600", "601", "605",
        "628")
      try run("xrandr", "--addmode", "DUMMY1", "plugged")
    }
    try run("xrandr", "--output", "DUMMY1", "--mode", "plugged", "--right-of", "DUMMY0")
    try probe()
  }

  /// Pulls it out again.
  func pullOut() throws {
    try run("xrandr", "--output", "DUMMY1", "--off")
    try probe()
  }

  /// Has the server look at its card: only then it sees that a monitor is connected, and says so.
  private func probe() throws {
    try run("xrandr", "--query")
  }
}
