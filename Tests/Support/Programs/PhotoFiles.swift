import JPEGEngine
import MantelCore
import MantelImaging
import MantelSystem

/// Photos made for a test.
public enum PhotoFiles {
  /// The bytes of a JPEG; another number is another photo, and the same number the same bytes.
  public static func jpeg(_ number: Int, width: Int = 120, height: Int = 90) throws -> [UInt8] {
    let size = PixelSize(width: width, height: height)
    let pixels = PixelBuffer(size: size) { buffer in
      for y in 0..<height {
        for x in 0..<width {
          let pixel = (y * width + x) * PixelBuffer.bytesPerPixel
          buffer[pixel] = UInt8(truncatingIfNeeded: number &* 37)
          buffer[pixel + 1] = UInt8(255 * x / width)
          buffer[pixel + 2] = UInt8(255 * y / height)
          buffer[pixel + 3] = 0
        }
      }
    }
    return try JPEGEncoder().encode(pixels, quality: 80).readAll(limit: 1 << 26)
  }

  /// The bytes of a JPEG of 2,560 × 1,920 pixels without any order, which takes its time; another number is another photo.
  public static func rough(_ number: Int) throws -> [UInt8] {
    // What stands behind the end of the picture is not looked at, and makes other bytes of it.
    try roughBytes.get() + withUnsafeBytes(of: number) { Array($0) }
  }

  private static let roughBytes = Result {
    var dice = SplitMix64(state: 1)
    let pixels = PixelBuffer(size: PixelSize(width: 2560, height: 1920)) { buffer in
      for index in buffer.indices {
        buffer[index] = UInt8(truncatingIfNeeded: dice.next() >> 32) & 0x7F
      }
    }
    return try JPEGEncoder().encode(pixels, quality: 60).readAll(limit: 1 << 26)
  }

  /// The bytes of a PNG that says it has this size and holds no pixels at all.
  public static func pngHeader(width: UInt32, height: UInt32) -> [UInt8] {
    let mark: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    let size = bigEndian(width) + bigEndian(height)
    let eightBitColor: [UInt8] = [8, 2, 0, 0, 0]
    let nothingDeflated: [UInt8] = [0x78, 0x9C, 0x03, 0x00, 0x00, 0x00, 0x00, 0x01]
    var bytes = mark
    bytes += chunk("IHDR", size + eightBitColor)
    bytes += chunk("IDAT", nothingDeflated)
    bytes += chunk("IEND", [])
    return bytes
  }

  private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    let named = Array(name.utf8) + content
    return bigEndian(UInt32(content.count)) + named + bigEndian(crc32(named))
  }

  /// The checksum of PNG (ISO 3309).
  private static func crc32(_ bytes: [UInt8]) -> UInt32 {
    var sum: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = (sum >> 1) ^ (sum & 1 == 0 ? 0 : 0xEDB8_8320) }
    }
    return ~sum
  }

  private static func bigEndian(_ value: UInt32) -> [UInt8] {
    withUnsafeBytes(of: value.bigEndian) { Array($0) }
  }
}
