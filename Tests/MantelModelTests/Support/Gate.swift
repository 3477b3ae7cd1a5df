import Synchronization

/// Holds whoever comes by until a test lets them through.
final class Gate: Sendable {
  private struct State {
    var isClosed = false
    var count = 0
    var waiting: [Int: CheckedContinuation<Void, Never>] = [:]
    var calledOff: Set<Int> = []
  }

  private let state = Mutex(State())

  /// How many are held now.
  var waiting: Int { state.withLock { $0.waiting.count } }

  /// Holds all that come from now on.
  func close() {
    state.withLock { $0.isClosed = true }
  }

  /// Lets those through that are held, and all that come after them.
  func open() {
    let held = state.withLock { state in
      state.isClosed = false
      defer { state.waiting = [:] }
      return state.waiting.values.map { $0 }
    }
    for one in held { one.resume() }
  }

  /// Returns once the gate is open, or where the task is cancelled, unless `isDeaf`.
  func pass(isDeaf: Bool = false) async {
    let number = state.withLock { state in
      state.count += 1
      return state.count
    }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let goes = state.withLock { state in
          if !state.isClosed || state.calledOff.remove(number) != nil { return true }
          state.waiting[number] = continuation
          return false
        }
        if goes { continuation.resume() }
      }
    } onCancel: {
      if isDeaf { return }
      let held = state.withLock { state in
        let held = state.waiting.removeValue(forKey: number)
        if held == nil { state.calledOff.insert(number) }
        return held
      }
      held?.resume()
    }
  }
}
