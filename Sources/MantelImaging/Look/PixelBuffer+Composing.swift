import MantelCore

extension PixelBuffer {
  /// A picture of one colour.
  public init(size: PixelSize, color: SRGBColor) {
    let (red, green, blue) = color.bytes
    var pixel: UInt32 = 0xFF00_0000
    pixel |= UInt32(red)
    pixel |= UInt32(green) << 8
    pixel |= UInt32(blue) << 16
    self.init(size: size) { bytes in
      let pixels = UnsafeMutableRawBufferPointer(bytes).bindMemory(to: UInt32.self)
      pixels.initialize(repeating: pixel.littleEndian)
    }
  }

  /// Lays another picture on this one with its top left at a pixel; what lies outside is cut off.
  public mutating func place(_ picture: PixelBuffer, x: Int, y: Int) {
    let area = PixelArea(x: x, y: y, width: picture.size.width, height: picture.size.height)
      .clamped(to: size)
    guard area.width > 0 else { return }
    let count = area.width * Self.bytesPerPixel
    for row in area.y..<area.y + area.height {
      let target = row * bytesPerRow + area.x * Self.bytesPerPixel
      let source = (row - y) * picture.bytesPerRow + (area.x - x) * Self.bytesPerPixel
      bytes.withUnsafeMutableBytes { bytes in
        picture.bytes.withUnsafeBytes { other in
          UnsafeMutableRawBufferPointer(rebasing: bytes[target..<target + count])
            .copyMemory(from: UnsafeRawBufferPointer(rebasing: other[source..<source + count]))
        }
      }
    }
  }

  /// The picture with every channel times `brightness`, 0…1.
  func dimmed(to brightness: Double) -> PixelBuffer {
    let levels = (0...255).map { (level: Int) -> UInt8 in
      let dimmed: Double = Double(level) * brightness + 0.5
      return UInt8(min(max(dimmed, 0), 255))
    }
    var dimmed = self
    for index in dimmed.bytes.indices { dimmed.bytes[index] = levels[Int(dimmed.bytes[index])] }
    return dimmed
  }
}
