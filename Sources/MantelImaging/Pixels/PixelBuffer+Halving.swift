import MantelCore

extension PixelBuffer {
  /// This picture at half its size each way, rounded up: every pixel the mean of four; the last column and row stand for
  /// themselves twice where the size is odd.
  func halved() -> PixelBuffer {
    let output = PixelSize(width: (size.width + 1) / 2, height: (size.height + 1) / 2)
    return bytes.withUnsafeBufferPointer { source in
      PixelBuffer(size: output) { target in
        guard let source = source.baseAddress, let target = target.baseAddress else { return }
        for y in 0..<output.height {
          let upper = source + 2 * y * bytesPerRow
          let lower = source + min(2 * y + 1, size.height - 1) * bytesPerRow
          halve(upper, lower, into: target + y * output.width * Self.bytesPerPixel)
        }
      }
    }
  }

  private func halve(
    _ upper: UnsafePointer<UInt8>, _ lower: UnsafePointer<UInt8>,
    into target: UnsafeMutablePointer<UInt8>
  ) {
    let whole = size.width / 2
    for x in 0..<whole {
      for channel in 0..<Self.bytesPerPixel {
        let left = 2 * x * Self.bytesPerPixel + channel
        let right = left + Self.bytesPerPixel
        let sum =
          UInt16(upper[left]) &+ UInt16(upper[right]) &+ UInt16(lower[left]) &+ UInt16(lower[right])
        target[x * Self.bytesPerPixel + channel] = UInt8(truncatingIfNeeded: (sum &+ 2) &>> 2)
      }
    }
    guard size.width % 2 == 1 else { return }
    for channel in 0..<Self.bytesPerPixel {
      let last = (size.width - 1) * Self.bytesPerPixel + channel
      let sum = UInt16(upper[last]) &+ UInt16(lower[last])
      target[whole * Self.bytesPerPixel + channel] = UInt8(truncatingIfNeeded: (sum &+ 1) &>> 1)
    }
  }
}
