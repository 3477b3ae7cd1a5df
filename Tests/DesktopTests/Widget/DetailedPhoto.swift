import JPEGEngine
import MantelCore
import MantelImaging
import MantelSystem

/// Photos made of small squares in many colours.
enum DetailedPhoto {
  /// The bytes of a JPEG; another number is another photo.
  static func jpeg(_ number: Int) throws -> [UInt8] {
    try JPEGEncoder().encode(pixels(number), quality: 92).readAll(limit: 1 << 26)
  }

  /// Its pixels: squares of 24 pixels a side.
  static func pixels(_ number: Int) -> PixelBuffer {
    let size = PixelSize(width: 1200, height: 1200)
    var dice = SplitMix64(state: UInt64(number))
    let squares = (0..<50 * 50).map { _ in dice.next() }
    return PixelBuffer(size: size) { pixels in
      for y in 0..<size.height {
        for x in 0..<size.width {
          let color = squares[y / 24 * 50 + x / 24]
          let pixel = (y * size.width + x) * PixelBuffer.bytesPerPixel
          for channel in 0..<PixelBuffer.bytesPerPixel {
            pixels[pixel + channel] = UInt8(truncatingIfNeeded: color >> UInt64(channel * 8))
          }
        }
      }
    }
  }
}
