import Synchronization

/// How much memory the workers of a pool may need at one time, for what they decode.
///
/// Who asks first is served first, so that a large photo is not passed over for ever by small ones.
final class MemoryBudget: Sendable {
  private struct Waiting {
    let ticket: Int
    let bytes: Int64
    let continuation: CheckedContinuation<Bool, Never>
  }

  private struct State {
    var taken: Int64 = 0
    var waiting: [Waiting] = []
    var nextTicket = 0
  }

  private let limit: Int64
  private let state = Mutex(State())

  init(limit: Int64) {
    self.limit = limit
  }

  /// Waits until so many bytes are free, then takes them; more than there are at all is all of them.
  ///
  /// Answers what `giveBack` is to be told, nil when the task is cancelled meanwhile.
  func take(_ bytes: Int64) async -> Int64? {
    let wanted = min(max(bytes, 0), limit)
    let ticket = state.withLock { state in
      state.nextTicket += 1
      return state.nextTicket
    }
    let isTaken = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        state.withLock {
          $0.waiting.append(Waiting(ticket: ticket, bytes: wanted, continuation: continuation))
        }
        serve()
        if Task.isCancelled { leave(ticket) }
      }
    } onCancel: {
      leave(ticket)
    }
    return isTaken ? wanted : nil
  }

  /// Frees what was taken.
  func giveBack(_ bytes: Int64) {
    state.withLock { $0.taken -= bytes }
    serve()
  }

  private func serve() {
    let served = state.withLock { state in
      var served: [Waiting] = []
      while let first = state.waiting.first, state.taken + first.bytes <= limit {
        state.taken += first.bytes
        served.append(state.waiting.removeFirst())
      }
      return served
    }
    for waiting in served { waiting.continuation.resume(returning: true) }
  }

  private func leave(_ ticket: Int) {
    let left = state.withLock { state in
      state.waiting.firstIndex { $0.ticket == ticket }.map { state.waiting.remove(at: $0) }
    }
    left?.continuation.resume(returning: false)
    // It may have stood before one that needs less.
    serve()
  }
}
