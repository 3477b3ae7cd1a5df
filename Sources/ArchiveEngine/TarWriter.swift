import CArchive
import MantelStore
import MantelSystem

/// Writes a tar archive by libarchive: ustar, with a pax header only where a name needs one.
///
/// The same entries always give the same bytes: no times, no owners.
public final class TarWriter: ArchiveWriting {
  private static let pieceLength = 1 << 18

  private let archive: OpaquePointer?
  private let due = DueBytes()

  /// An archive without entries.
  public init() {
    archive = archive_write_new()
  }

  deinit {
    archive_write_free(archive)
  }

  /// See `ArchiveWriting`. Refuses names that `TarReader` would refuse.
  public func add(_ entry: ArchiveEntry) throws(ArchiveError) -> OpenFile {
    try EntryName.check(entry.name)
    let size = try system { () throws(SystemError) in try entry.file.status().size }
    guard size <= ArchiveLimits.entrySize else { throw .entryTooLarge(name: entry.name) }
    try openOnce()
    let header = archive_entry_new()
    defer { archive_entry_free(header) }
    archive_entry_set_pathname(header, entry.name)
    archive_entry_set_filetype(header, 0o100000)
    archive_entry_set_perm(header, 0o600)
    archive_entry_set_mtime(header, 0, 0)
    archive_entry_set_size(header, size)
    try check(archive_write_header(archive, header))
    try copy(entry.file, count: size)
    try check(archive_write_finish_entry(archive))
    return try takeDue()
  }

  /// See `ArchiveWriting`.
  public func finish() throws(ArchiveError) -> OpenFile {
    try openOnce()
    try check(archive_write_close(archive))
    return try takeDue()
  }

  private func openOnce() throws(ArchiveError) {
    guard !due.isOpen else { return }
    try check(archive_write_set_format_pax_restricted(archive))
    // Names are bytes (of UTF-8): translating them by the locale fails in that of C, and libarchive 3.6 does not survive it.
    try check(archive_write_set_options(archive, "hdrcharset=BINARY"))
    try check(archive_write_set_bytes_per_block(archive, 0))
    let context = Unmanaged.passUnretained(due).toOpaque()
    let code = archive_write_open2(
      archive, context, nil,
      { archive, context, bytes, count in
        guard let context else { return -1 }
        Unmanaged<DueBytes>.fromOpaque(context).takeUnretainedValue()
          .append(UnsafeRawBufferPointer(start: bytes, count: count))
        return count
      }, nil, nil)
    try check(code)
    due.isOpen = true
  }

  private func copy(_ file: OpenFile, count: Int64) throws(ArchiveError) {
    let piece = UnsafeMutableRawBufferPointer.allocate(
      byteCount: Self.pieceLength, alignment: 16)
    defer { piece.deallocate() }
    var position: Int64 = 0
    while position < count {
      let wanted = UnsafeMutableRawBufferPointer(
        rebasing: piece[..<Int(min(Int64(piece.count), count - position))])
      let read = try system { () throws(SystemError) in try file.read(into: wanted, at: position) }
      guard read == wanted.count else { throw .damaged(detail: "a file became shorter") }
      guard archive_write_data(archive, piece.baseAddress, read) == read else { throw failure() }
      position += Int64(read)
    }
  }

  private func takeDue() throws(ArchiveError) -> OpenFile {
    let bytes = due.take()
    return try system { () throws(SystemError) in try MemoryFile.containing(bytes) }
  }

  private func check(_ code: Int32) throws(ArchiveError) {
    guard code == ARCHIVE_OK else { throw failure() }
  }

  private func failure() -> ArchiveError {
    .damaged(detail: archive_error_string(archive).map { String(cString: $0) } ?? "not written")
  }

  private func system<Result>(
    _ body: () throws(SystemError) -> Result
  ) throws(ArchiveError) -> Result {
    do throws(SystemError) { return try body() } catch { throw .system(error) }
  }
}

/// What libarchive has written and nobody has taken yet.
private final class DueBytes {
  var isOpen = false
  private var bytes: [UInt8] = []

  func append(_ more: UnsafeRawBufferPointer) {
    bytes.append(contentsOf: more)
  }

  func take() -> [UInt8] {
    defer { bytes = [] }
    return bytes
  }
}
