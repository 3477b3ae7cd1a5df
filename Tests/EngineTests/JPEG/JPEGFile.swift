import JPEGEngine
import MantelCore
import MantelImaging
import MantelSystem

/// A JPEG's bytes, to be taken apart and put together wrongly.
struct JPEGFile {
  var bytes: [UInt8]

  /// What our own encoder makes of a picture.
  static func encoded(_ picture: PixelBuffer, quality: Int = 90) throws -> JPEGFile {
    JPEGFile(bytes: try JPEGEncoder().encode(picture, quality: quality).readAll(limit: 1 << 28))
  }

  /// The same with a segment put in behind the start.
  func adding(marker: UInt8, _ content: [UInt8]) -> JPEGFile {
    let length = content.count + 2
    let segment = [0xFF, marker, UInt8(length >> 8), UInt8(length & 255)] + content
    return JPEGFile(bytes: Array(bytes[..<2]) + segment + Array(bytes[2...]))
  }

  /// The same with an EXIF segment that states an orientation.
  func oriented(_ value: UInt8, littleEndian: Bool = false) -> JPEGFile {
    adding(
      marker: 0xE1,
      Array("Exif\0\0".utf8) + Self.tiff(orientation: value, littleEndian: littleEndian))
  }

  /// A TIFF structure with a directory of two entries, the second of which is the orientation.
  static func tiff(orientation: UInt8, littleEndian: Bool) -> [UInt8] {
    littleEndian
      ? [0x49, 0x49, 42, 0, 8, 0, 0, 0, 2, 0]
        + [0x0F, 1, 2, 0, 1, 0, 0, 0, 65, 0, 0, 0]
        + [0x12, 1, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0] + [0, 0, 0, 0]
      : [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 2]
        + [1, 0x0F, 0, 2, 0, 0, 0, 1, 65, 0, 0, 0]
        + [1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0] + [0, 0, 0, 0]
  }

  /// Where the frame header's marker stands.
  var frame: Int? {
    bytes.indices.dropLast().first { bytes[$0] == 0xFF && (0xC0...0xC2).contains(bytes[$0 + 1]) }
  }

  /// The same with another size in its header.
  func claiming(width: Int, height: Int) -> JPEGFile {
    var copy = self
    guard let frame else { return self }
    copy.bytes[frame + 5] = UInt8(height >> 8)
    copy.bytes[frame + 6] = UInt8(height & 255)
    copy.bytes[frame + 7] = UInt8(width >> 8)
    copy.bytes[frame + 8] = UInt8(width & 255)
    return copy
  }

  /// What the fast lane makes of it.
  func decoded(side: Int = 2560) throws(ImagingError) -> DecodedPhoto? {
    let file: OpenFile
    do { file = try MemoryFile.containing(bytes) } catch { throw .system(error) }
    return try JPEGDecoder().decode(file, format: .jpeg, side: side)
  }
}

/// Pictures for JPEG, which has to be smooth to come back alike.
extension PixelBuffer {
  static func smooth(width: Int, height: Int) -> PixelBuffer {
    PixelBuffer(size: PixelSize(width: width, height: height)) { bytes in
      for index in 0..<width * height {
        let (x, y) = (index % width, index / width)
        bytes[4 * index] = UInt8(x * 255 / max(1, width - 1))
        bytes[4 * index + 1] = UInt8(y * 255 / max(1, height - 1))
        bytes[4 * index + 2] = UInt8((x + y) * 255 / max(1, width + height - 2))
        bytes[4 * index + 3] = 255
      }
    }
  }

  func colorOfPixel(_ x: Int, _ y: Int) -> [Int] {
    let start = y * bytesPerRow + x * Self.bytesPerPixel
    return bytes[start..<start + 3].map(Int.init)
  }

  /// The mean difference of two pictures of one size, the fourth channel apart.
  func meanDifference(to other: PixelBuffer) -> Double {
    let sum = bytes.indices.reduce(0) { sum, index in
      index % 4 == 3 ? sum : sum + abs(Int(bytes[index]) - Int(other.bytes[index]))
    }
    return Double(sum) / Double(bytes.count / 4 * 3)
  }
}
