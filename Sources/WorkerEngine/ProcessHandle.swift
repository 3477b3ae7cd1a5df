import MantelSystem
import Synchronization

/// A worker's process as other threads may touch it: to kill it, even before it is there.
final class ProcessHandle: Sendable {
  private struct State {
    var process: ChildProcess?
    var isKilled = false
  }

  private let state = Mutex(State())

  var isKilled: Bool {
    state.withLock { $0.isKilled }
  }

  /// Ends the process at once.
  func kill() {
    state.withLock { state in
      state.isKilled = true
      state.process?.kill()
    }
  }

  /// The process has started.
  func set(_ process: ChildProcess) {
    state.withLock { state in
      state.process = process
      if state.isKilled { process.kill() }
    }
  }

  /// Ends and reaps the process.
  func clear() {
    let process = state.withLock { state in
      defer { state.process = nil }
      return state.process
    }
    process?.kill()
  }
}
