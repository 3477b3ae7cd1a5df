import MantelCore
import MantelImaging
import Testing

/// The picture of which every file `orientation-*` is a version: red and green above blue and yellow.
enum Quarters {
  static let size = PixelSize(width: 48, height: 32)

  /// Expects the middle of each quarter to have its colour.
  static func expect(in photo: DecodedPhoto, tolerance: Int = 8) {
    #expect(photo.original == size)
    #expect(photo.pixels.size == size)
    expect(color(photo.pixels, 12, 8), near: [220, 40, 40], tolerance)
    expect(color(photo.pixels, 36, 8), near: [40, 180, 60], tolerance)
    expect(color(photo.pixels, 12, 24), near: [40, 60, 200], tolerance)
    expect(color(photo.pixels, 36, 24), near: [230, 210, 40], tolerance)
  }

  private static func expect(_ color: [Int], near expected: [Int], _ tolerance: Int) {
    #expect(isNear(color, expected, tolerance), "\(color) is not \(expected)")
  }
}

/// Red, green and blue at a pixel.
func color(_ pixels: PixelBuffer, _ x: Int, _ y: Int) -> [Int] {
  let start = y * pixels.bytesPerRow + x * PixelBuffer.bytesPerPixel
  return pixels.bytes[start..<start + 3].map(Int.init)
}

func isNear(_ color: [Int], _ expected: [Int], _ tolerance: Int) -> Bool {
  zip(color, expected).allSatisfy { abs($0 - $1) <= tolerance }
}
