import MantelCore
import MantelImaging

/// Reads the pixmaps that `grim` writes: `P6`, eight bits a channel.
enum PortablePixmap {
  /// It is no such pixmap.
  struct Unreadable: Error { let size: Int }

  /// The pixels of a pixmap.
  static func pixels(_ bytes: [UInt8]) throws -> PixelBuffer {
    // Four words, and one blank behind the last.
    let header = bytes.prefix(64).split(
      maxSplits: 4, omittingEmptySubsequences: true, whereSeparator: { $0 == 10 || $0 == 32 })
    let words = header.prefix(4).map { String(decoding: $0, as: UTF8.self) }
    guard words.count == 4, words[0] == "P6", words[3] == "255", let width = Int(words[1]),
      let height = Int(words[2]), bytes.count >= header[3].endIndex + 1 + width * height * 3
    else { throw Unreadable(size: bytes.count) }
    let start = header[3].endIndex + 1
    return PixelBuffer(size: PixelSize(width: width, height: height)) { pixels in
      for pixel in 0..<width * height {
        for channel in 0..<3 {
          pixels[pixel * 4 + channel] = bytes[start + pixel * 3 + channel]
        }
        pixels[pixel * 4 + 3] = 255
      }
    }
  }
}
