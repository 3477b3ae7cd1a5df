import MantelImaging
import MantelSystem

/// EXIF's orientation in a PNG (PNG 3rd edition, section 11.3.4.3).
enum PNGOrientation {
  private static let longestBlock = 1 << 16
  private static let mostChunks = 1 << 20

  /// 1…8; 1 where the file says nothing. Throws only `system`: whether the chunks make sense is the decoder's business.
  static func read(_ file: OpenFile) throws(ImagingError) -> Int {
    do throws(SystemError) {
      // The signature has eight bytes.
      var position: Int64 = 8
      for _ in 0..<mostChunks {
        let header = try bytes(of: file, at: position, count: 8)
        guard header.count == 8 else { return 1 }
        let length = header[..<4].reduce(0) { $0 << 8 | Int64($1) }
        if header[4...].elementsEqual("eXIf".utf8) {
          let block = try bytes(
            of: file, at: position + 8, count: Int(min(length, Int64(longestBlock))))
          return TIFFDirectory.first(in: block)?.orientation ?? 1
        }
        // Behind a chunk's data stands its checksum.
        position += 8 + length + 4
      }
      return 1
    } catch {
      throw .system(error)
    }
  }

  private static func bytes(of file: OpenFile, at position: Int64, count: Int)
    throws(SystemError) -> [UInt8]
  {
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: count, alignment: 8)
    defer { buffer.deallocate() }
    return Array(buffer.prefix(try file.read(into: buffer, at: position)))
  }
}
