import MantelCore

extension PixelBuffer {
  /// The mean of the pixels, channel by channel, rounded.
  public var averageColor: AverageColor {
    var sum = SIMD4<UInt64>.zero
    bytes.withUnsafeBytes { buffer in
      let pixels = buffer.assumingMemoryBound(to: SIMD4<UInt8>.self)
      // A row's sum fits 32 bits for every width below 16 million.
      for start in stride(from: 0, to: pixels.count, by: 1 << 16) {
        var part = SIMD4<UInt32>.zero
        for index in start..<min(start + 1 << 16, pixels.count) {
          part &+= SIMD4<UInt32>(truncatingIfNeeded: pixels[index])
        }
        sum &+= SIMD4<UInt64>(truncatingIfNeeded: part)
      }
    }
    let count = UInt64(size.width * size.height)
    let mean = (sum &+ SIMD4(repeating: count / 2)) / count
    return AverageColor(
      red: UInt8(truncatingIfNeeded: mean.x), green: UInt8(truncatingIfNeeded: mean.y),
      blue: UInt8(truncatingIfNeeded: mean.z))
  }
}
