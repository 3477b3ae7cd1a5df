import MantelCore
import MantelImaging
import MantelSystem
import TestSupport

/// A sway without a screen to look at, of a test's own: a Wayland desktop with layers.
///
/// sway refuses to be root's, so it and its programs run as nobody where the tests are root's.
final class WaylandDisplay {
  /// What its programs find in their environment.
  let environment: [String: String]
  /// The user that its programs have to run as, nil for the tests' own.
  let user = Machine.isRoot ? Machine.nobody : nil
  private let folder: TemporaryFolder
  private let compositor: BackgroundProgram

  /// A desktop of one output, `HEADLESS-1`, of this size in pixels; it is ready.
  init(width: Int = 1280, height: Int = 1000, scale: Double = 1) throws {
    folder = try TemporaryFolder()
    let file = try folder.write(
      """
      xwayland disable
      output HEADLESS-1 resolution \(width)x\(height) position 0 0 scale \(scale) bg #204060 solid_color
      seat * hide_cursor 1
      exec /bin/sh -c 'echo "$WAYLAND_DISPLAY"; echo "$SWAYSOCK"'

      """, to: "config")
    try folder.write("[Settings]\ngtk-enable-animations=0\n", to: "gtk-3.0/settings.ini")
    try Self.give(folder.path, to: user)
    let base = [
      "HOME": folder.path.lossyText, "XDG_RUNTIME_DIR": folder.path.lossyText,
      "XDG_CONFIG_HOME": folder.path.lossyText, "XDG_CACHE_HOME": folder.path.lossyText,
      "LC_ALL": "C.UTF-8",
    ]
    let headless = [
      "WLR_BACKENDS": "headless", "WLR_LIBINPUT_NO_DEVICES": "1", "WLR_RENDERER": "pixman",
    ]
    compositor = try BackgroundProgram(
      "/usr/bin/sway", ["-c", file.lossyText], environment: base.merging(headless) { $1 },
      user: user)
    let display = try compositor.lines.next()
    environment = base.merging([
      "WAYLAND_DISPLAY": display, "SWAYSOCK": try compositor.lines.next(),
    ]) { $1 }
  }

  /// Makes a folder and all in it the user's; nothing to do without one.
  static func give(_ path: FilePath, to user: String?) throws {
    guard let user else { return }
    try Machine.run("chown", "-R", "\(user):\(user)", path.lossyText)
  }

  /// Makes a user's folders readable to those who run on this display.
  func admit(_ desk: Desk) throws {
    try Self.give(desk.folder.path, to: user)
  }

  /// Tells sway to do something.
  func tell(_ words: String...) throws {
    try run(["swaymsg", "--"] + words)
  }

  /// What is on an output, in its own pixels.
  func screenshot(of output: String = "HEADLESS-1") throws -> PixelBuffer {
    try PortablePixmap.pixels(run(["grim", "-t", "ppm", "-o", output, "-"]).output)
  }

  @discardableResult
  private func run(_ arguments: [String]) throws -> Outcome {
    let change = user.map { ["setpriv", "--reuid=\($0)", "--regid=\($0)", "--clear-groups"] } ?? []
    let call = change + arguments
    let outcome = try RunningProgram(
      "/usr/bin/env", call.map { Array($0.utf8) },
      environment: environment.merging(["PATH": BackgroundProgram.folders]) { $1 }, folder: "/"
    ).wait()
    guard outcome.status == 0 else {
      throw Machine.Failed(call: call, complaint: outcome.complaint)
    }
    return outcome
  }
}
