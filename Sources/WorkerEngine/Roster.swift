import Synchronization

/// Who works and who is free.
final class Roster: Sendable {
  private struct State {
    /// The one that worked last stands last and works next: it may still have the right master open.
    var free: [Worker] = []
    var count = 0
    var waiting: [(ticket: Int, continuation: CheckedContinuation<Worker?, Never>)] = []
    var nextTicket = 0
  }

  private let limit: Int
  private let hire: @Sendable () -> Worker
  private let state = Mutex(State())

  /// At most `limit` workers, made by `hire`.
  init(limit: Int, hire: @escaping @Sendable () -> Worker) {
    self.limit = limit
    self.hire = hire
  }

  /// Waits for a worker; nil when the task is cancelled meanwhile.
  func take() async -> Worker? {
    if let worker = state.withLock({ takeAtOnce(&$0) }) { return worker }
    let ticket = state.withLock { state in
      state.nextTicket += 1
      return state.nextTicket
    }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let worker = state.withLock { state in
          let worker = takeAtOnce(&state)
          if worker == nil { state.waiting.append((ticket, continuation)) }
          return worker
        }
        if let worker { continuation.resume(returning: worker) }
        if Task.isCancelled { leave(ticket) }
      }
    } onCancel: {
      leave(ticket)
    }
  }

  /// The worker is free again; one that can work no more is replaced when it is needed.
  func giveBack(_ worker: Worker) {
    let next = state.withLock { state in
      if !worker.isUsable {
        state.count -= 1
      } else {
        state.free.append(worker)
      }
      guard !state.waiting.isEmpty, let free = takeAtOnce(&state) else {
        return nil as (CheckedContinuation<Worker?, Never>, Worker)?
      }
      return (state.waiting.removeFirst().continuation, free)
    }
    if let (continuation, worker) = next { continuation.resume(returning: worker) }
  }

  private func takeAtOnce(_ state: inout State) -> Worker? {
    if let worker = state.free.popLast() { return worker }
    guard state.count < limit else { return nil }
    state.count += 1
    return hire()
  }

  private func leave(_ ticket: Int) {
    let continuation = state.withLock { state in
      state.waiting.firstIndex { $0.ticket == ticket }.map {
        state.waiting.remove(at: $0).continuation
      }
    }
    continuation?.resume(returning: nil)
  }
}
