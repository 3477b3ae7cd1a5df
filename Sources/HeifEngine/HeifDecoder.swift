import CHeif
import MantelCore
import MantelImaging
import MantelSystem

/// Decodes HEIC and AVIF by libheif, which turns, mirrors and crops as the container says; EXIF's orientation is not asked.
public struct HeifDecoder: PhotoDecoding {
  /// The version of libheif.
  public static var version: String {
    String(cString: heif_get_version())
  }

  private let finishing: any PixelFinishing

  /// A decoder whose samples another engine scales and converts to sRGB.
  public init(finishing: any PixelFinishing) {
    self.finishing = finishing
  }

  /// See `PhotoDecoding`.
  public func decode(_ file: OpenFile, format: PhotoFormat, side: Int) throws(ImagingError)
    -> DecodedPhoto?
  {
    guard format == .heic || format == .avif else { return nil }
    let container = try HeifContainer(file, format: format)
    let image = try container.primaryImage()
    try PhotoLimits.check(image.codedSize)
    try PhotoLimits.check(image.size)
    container.hold(to: image.codedSize)
    let samples = try image.decoded()
    let pixels = try finishing.finish(try samples.unfinished(profile: image.profile), side: side)
    // The container's word and the coded picture may differ by a row or column of padding.
    return DecodedPhoto(original: samples.size, pixels: pixels)
  }
}
