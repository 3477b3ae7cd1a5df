import MantelCore
import MantelImaging

extension PixelBuffer {
  /// A picture whose channels a function of column and row gives; the fourth byte is 0.
  init(width: Int, height: Int, _ color: (Int, Int) -> (UInt8, UInt8, UInt8)) {
    self.init(size: PixelSize(width: width, height: height)) { bytes in
      for y in 0..<height {
        for x in 0..<width {
          let start = (y * width + x) * 4
          (bytes[start], bytes[start + 1], bytes[start + 2]) = color(x, y)
          bytes[start + 3] = 0
        }
      }
    }
  }

  /// Noise, the same every time.
  static func noise(width: Int, height: Int, seed: UInt64 = 1) -> PixelBuffer {
    var state = seed
    return PixelBuffer(width: width, height: height) { _, _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (
        UInt8(truncatingIfNeeded: state >> 33), UInt8(truncatingIfNeeded: state >> 41),
        UInt8(truncatingIfNeeded: state >> 49)
      )
    }
  }

  var whole: CropRectangle {
    CropRectangle(size)
  }

  func red(_ x: Int, _ y: Int) -> UInt8 {
    bytes[y * bytesPerRow + x * 4]
  }

  /// The greatest difference of two pictures of one size, in any channel but the fourth.
  func distance(to other: PixelBuffer) -> Int {
    zip(bytes, other.bytes).enumerated().reduce(0) { greatest, pair in
      pair.offset % 4 == 3
        ? greatest : max(greatest, abs(Int(pair.element.0) - Int(pair.element.1)))
    }
  }
}
