import CArchive
import MantelSystem

/// Feeds libarchive from a file by position, so that the descriptor's own position does not matter.
final class ArchiveSource {
  private static let pieceLength = 1 << 16

  private let file: OpenFile
  private let piece = UnsafeMutableRawBufferPointer.allocate(
    byteCount: ArchiveSource.pieceLength, alignment: 16)
  private var position: Int64 = 0
  /// In bytes.
  let length: Int64
  /// What the system said when reading failed.
  private(set) var failure: SystemError?

  init(_ file: OpenFile) throws(SystemError) {
    self.file = file
    length = try file.status().size
  }

  deinit {
    piece.deallocate()
  }

  /// Lets libarchive read from this source, which must outlive the archive. Returns libarchive's code.
  func open(_ archive: OpaquePointer) -> Int32 {
    archive_read_set_callback_data(archive, Unmanaged.passUnretained(self).toOpaque())
    archive_read_set_read_callback(archive) { archive, context, buffer in
      guard let context else { return -1 }
      let source = Unmanaged<ArchiveSource>.fromOpaque(context).takeUnretainedValue()
      buffer?.pointee = UnsafeRawPointer(source.piece.baseAddress)
      return source.read()
    }
    archive_read_set_skip_callback(archive) { archive, context, count in
      guard let context else { return 0 }
      return Unmanaged<ArchiveSource>.fromOpaque(context).takeUnretainedValue().skip(count)
    }
    return archive_read_open1(archive)
  }

  /// Whether there are `count` zero bytes from `start` on.
  func isZero(from start: Int64, count: Int) -> Bool {
    var bytes = [UInt8](repeating: 1, count: count)
    let read = bytes.withUnsafeMutableBytes { buffer in
      Result { () throws(SystemError) in try file.read(into: buffer, at: start) }
    }
    guard case .success(count) = read else { return false }
    return bytes.allSatisfy { $0 == 0 }
  }

  private func read() -> Int {
    do throws(SystemError) {
      let count = try file.read(into: piece, at: position)
      position += Int64(count)
      return count
    } catch {
      failure = error
      return -1
    }
  }

  private func skip(_ count: Int64) -> Int64 {
    let skipped = max(0, min(count, length - position))
    position += skipped
    return skipped
  }
}
