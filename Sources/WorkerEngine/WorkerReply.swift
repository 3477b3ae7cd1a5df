import MantelImaging
import MantelSystem
import WorkerMessages

/// What a worker answered, not yet trusted.
struct WorkerReply: Sendable {
  let response: WorkerResponse
  let files: [OpenFile]
}

/// Why a worker gave no answer.
enum WorkerFault: Error {
  /// It had ended before it took the job: another one may do it.
  case gone
  /// It took the job, or never came to be.
  case failed(ImagingError)
}
