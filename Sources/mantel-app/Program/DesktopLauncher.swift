import MantelModel
import MantelStore
import MantelSystem
import MantelWords

/// Starts the program that shows widgets on the desktop, where it does not run yet.
final class DesktopLauncher {
  private let app: AppModel
  private var isStarting = false

  /// So long it has to come on screen, in seconds.
  private nonisolated static let patience = 20

  init(_ app: AppModel) {
    self.app = app
  }

  /// Starts it; what goes wrong is told.
  func start() {
    guard !isStarting, !app.services.desktop.isRunning else { return }
    isStarting = true
    let root = app.services.home.root
    Task { [weak self] in
      let outcome = await Self.launch(root)
      guard let self else { return }
      isStarting = false
      app.gallery.refresh()
      let words = app.words
      switch outcome {
      case .shown: break
      case .failed(let error): app.tell(words.desktopDidNotStart(words.explain(error)))
      case .refused(let reason): app.tell(words.desktopDidNotStart(reason))
      case .silent: app.tell(words.desktopDidNotStart(words.desktopIsSilent))
      }
    }
  }

  private enum Outcome {
    case shown
    case refused(String)
    case failed(SystemError)
    case silent
  }

  @concurrent
  private nonisolated static func launch(_ root: FilePath) async -> Outcome {
    do throws(SystemError) {
      let launched = try LaunchedProgram.start(
        try ThisProcess.companion("mantel-widget"), arguments: ["--notify"],
        environment: environment(root))
      for _ in 0..<patience * 10 {
        switch try launched.word(within: 0) {
        case .line("ready"): return .shown
        case .line(let reason): return .refused(reason)
        case .ended: return .silent
        case .nothing: try? await Task.sleep(for: .milliseconds(100))
        }
      }
      return .silent
    } catch {
      return .failed(error)
    }
  }

  /// Ours, with the shared folder that this program works in.
  private nonisolated static func environment(_ root: FilePath) -> [[UInt8]] {
    let name = Array("MANTEL_HOME=".utf8)
    let variables = ThisProcess.wholeEnvironment
    guard variables.contains(where: { $0.starts(with: name) }) else { return variables }
    return variables.filter { !$0.starts(with: name) } + [name + root.bytes]
  }
}
