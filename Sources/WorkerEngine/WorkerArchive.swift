import MantelImaging
import MantelStore
import MantelSystem
import WorkerMessages

/// Writes an archive in a worker of its own, which ends with this object. See `ArchiveWriting`.
public final class WorkerArchiveWriter: ArchiveWriting, Sendable {
  private let worker: Worker

  init(_ worker: Worker) throws(ArchiveError) {
    self.worker = worker
    _ = try worker.archiveFiles(.startArchive, [], count: 0)
  }

  /// See `ArchiveWriting`.
  public func add(_ entry: ArchiveEntry) throws(ArchiveError) -> OpenFile {
    try worker.archiveFiles(.addEntry(name: entry.name), [entry.file], count: 1)[0]
  }

  /// See `ArchiveWriting`.
  public func finish() throws(ArchiveError) -> OpenFile {
    try worker.archiveFiles(.finishArchive, [], count: 1)[0]
  }
}

/// Reads an archive in a worker of its own, which ends with this object. See `ArchiveReading`.
public final class WorkerArchiveReader: ArchiveReading, Sendable {
  private let worker: Worker

  init(_ worker: Worker, _ file: OpenFile) throws(ArchiveError) {
    self.worker = worker
    _ = try worker.archiveFiles(.openArchive, [file], count: 0)
  }

  /// See `ArchiveReading`.
  public func next() throws(ArchiveError) -> ArchiveEntry? {
    let reply = try worker.archiveReply(.nextEntry, [])
    switch reply.response {
    case .endOfArchive: return nil
    case .entry(let name):
      guard reply.files.count == 1,
        WorkerReply.isSound(reply.files[0], upTo: ArchiveLimits.entrySize)
      else { break }
      guard Self.staysInside(name) else { throw .hostileEntry(name: name) }
      return ArchiveEntry(name: name, file: reply.files[0])
    default: break
    }
    throw .damaged(detail: "the worker's answer makes no sense")
  }

  /// The worker has checked this too, but its word is not enough.
  private static func staysInside(_ name: String) -> Bool {
    name.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
      .allSatisfy { part in
        !part.isEmpty && !part.elementsEqual(".".utf8) && !part.elementsEqual("..".utf8)
          && !part.contains(0)
      }
  }
}

extension WorkerPool {
  /// Begins an archive. Blocks until its worker is there.
  public func archiveWriter() throws(ArchiveError) -> WorkerArchiveWriter {
    try WorkerArchiveWriter(Worker(program, timeLimit: timeLimit))
  }

  /// Opens an archive. Blocks until its worker has looked at it.
  public func archiveReader(_ file: OpenFile) throws(ArchiveError) -> WorkerArchiveReader {
    try WorkerArchiveReader(Worker(program, timeLimit: timeLimit), file)
  }
}

extension Worker {
  /// The most bytes that one entry adds to an archive: itself, its headers, what was due before.
  private static let pieceSize = ArchiveLimits.entrySize + (1 << 20)

  fileprivate func archiveReply(_ request: WorkerRequest, _ files: [OpenFile])
    throws(ArchiveError) -> WorkerReply
  {
    switch performWaiting(request, files) {
    case .success(let reply):
      if case .archiveFailed(let failure) = reply.response { throw failure.error }
      return reply
    case .failure(.failed(.workerUnavailable(let error))), .failure(.failed(.system(let error))):
      throw .system(error)
    case .failure(let fault): throw .damaged(detail: "the worker failed: \(fault)")
    }
  }

  fileprivate func archiveFiles(_ request: WorkerRequest, _ files: [OpenFile], count: Int)
    throws(ArchiveError) -> [OpenFile]
  {
    let reply = try archiveReply(request, files)
    guard case .files = reply.response, reply.files.count == count,
      reply.files.allSatisfy({ WorkerReply.isSound($0, upTo: Self.pieceSize) })
    else { throw .damaged(detail: "the worker's answer makes no sense") }
    return reply.files
  }
}
