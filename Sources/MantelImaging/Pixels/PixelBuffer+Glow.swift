import MantelCore

extension PixelBuffer {
  /// The picture as a soft light behind itself: its longest side at most `PhotoLimits.glowSide`, blurred.
  public func glow() -> PixelBuffer {
    fitted(within: PhotoLimits.glowSide).blurred()
  }

  /// Blurred by a Gaussian of standard deviation 5 pixels, cut off at 15; beyond the picture its outermost pixels go on.
  func blurred() -> PixelBuffer {
    let pixels = (0..<size.width * size.height).map { index in
      let start = index * Self.bytesPerPixel
      return SIMD4<Float>(
        Float(bytes[start]), Float(bytes[start + 1]), Float(bytes[start + 2]),
        Float(bytes[start + 3]))
    }
    let (width, height) = (size.width, size.height)
    let across = Self.smeared(pixels, lines: height, apart: width, steps: width, stride: 1)
    let down = Self.smeared(across, lines: width, apart: 1, steps: height, stride: width)
    return PixelBuffer(size: size) { target in
      for index in target.indices {
        let value = down[index / Self.bytesPerPixel][index % Self.bytesPerPixel]
        target[index] = UInt8(min(max(value.rounded(), 0), 255))
      }
    }
  }

  /// `e^(−k² / 2σ²)` for k from −15 to 15 and σ = 5, made to sum to 1.
  ///
  /// With q = e^(−1/50) each value is the last one times q^(2k + 1).
  private static let gaussian: [Float] = {
    let q = 0.980_198_673_306_755_3
    var half = [1.0]
    var ratio = q
    for _ in 0..<15 {
      half.append(half[half.count - 1] * ratio)
      ratio *= q * q
    }
    let all = half.dropFirst().reversed() + half
    let sum = all.reduce(0, +)
    return all.map { Float($0 / sum) }
  }()

  /// Every pixel the weighted mean of its neighbours on lines that are `apart` from one another, each of `steps` pixels that are
  /// `stride` apart.
  private static func smeared(
    _ pixels: [SIMD4<Float>], lines: Int, apart: Int, steps: Int, stride: Int
  ) -> [SIMD4<Float>] {
    var smeared = pixels
    let reach = gaussian.count / 2
    for line in 0..<lines {
      let start = line * apart
      for step in 0..<steps {
        var sum = SIMD4<Float>.zero
        for tap in gaussian.indices {
          sum += pixels[start + min(max(step + tap - reach, 0), steps - 1) * stride] * gaussian[tap]
        }
        smeared[start + step * stride] = sum
      }
    }
    return smeared
  }
}
