import MantelImaging
import MantelSystem
import TestSupport

/// An X server without a screen to look at, of a test's own, with a window manager.
final class XDisplay {
  /// Which X server.
  enum Server {
    /// Xvfb: one monitor of this size in pixels.
    case plain(width: Int, height: Int)
    /// Xorg on its dummy card, which monitors can be plugged into: `DUMMY0` of 1024 × 768, and up to 15 more.
    case pluggable
  }

  /// What its programs find in their environment.
  var environment: [String: String]
  /// The home folder of its user, with settings for GTK.
  let folder: TemporaryFolder
  private let server: BackgroundProgram
  private var manager: BackgroundProgram?

  /// A display with openbox on it; both are ready.
  init(_ kind: Server = .plain(width: 1600, height: 1000), animates: Bool = false) throws {
    folder = try TemporaryFolder()
    server = try Self.start(kind, folder)
    environment = [
      "DISPLAY": ":" + (try server.lines.next()), "HOME": folder.path.lossyText,
      "XDG_RUNTIME_DIR": folder.path.lossyText, "XDG_CONFIG_HOME": folder.path.lossyText,
      "XDG_CACHE_HOME": folder.path.lossyText, "LC_ALL": "C.UTF-8",
    ]
    try folder.write(
      "[Settings]\ngtk-enable-animations=\(animates ? 1 : 0)\n", to: "gtk-3.0/settings.ini")
    if case .pluggable = kind { try run("xrandr", "--output", "DUMMY0", "--mode", "1024x768") }
    manager = try startManager()
  }

  private static func start(_ kind: Server, _ folder: TemporaryFolder) throws -> BackgroundProgram {
    let common = ["-displayfd", "1", "-nolisten", "tcp", "-noreset"]
    switch kind {
    case .plain(let width, let height):
      return try BackgroundProgram(
        "/usr/bin/Xvfb", common + ["-screen", "0", "\(width)x\(height)x24"], environment: [:])
    case .pluggable:
      let file = try folder.write(configuration, to: "xorg.conf")
      let log = folder.path.appending("xorg.log").lossyText
      let own = ["-config", file.lossyText, "-logfile", log, "-novtswitch", "-sharevts"]
      return try BackgroundProgram("/usr/lib/xorg/Xorg", common + own, environment: [:])
    }
  }

  private static let configuration = """
    Section "Device"
      Identifier "card"
      Driver "dummy"
      VideoRam 65536
    EndSection
    Section "Screen"
      Identifier "screen"
      Device "card"
      DefaultDepth 24
      SubSection "Display"
        Depth 24
        Virtual 3200 1000
      EndSubSection
    EndSection
    Section "ServerFlags"
      Option "AutoAddDevices" "false"
      Option "AutoAddGPU" "false"
    EndSection
    """

  /// Starts openbox, which says through its first program that it is ready.
  private func startManager() throws -> BackgroundProgram {
    let configuration = """
      <openbox_config xmlns="http://openbox.org/3.4/rc">
      <desktops><number>2</number></desktops>
      <mouse/><keyboard/>
      </openbox_config>
      """
    let file = try folder.write(configuration, to: "openbox.xml")
    let manager = try BackgroundProgram(
      "/usr/bin/openbox", ["--config-file", file.lossyText, "--startup", "/bin/echo ready"],
      environment: environment)
    _ = try manager.lines.next()
    return manager
  }

  /// Runs a program of the system's on this display and gives what it answers.
  @discardableResult
  func run(_ arguments: String...) throws -> Outcome { try run(arguments) }

  /// Runs a program of the system's on this display and gives what it answers.
  @discardableResult
  func run(_ arguments: [String]) throws -> Outcome {
    let outcome = try RunningProgram(
      "/usr/bin/env", arguments.map { Array($0.utf8) },
      environment: environment.merging(["PATH": BackgroundProgram.folders]) { $1 }, folder: "/"
    ).wait()
    guard outcome.status == 0 else {
      throw Machine.Failed(call: arguments, complaint: outcome.complaint)
    }
    return outcome
  }

  /// What is on the screen.
  func screenshot() throws -> PixelBuffer {
    try PortablePixmap.pixels(
      run("import", "-silent", "-window", "root", "-depth", "8", "ppm:-").output)
  }
}
