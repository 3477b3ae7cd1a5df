import MantelStore
import MantelSystem

/// Something that reads and writes archives for us, away from this process.
///
/// May be called from any task; an implementation does not block the thread pool of Swift's tasks.
public protocol ArchiveServing: Sendable {
  /// Begins a new archive.
  func startArchive() async throws(ArchiveError) -> any ArchiveWritingSession
  /// Opens an archive that may come from a stranger.
  func openArchive(_ file: OpenFile) async throws(ArchiveError) -> any ArchiveReadingSession
}

/// An archive in the making. Used by one task at a time.
public protocol ArchiveWritingSession: Sendable {
  /// Adds a file and gives the archive's bytes that are due so far, in memory.
  func add(_ entry: ArchiveEntry) async throws(ArchiveError) -> OpenFile
  /// Ends the archive and gives its last bytes.
  func finish() async throws(ArchiveError) -> OpenFile
}

/// An archive that is being read. Used by one task at a time.
public protocol ArchiveReadingSession: Sendable {
  /// The next file, nil behind the last one; only then was the archive whole.
  func next() async throws(ArchiveError) -> ArchiveEntry?
}
