import MantelSystem

/// A file in an archive.
public struct ArchiveEntry: Sendable {
  /// Its path in the archive, as it stands there: relative, no `.` or `..`, slashes between the parts.
  public let name: String
  /// Its bytes, in memory.
  public let file: OpenFile

  /// A file by its name and bytes.
  public init(name: String, file: OpenFile) {
    self.name = name
    self.file = file
  }
}

/// Why an archive could not be read or written.
public enum ArchiveError: Error, Equatable, Sendable {
  /// These bytes are no archive that Mantel writes.
  case notAnArchive
  /// The archive breaks off or contradicts itself. `detail` is the library's own word for it, for a log.
  case damaged(detail: String)
  /// An entry that Mantel never writes: a link, a device, a folder out of place, a name that leads elsewhere.
  case hostileEntry(name: String)
  /// An entry larger than `ArchiveLimits.entrySize`.
  case entryTooLarge(name: String)
  /// More entries than `ArchiveLimits.entries`.
  case tooManyEntries
  /// More bytes in all than `ArchiveLimits.totalSize`.
  case tooLarge
  /// The system could not do what the work needed.
  case system(SystemError)
}

/// Where Mantel stops reading an archive.
public enum ArchiveLimits {
  /// In bytes; a master is a few million.
  public static let entrySize: Int64 = 64 << 20
  /// In entries; 10,000 photos are 40,000.
  public static let entries = 200_000
  /// In bytes, in all.
  public static let totalSize: Int64 = 64 << 30
}

/// Something that reads an archive entry by entry. Used from one thread at a time; blocks.
public protocol ArchiveReading {
  /// The next file, nil behind the last one; only then was the archive whole.
  func next() throws(ArchiveError) -> ArchiveEntry?
}

/// Something that writes an archive. Used from one thread at a time; blocks.
public protocol ArchiveWriting {
  /// Adds a file and gives the archive's bytes that are due so far, in memory.
  func add(_ entry: ArchiveEntry) throws(ArchiveError) -> OpenFile
  /// Ends the archive and gives its last bytes.
  func finish() throws(ArchiveError) -> OpenFile
}
