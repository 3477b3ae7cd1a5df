import JPEGEngine
import MantelCore
import MantelImaging
import MantelStore
import MantelSystem
import Testing

/// Pictures of Tests/Pictures/captions that a person has looked at, to compare with.
///
/// To make them anew, name a folder in `MANTEL_CAPTION_PICTURES`, run the tests, and look at what lies there.
enum ReferencePicture {
  /// What share of the pixels may be clearly different: a library's other rounding touches fewer, another font or script more.
  static let tolerance = 0.003

  /// Expects a picture to look like the kept one; writes it instead where the environment names a folder.
  static func expect(_ picture: PixelBuffer, isLike name: String) throws {
    if let folder = ThisProcess.environmentPath("MANTEL_CAPTION_PICTURES") {
      let file = try JPEGEncoder().encode(picture, quality: 88)
      try AtomicFile.write(contentsOf: file, to: folder.appending(name + ".jpg"))
    } else {
      #expect(difference(picture, try kept(name)) <= tolerance, "\(name)")
    }
  }

  /// A kept picture by its name.
  static func kept(_ name: String) throws -> PixelBuffer {
    let file = try Samples.picture("captions/\(name).jpg")
    return try #require(try JPEGDecoder().decode(file, format: .jpeg, side: 4_096)).pixels
  }

  /// The share of pixels of which a channel differs by more than a quarter of its range; 1 for pictures of two sizes.
  static func difference(_ one: PixelBuffer, _ other: PixelBuffer) -> Double {
    guard one.size == other.size else { return 1 }
    var different = 0
    for index in stride(from: 0, to: one.bytes.count, by: 4) {
      let isFar = (0..<3).contains { channel in
        abs(Int(one.bytes[index + channel]) - Int(other.bytes[index + channel])) > 64
      }
      if isFar { different += 1 }
    }
    return Double(different) / Double(one.size.width * one.size.height)
  }

  /// A ground from a dark blue on the left to sand on the right.
  static func ground(_ size: PixelSize) -> PixelBuffer {
    PixelBuffer(size: size) { bytes in
      for index in 0..<size.width * size.height {
        let share = Double(index % size.width) / Double(size.width)
        bytes[4 * index] = UInt8(30 + 200 * share)
        bytes[4 * index + 1] = UInt8(60 + 130 * share)
        bytes[4 * index + 2] = UInt8(110 + 20 * share)
        bytes[4 * index + 3] = 255
      }
    }
  }
}
