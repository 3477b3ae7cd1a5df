import MantelCore
import MantelImaging

/// Compares pictures as an eye would: not to the bit, but by how far they are apart on the whole.
enum PictureComparison {
  /// The greatest of the three channels' mean differences, 0 to 255; nil for pictures of different size.
  static func difference(_ one: PixelBuffer, _ other: PixelBuffer) -> Double? {
    guard one.size == other.size else { return nil }
    var sums = [0, 0, 0]
    for pixel in stride(from: 0, to: one.bytes.count, by: PixelBuffer.bytesPerPixel) {
      for channel in 0..<3 {
        sums[channel] += abs(Int(one.bytes[pixel + channel]) - Int(other.bytes[pixel + channel]))
      }
    }
    return Double(sums.max() ?? 0) / Double(one.size.width * one.size.height)
  }

  /// Whether they are the same to an eye: encoding and scaling may have touched them.
  static func areAlike(_ one: PixelBuffer, _ other: PixelBuffer, within limit: Double = 3) -> Bool {
    difference(one, other).map { $0 <= limit } ?? false
  }
}

extension PixelBuffer {
  /// The part of a picture, which has to lie in it.
  func part(x: Int, y: Int, width: Int, height: Int) -> PixelBuffer {
    precondition(
      x >= 0 && y >= 0 && x + width <= size.width && y + height <= size.height,
      "a part lies in the whole")
    return PixelBuffer(size: PixelSize(width: width, height: height)) { target in
      for row in 0..<height {
        let start = ((y + row) * size.width + x) * Self.bytesPerPixel
        for index in 0..<width * Self.bytesPerPixel {
          target[row * width * Self.bytesPerPixel + index] = bytes[start + index]
        }
      }
    }
  }

  /// What is left when so many pixels are cut off on each side, rounded corners among them.
  func inside(_ margin: Int) -> PixelBuffer {
    part(x: margin, y: margin, width: size.width - 2 * margin, height: size.height - 2 * margin)
  }
}
