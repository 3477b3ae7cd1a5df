import MantelImaging
import MantelStore
import MantelSystem
import WorkerMessages

extension WorkerPool: ArchiveServing {
  /// See `ArchiveServing`. The archive has a worker beside those of the pool.
  public func startArchive() async throws(ArchiveError) -> any ArchiveWritingSession {
    let archive = WorkerArchive(Worker(program, timeLimit: timeLimit))
    _ = try await archive.files(.startArchive, count: 0)
    return WritingSession(archive: archive)
  }

  /// See `ArchiveServing`. The archive has a worker beside those of the pool.
  public func openArchive(_ file: OpenFile) async throws(ArchiveError) -> any ArchiveReadingSession
  {
    let archive = WorkerArchive(Worker(program, timeLimit: timeLimit))
    _ = try await archive.files(.openArchive, [file], count: 0)
    return ReadingSession(archive: archive)
  }
}

private struct WritingSession: ArchiveWritingSession {
  let archive: WorkerArchive

  func add(_ entry: ArchiveEntry) async throws(ArchiveError) -> OpenFile {
    try await archive.files(.addEntry(name: entry.name), [entry.file], count: 1)[0]
  }

  func finish() async throws(ArchiveError) -> OpenFile {
    try await archive.files(.finishArchive, count: 1)[0]
  }
}

private struct ReadingSession: ArchiveReadingSession {
  let archive: WorkerArchive

  func next() async throws(ArchiveError) -> ArchiveEntry? {
    let reply = try await archive.reply(.nextEntry, [])
    switch reply.response {
    case .endOfArchive: return nil
    case .entry(let name):
      guard reply.files.count == 1,
        WorkerReply.isSound(reply.files[0], upTo: ArchiveLimits.entrySize)
      else { throw WorkerArchive.nonsense }
      guard Self.staysInside(name) else { throw .hostileEntry(name: name) }
      return ArchiveEntry(name: name, file: reply.files[0])
    default: throw WorkerArchive.nonsense
    }
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
