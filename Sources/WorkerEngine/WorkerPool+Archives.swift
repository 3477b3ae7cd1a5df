import MantelImaging
import MantelStore
import MantelSystem

extension WorkerPool: ArchiveServing {
  /// See `ArchiveServing`.
  public func startArchive() async throws(ArchiveError) -> any ArchiveWritingSession {
    try await onBlockingThread {
      Result { () throws(ArchiveError) in WritingSession(try self.archiveWriter()) }
    }.get()
  }

  /// See `ArchiveServing`.
  public func openArchive(_ file: OpenFile) async throws(ArchiveError) -> any ArchiveReadingSession
  {
    try await onBlockingThread {
      Result { () throws(ArchiveError) in ReadingSession(try self.archiveReader(file)) }
    }.get()
  }
}

/// A writer whose calls wait on a thread of their own.
private struct WritingSession: ArchiveWritingSession {
  private let writer: WorkerArchiveWriter

  init(_ writer: WorkerArchiveWriter) {
    self.writer = writer
  }

  func add(_ entry: ArchiveEntry) async throws(ArchiveError) -> OpenFile {
    try await onBlockingThread {
      Result { () throws(ArchiveError) in try writer.add(entry) }
    }.get()
  }

  func finish() async throws(ArchiveError) -> OpenFile {
    try await onBlockingThread { Result { () throws(ArchiveError) in try writer.finish() } }.get()
  }
}

/// A reader whose calls wait on a thread of their own.
private struct ReadingSession: ArchiveReadingSession {
  private let reader: WorkerArchiveReader

  init(_ reader: WorkerArchiveReader) {
    self.reader = reader
  }

  func next() async throws(ArchiveError) -> ArchiveEntry? {
    try await onBlockingThread { Result { () throws(ArchiveError) in try reader.next() } }.get()
  }
}
