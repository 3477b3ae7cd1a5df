import CArchive
import MantelStore
import MantelSystem

/// Reads a tar archive by libarchive: that one format, uncompressed, and only what Mantel itself writes.
///
/// A name that appears twice, a link, a device or a folder ends the reading, as does everything that `ArchiveLimits` excludes.
public final class TarReader: ArchiveReading {
  /// The version of libarchive.
  public static var version: String {
    let number = archive_version_number()  // 3,006,002 is 3.6.2.
    return "\(number / 1_000_000).\(number / 1000 % 1000).\(number % 1000)"
  }

  private static let endMarkLength = 1024

  private let source: ArchiveSource
  private let maximumEntries: Int
  private let archive: OpaquePointer
  private var names: Set<String> = []
  private var totalSize: Int64 = 0

  /// Starts to read at the beginning of the file, wherever the descriptor stands, up to that many entries.
  public init(
    file: OpenFile, maximumEntries: Int = ArchiveLimits.entries
  ) throws(ArchiveError) {
    self.maximumEntries = maximumEntries
    do throws(SystemError) {
      source = try ArchiveSource(file)
    } catch {
      throw .system(error)
    }
    guard source.length >= Self.endMarkLength else { throw .notAnArchive }
    guard let archive = archive_read_new() else { throw .damaged(detail: "out of memory") }
    self.archive = archive
    guard archive_read_support_format_tar(archive) == ARCHIVE_OK, source.open(archive) == ARCHIVE_OK
    else { throw failure() }
  }

  deinit {
    archive_read_free(archive)
  }

  /// See `ArchiveReading`.
  public func next() throws(ArchiveError) -> ArchiveEntry? {
    var header: OpaquePointer?
    let code = archive_read_next_header(archive, &header)
    if code == ARCHIVE_EOF {
      try checkEnd()
      return nil
    }
    // libarchive warns of a name that the locale has no letters for; its bytes are there all the same.
    guard code == ARCHIVE_OK || code == ARCHIVE_WARN, let header else { throw failure() }
    guard names.count < maximumEntries else { throw .tooManyEntries }
    let name = try self.name(of: header)
    guard archive_entry_filetype(header) == mode_t(0o100000), archive_entry_hardlink(header) == nil,
      archive_entry_symlink(header) == nil, archive_entry_sparse_count(header) == 0,
      names.insert(name).inserted
    else { throw .hostileEntry(name: name) }
    let bytes = try self.bytes(count: try size(of: header, named: name))
    do throws(SystemError) {
      return ArchiveEntry(name: name, file: try MemoryFile.containing(bytes))
    } catch {
      throw .system(error)
    }
  }

  /// libarchive takes a file that breaks off between two entries for a whole one; the mark at the end tells.
  private func checkEnd() throws(ArchiveError) {
    let end = archive_read_header_position(archive)
    guard source.isZero(from: end, count: Self.endMarkLength) else {
      throw .damaged(detail: "no end mark")
    }
  }

  private func name(of header: OpaquePointer) throws(ArchiveError) -> String {
    guard let raw = archive_entry_pathname_utf8(header) ?? archive_entry_pathname(header) else {
      throw .hostileEntry(name: "")
    }
    guard let name = String(validatingCString: raw) else {
      throw .hostileEntry(name: String(cString: raw))
    }
    try EntryName.check(name)
    return name
  }

  /// The declared size, checked before anything is allocated for it.
  private func size(of header: OpaquePointer, named name: String) throws(ArchiveError) -> Int {
    let size = archive_entry_size(header)
    guard size >= 0 else { throw .damaged(detail: "negative size") }
    guard size <= ArchiveLimits.entrySize else { throw .entryTooLarge(name: name) }
    guard size <= source.length else { throw .damaged(detail: "an entry larger than the archive") }
    totalSize += size
    guard totalSize <= ArchiveLimits.totalSize else { throw .tooLarge }
    return Int(size)
  }

  private func bytes(count: Int) throws(ArchiveError) -> [UInt8] {
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      initialized = max(0, archive_read_data(archive, buffer.baseAddress, count))
    }
    guard bytes.count == count else { throw failure() }
    return bytes
  }

  private func failure() -> ArchiveError {
    if let error = source.failure { return .system(error) }
    if archive_format(archive) == 0 { return .notAnArchive }
    return .damaged(detail: archive_error_string(archive).map { String(cString: $0) } ?? "cut off")
  }
}
