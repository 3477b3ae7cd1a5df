import CVips
import MantelCore
import MantelImaging
import MantelSystem

/// Decodes PNG, WebP, JPEG XL, TIFF, GIF (its first picture) and every JPEG by libvips.
///
/// Of the other formats it takes none, and of a TIFF that is a camera's RAW file neither.
public struct VipsDecoder: PhotoDecoding {
  /// The version of libvips.
  public static var version: String {
    [0, 1, 2].map { String(vips_version($0)) }.joined(separator: ".")
  }

  /// Holds nothing; libvips starts with the first photo.
  public init() {}

  /// See `PhotoDecoding`.
  public func decode(_ file: OpenFile, format: PhotoFormat, side: Int) throws(ImagingError)
    -> DecodedPhoto?
  {
    guard let loader = Self.loader(of: format) else { return nil }
    try VipsLibrary.start()
    let source = try PhotoSource(file)
    let whole = try source.picture(by: loader, shrink: 1)
    try PhotoLimits.check(whole.size)
    // libjxl turns the picture upright itself, and EXIF's orientation may still stand beside it.
    let orientation = format == .jxl ? 1 : whole.orientation
    let shrink = Self.shrink(
      for: format, longestSide: max(whole.size.width, whole.size.height) / side)
    let picture = shrink == 1 ? whole : try source.picture(by: loader, shrink: shrink)
    let pixels = try picture.finished(
      target: PhotoLimits.fitted(whole.size, within: side), orientation: orientation)
    return DecodedPhoto(original: whole.size.turned(by: orientation), pixels: pixels)
  }

  private static func loader(of format: PhotoFormat) -> cvips_loader? {
    switch format {
    case .jpeg: CVIPS_JPEG
    case .png: CVIPS_PNG
    case .webp: CVIPS_WEBP
    case .jxl: CVIPS_JXL
    case .tiff: CVIPS_TIFF
    case .gif: CVIPS_GIF
    case .heic, .avif, .raw: nil
    }
  }

  /// How far the decoder itself may reduce a picture that is `ratio` times as long as asked for.
  private static func shrink(for format: PhotoFormat, longestSide ratio: Int) -> Int {
    switch format {
    case .jpeg: ratio >= 8 ? 8 : ratio >= 4 ? 4 : ratio >= 2 ? 2 : 1
    default: 1
    }
  }
}

extension PixelSize {
  /// The size of what is this large before it is stood upright.
  fileprivate func turned(by orientation: Int) -> PixelSize {
    orientation >= 5 ? PixelSize(width: height, height: width) : self
  }
}
