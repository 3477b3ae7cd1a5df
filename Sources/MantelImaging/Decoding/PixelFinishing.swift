import MantelCore

/// Samples as a decoder has them: upright, but neither in sRGB nor laid on white nor of the size asked for.
///
/// Borrows the decoder's memory, and is valid only during the call that it is handed to.
public struct UnfinishedPixels {
  /// In pixels, checked by `PhotoLimits.check`.
  public let size: PixelSize
  /// Red, green, blue, and alpha (not premultiplied) where there is one, interleaved.
  public let hasAlpha: Bool
  /// How many bits of a sample count: 8 in bytes, 9 to 16 in 16-bit words of this machine's byte order.
  public let bits: Int
  /// From the start of one row to the next.
  public let bytesPerRow: Int
  /// At least `size.height` rows.
  public let samples: UnsafeRawBufferPointer
  /// The ICC profile of the colours; nil stands for sRGB.
  public let profile: [UInt8]?

  /// Samples in a decoder's memory.
  public init(
    size: PixelSize, hasAlpha: Bool, bits: Int, bytesPerRow: Int, samples: UnsafeRawBufferPointer,
    profile: [UInt8]?
  ) {
    self.size = size
    self.hasAlpha = hasAlpha
    self.bits = bits
    self.bytesPerRow = bytesPerRow
    self.samples = samples
    self.profile = profile
  }
}

/// Something that turns a decoder's samples into a picture: scaled, laid on white, in sRGB.
///
/// Runs only in mantel-worker, from one thread, and may block it.
public protocol PixelFinishing: Sendable {
  /// Scales to `PhotoLimits.fitted(size, within: side)`.
  func finish(_ pixels: UnfinishedPixels, side: Int) throws(ImagingError) -> PixelBuffer
}
