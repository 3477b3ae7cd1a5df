import MantelCore

extension PixelBuffer {
  /// The picture as a soft light behind itself: its longest side at most `PhotoLimits.glowSide`, blurred.
  public func glow() -> PixelBuffer {
    fitted(within: PhotoLimits.glowSide).blurred()
  }

  /// Blurred by a Gaussian of standard deviation 5 pixels, cut off at 15; beyond the picture its outermost pixels go on.
  func blurred() -> PixelBuffer {
    let weights = Self.gaussian
    return smeared(weights, stride: Self.bytesPerPixel, steps: size.width)
      .smeared(weights, stride: bytesPerRow, steps: size.height)
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

  /// Every pixel the weighted mean of those along one axis: `stride` bytes apart, `steps` of them.
  private func smeared(_ weights: [Float], stride: Int, steps: Int) -> PixelBuffer {
    let reach = weights.count / 2
    return PixelBuffer(size: size) { target in
      for index in bytes.indices {
        let step = index / stride % steps
        var sum: Float = 0
        for tap in weights.indices {
          let other = min(max(step + tap - reach, 0), steps - 1)
          sum += weights[tap] * Float(bytes[index + (other - step) * stride])
        }
        target[index] = UInt8(min(max(sum.rounded(), 0), 255))
      }
    }
  }
}
