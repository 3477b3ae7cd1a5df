import JPEGEngine
import MantelCore
import MantelImaging
import MantelStore
import TestSupport

extension TestApp {
  /// Puts a photo of 1600 × 1200 pixels into the store that can be read, and whose light changes slowly from place to place.
  @discardableResult
  func publishGradient(_ number: Int) throws -> PhotoDocument {
    let document = PhotoDocument(
      id: try TestHome.identifier(number), format: "jpeg",
      original: PixelSize(width: 1600, height: 1200),
      averageColor: AverageColor(red: 128, green: 128, blue: 128))
    let master = try JPEGEncoder().encode(.gradient(width: 800, height: 600), quality: 95)
    let thumb = try JPEGEncoder().encode(.gradient(width: 400, height: 300), quality: 95)
    try test.photos.publish(document, master: master, thumb: thumb, glow: thumb, replacing: true)
    return document
  }
}

extension PixelBuffer {
  /// Red grows to the right, green downwards, and blue both ways.
  static func gradient(width: Int, height: Int) -> PixelBuffer {
    PixelBuffer(size: PixelSize(width: width, height: height)) { bytes in
      for y in 0..<height {
        for x in 0..<width {
          let start = (y * width + x) * 4
          bytes[start] = UInt8(x * 255 / width)
          bytes[start + 1] = UInt8(y * 255 / height)
          bytes[start + 2] = UInt8((x * 120 / width) + (y * 120 / height))
          bytes[start + 3] = 255
        }
      }
    }
  }

  /// The red, green and blue of a pixel.
  func color(_ x: Int, _ y: Int) -> [Int] {
    let start = (y * size.width + x) * 4
    return bytes[start..<start + 3].map(Int.init)
  }

  /// The greatest difference of two pictures of one size in any channel, and the mean one.
  func distance(to other: PixelBuffer) -> (greatest: Int, mean: Double) {
    var (greatest, sum) = (0, 0)
    for index in bytes.indices where index % 4 != 3 {
      let difference = abs(Int(bytes[index]) - Int(other.bytes[index]))
      greatest = max(greatest, difference)
      sum += difference
    }
    return (greatest, Double(sum) / Double(bytes.count / 4 * 3))
  }
}
