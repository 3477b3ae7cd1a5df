import MantelImaging
import MantelSystem
import WorkerMessages

/// Workers that read strangers' bytes for this process, each one job at a time, started when there is work for them.
///
/// A worker that crashes, hangs or talks nonsense costs the job that it had, and another takes its place. A task that is
/// cancelled kills the worker that works for it. Safe to use from any task; never blocks one.
public final class WorkerPool: Sendable {
  let program: WorkerProgram
  let timeLimit: Duration
  /// How many jobs are done at once.
  public let count: Int
  private let roster: Roster
  private let memory = MemoryBudget(limit: 128 << 20)

  /// A pool of at most `workers` processes, each with `timeLimit` for a job.
  public init(
    _ program: WorkerProgram, workers: Int = ThisProcess.processors,
    timeLimit: Duration = .seconds(60)
  ) {
    self.program = program
    self.timeLimit = timeLimit
    count = max(1, workers)
    roster = Roster(limit: count) { Worker(program, timeLimit: timeLimit) }
  }

  /// How often a job is tried on workers that had ended before they took it.
  private static let attempts = 3

  /// Has a job done by the next worker that is free.
  func perform(_ request: WorkerRequest, _ files: [OpenFile]) async throws(ImagingError)
    -> WorkerReply
  {
    for _ in 0..<Self.attempts {
      guard !Task.isCancelled, let worker = await roster.take() else { throw .cancelled }
      let outcome = await converse(worker, request, files)
      roster.giveBack(worker)
      if Task.isCancelled { throw .cancelled }
      switch outcome {
      case .success(let reply): return reply
      case .failure(.failed(let error)): throw error
      case .failure(.gone): continue
      }
    }
    throw .workerStopped
  }

  private func converse(_ worker: Worker, _ request: WorkerRequest, _ files: [OpenFile]) async
    -> Result<WorkerReply, WorkerFault>
  {
    let outcome = await worker.perform(request, files)
    guard case .success(let reply) = outcome, case .needs(let bytes) = reply.response else {
      return outcome
    }
    // A worker that is not told to go on forgets the job with the next one.
    guard let share = await memory.take(bytes) else { return .failure(.failed(.cancelled)) }
    defer { memory.giveBack(share) }
    return await worker.perform(.goOn, [])
  }
}
