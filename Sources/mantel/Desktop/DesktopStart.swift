import MantelImaging
import MantelStore
import MantelSystem
import MantelWords

/// Starts the program that shows the desktop's widgets, and waits until they are on screen.
struct DesktopStart {
  private let session: Session

  /// So long they have to come on screen, in seconds.
  private static let patience = 20

  init(_ session: Session) {
    self.session = session
  }

  func run() async throws {
    let program = try Self.program(session)
    let launched = try LaunchedProgram.start(
      program, arguments: ["--notify"], environment: session.launchEnvironment)
    let words = session.words
    switch try word(of: launched) {
    case .line("ready"): session.output.say(words.desktopStarted)
    // Another call may have been quicker.
    case .line where session.desktop.isRunning, .ended where session.desktop.isRunning:
      session.output.say(words.desktopRunsAlready)
    case .line(let reason) where !reason.isEmpty:
      throw Refusal(sentence: words.widgetProgramRefused(reason))
    case .line, .ended: throw Refusal(sentence: words.widgetProgramEnded(program))
    case .nothing: throw Refusal(sentence: words.widgetProgramSilent(seconds: Self.patience))
    }
  }

  /// Where the program lies.
  static func program(_ session: Session) throws -> FilePath {
    let program = try ThisProcess.companion("mantel-widget")
    guard Folder.exists(program) else {
      throw Refusal(sentence: session.words.widgetProgramMissing(program))
    }
    return program
  }

  /// What it says first. Looks up ten times a second, so that the call can be called off.
  private func word(of launched: LaunchedProgram) throws -> LaunchedProgram.Word {
    for _ in 0..<(Self.patience * 10) {
      let word = try launched.word(within: 100)
      if word != .nothing { return word }
      if Task.isCancelled {
        launched.callOff()
        throw ImagingError.cancelled
      }
    }
    return .nothing
  }
}
