import Glibc
import MantelSystem
import Measuring

/// `mantel-app` on a screen, with a hand at its mouse.
final class AppWindow {
  /// The program.
  let companion: Companion
  private let screen: VirtualScreen
  /// The window's number, once it was asked for.
  private lazy var window = try? number()

  /// Starts the app on a shared folder; it tells of itself.
  init(
    _ place: Workplace, _ home: FilePath, on screen: VirtualScreen, _ renderer: Renderer,
    opening link: String? = nil
  ) throws {
    self.screen = screen
    companion = try screen.start(
      place.app, ["--report"] + (link.map { [$0] } ?? []),
      environment: ["MANTEL_HOME": home.lossyText, "TZ": "UTC"].merging(renderer.environment) { $1 }
    )
  }

  /// What GTK draws with.
  enum Renderer {
    /// What it chooses by itself: OpenGL, which has no processor of its own here.
    case own
    /// The processor.
    case cairo

    /// What chooses it.
    var environment: [String: String] {
      switch self {
      case .own: [:]
      case .cairo: ["GSK_RENDERER": "cairo", "GDK_DEBUG": "gl-disable"]
      }
    }
  }

  /// What it tells until it has told nothing for a second.
  func events() throws -> [AppEvent] {
    var events: [AppEvent] = []
    while let line = try? companion.line(within: 1) { events.append(try AppEvent(line)) }
    return events
  }

  /// Turns the wheel over the window by so many notches, up where they are negative.
  func scroll(by notches: Int) throws {
    let button = notches < 0 ? "4" : "5"
    try pointer(["mousemove", "--window", try id(), "500", "500"])
    try pointer(["click", "--repeat", "\(abs(notches))", "--delay", "20", button])
  }

  /// Presses a key.
  func press(_ key: String) throws {
    try pointer(["windowfocus", "--sync", try id(), "key", key])
  }

  /// Drags with the left button from a point of the window, by steps of one frame each.
  func drag(from start: (x: Int, y: Int), _ steps: [(x: Int, y: Int)]) throws {
    let begin = ["mousemove", "--window", try id(), "\(start.x)", "\(start.y)", "mousedown", "1"]
    let moves = steps.flatMap { step in
      // The sign would be taken for an option.
      ["mousemove_relative", "--", "\(step.x)", "\(step.y)", "sleep", "0.016"]
    }
    try pointer(begin + moves + ["mouseup", "1"])
  }

  private func id() throws -> String {
    guard let window else { throw CommandFailure(description: "mantel-app has no window") }
    return window
  }

  private func number() throws -> String? {
    try screen.run("/usr/bin/xdotool", ["search", "--onlyvisible", "--class", "mantel"]).last
  }

  private func pointer(_ words: [String]) throws {
    try screen.run("/usr/bin/xdotool", words)
  }
}
