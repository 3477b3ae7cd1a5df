import Dispatch
import MantelSystem
import Synchronization
import WorkerMessages

/// A job on its way to a worker.
struct Job: Sendable {
  let request: WorkerRequest
  let files: [OpenFile]
  /// Called once, from the worker's thread or from the one that put the job in.
  let finish: @Sendable (Result<WorkerReply, WorkerFault>) -> Void

  init(
    _ request: WorkerRequest, _ files: [OpenFile],
    finish: @escaping @Sendable (Result<WorkerReply, WorkerFault>) -> Void
  ) {
    self.request = request
    self.files = files
    self.finish = finish
  }
}

/// Where jobs wait for a worker's thread.
final class Mailbox: Sendable {
  private struct State {
    var jobs: [Job] = []
    var isOpen = true
  }

  private let state = Mutex(State())
  private let arrivals = DispatchSemaphore(value: 0)

  /// Whether jobs are still taken.
  var isOpen: Bool {
    state.withLock { $0.isOpen }
  }

  /// Leaves a job; a closed mailbox gives it back at once as `gone`.
  func put(_ job: Job) {
    let taken = state.withLock { state in
      if state.isOpen { state.jobs.append(job) }
      return state.isOpen
    }
    if taken { arrivals.signal() } else { job.finish(.failure(.gone)) }
  }

  /// Waits for the next job, nil once the mailbox is closed.
  func next() -> Job? {
    arrivals.wait()
    return state.withLock { state in
      state.jobs.isEmpty ? nil : state.jobs.removeFirst()
    }
  }

  /// Takes no more jobs; those that wait are given back as `gone`.
  func close() {
    let left = state.withLock { state in
      state.isOpen = false
      defer { state.jobs = [] }
      return state.jobs
    }
    for job in left { job.finish(.failure(.gone)) }
    arrivals.signal()
  }
}
