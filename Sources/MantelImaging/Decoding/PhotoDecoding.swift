import MantelCore
import MantelSystem

/// A photo as it comes out of a decoder.
public struct DecodedPhoto: Equatable, Sendable {
  /// The size of the upright original, before any scaling.
  public let original: PixelSize
  /// The upright photo in sRGB, alpha laid on white, scaled to `PhotoLimits.fitted(original, within:)` of the side asked for.
  public let pixels: PixelBuffer

  /// A decoded photo.
  public init(original: PixelSize, pixels: PixelBuffer) {
    self.original = original
    self.pixels = pixels
  }
}

/// Something that decodes photos of one or more formats.
///
/// Runs only in mantel-worker, whose process does one thing at a time: an implementation is called from one thread and may block
/// it for as long as the decoding takes. It reads `file` at stated positions and trusts nothing in it.
public protocol PhotoDecoding: Sendable {
  /// Decodes the photo, scaled down so that its longest side is at most `side` pixels.
  ///
  /// Answers nil for a variant that this decoder leaves to another one (a JPEG in CMYK, say). Checks the size in the header with
  /// `PhotoLimits.check` before it allocates memory for pixels.
  func decode(_ file: OpenFile, format: PhotoFormat, side: Int) throws(ImagingError)
    -> DecodedPhoto?
}
