import MantelImaging
import MantelStore
import MantelSystem
import WorkerMessages

/// An archive in a worker of its own, which ends with this object.
struct WorkerArchive: Sendable {
  /// The most bytes that one entry adds to an archive: itself, its headers, what was due before.
  private static let pieceSize = ArchiveLimits.entrySize + (1 << 20)

  private let worker: Worker

  init(_ worker: Worker) {
    self.worker = worker
  }

  /// The worker's answer, its errors apart.
  func reply(_ request: WorkerRequest, _ files: [OpenFile]) async throws(ArchiveError)
    -> WorkerReply
  {
    switch await worker.perform(request, files) {
    case .success(let reply):
      if case .archiveFailed(let failure) = reply.response { throw failure.error }
      return reply
    case .failure(.failed(.workerUnavailable(let error))), .failure(.failed(.system(let error))):
      throw .system(error)
    case .failure(let fault): throw .damaged(detail: "the worker failed: \(fault)")
    }
  }

  /// The files of an answer that has just so many.
  func files(_ request: WorkerRequest, _ files: [OpenFile] = [], count: Int)
    async
    throws(ArchiveError) -> [OpenFile]
  {
    let reply = try await reply(request, files)
    guard case .files = reply.response, reply.files.count == count,
      reply.files.allSatisfy({ WorkerReply.isSound($0, upTo: Self.pieceSize) })
    else { throw Self.nonsense }
    return reply.files
  }

  static var nonsense: ArchiveError { .damaged(detail: "the worker's answer makes no sense") }
}
