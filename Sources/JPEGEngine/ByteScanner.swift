import MantelSystem

/// Goes through a file byte by byte, reading it in pieces.
struct ByteScanner {
  private let file: OpenFile
  private var piece: [UInt8] = []
  private var start: Int64 = 0
  /// Where the next byte is read, from the start of the file.
  private(set) var position: Int64 = 0

  init(_ file: OpenFile) {
    self.file = file
  }

  /// The next byte, nil at the end.
  mutating func byte() throws(SystemError) -> UInt8? {
    var index = position - start
    if index < 0 || index >= Int64(piece.count) {
      piece = try bytes(at: position, upTo: 4096)
      start = position
      index = 0
    }
    guard index < Int64(piece.count) else { return nil }
    position += 1
    return piece[Int(index)]
  }

  /// The next two bytes as a number, the higher one first.
  mutating func pair() throws(SystemError) -> Int? {
    guard let high = try byte(), let low = try byte() else { return nil }
    return Int(high) << 8 | Int(low)
  }

  /// The next `count` bytes, fewer at the end.
  mutating func bytes(_ count: Int) throws(SystemError) -> [UInt8] {
    let bytes = try bytes(at: position, upTo: count)
    position += Int64(bytes.count)
    return bytes
  }

  /// Goes on `count` bytes further.
  mutating func skip(_ count: Int) {
    position += Int64(count)
  }

  private func bytes(at position: Int64, upTo count: Int) throws(SystemError) -> [UInt8] {
    var failure: SystemError?
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      do throws(SystemError) {
        initialized = try file.read(into: UnsafeMutableRawBufferPointer(buffer), at: position)
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return bytes
  }
}
