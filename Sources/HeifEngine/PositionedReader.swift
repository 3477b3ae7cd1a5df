import CHeif
import MantelSystem

/// Feeds libheif from a file by position, so that the descriptor's own position does not matter.
final class PositionedReader {
  private let file: OpenFile
  private let functions: UnsafeMutablePointer<heif_reader>
  private var position: Int64 = 0
  /// In bytes.
  let length: Int64
  /// What the system said when reading failed.
  private(set) var failure: SystemError?

  init(_ file: OpenFile) throws(SystemError) {
    self.file = file
    length = try file.status().size
    functions = .allocate(capacity: 1)
    functions.initialize(
      to: heif_reader(
        reader_api_version: 1,
        get_position: { PositionedReader.at($0)?.position ?? 0 },
        read: { PositionedReader.at($2)?.read(into: $0, count: $1) ?? 1 },
        seek: { PositionedReader.at($1)?.seek(to: $0) ?? 1 },
        wait_for_file_size: { target, context in
          guard let reader = PositionedReader.at(context), target <= reader.length else {
            return heif_reader_grow_status_size_beyond_eof
          }
          return heif_reader_grow_status_size_reached
        }))
  }

  deinit {
    functions.deallocate()
  }

  /// Reads the boxes. This reader must outlive the context.
  func open(_ context: OpaquePointer) -> heif_error {
    heif_context_read_from_reader(
      context, functions, Unmanaged.passUnretained(self).toOpaque(), nil)
  }

  private static func at(_ context: UnsafeMutableRawPointer?) -> PositionedReader? {
    context.map { Unmanaged<PositionedReader>.fromOpaque($0).takeUnretainedValue() }
  }

  private func read(into bytes: UnsafeMutableRawPointer?, count: Int) -> Int32 {
    do throws(SystemError) {
      let buffer = UnsafeMutableRawBufferPointer(start: bytes, count: count)
      let read = try file.read(into: buffer, at: position)
      position += Int64(read)
      return read == count ? 0 : 1
    } catch {
      failure = error
      return 1
    }
  }

  private func seek(to target: Int64) -> Int32 {
    guard target >= 0, target <= length else { return 1 }
    position = target
    return 0
  }
}
