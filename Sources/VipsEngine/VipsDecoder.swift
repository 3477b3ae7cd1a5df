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
    do throws(ImagingError) {
      return try VipsLibrary.alone { () throws(ImagingError) in
        try Self.decode(file, by: loader, format: format, side: side)
      }
    } catch .damaged(let detail) where Self.unknownVariants.contains(where: detail.contains) {
      throw .unsupported(format, detail: detail)
    }
  }

  /// How libvips' loaders say that a file may be whole and is none that they know.
  private static let unknownVariants = [
    "not supported", "unsupported", "samples_per_pixel not a whole number of bytes",
  ]

  private static func decode(
    _ file: OpenFile, by loader: cvips_loader, format: PhotoFormat, side: Int
  ) throws(ImagingError) -> DecodedPhoto {
    let source = try PhotoSource(file)
    let whole = try source.picture(by: loader, shrink: 1)
    try PhotoLimits.check(whole.size)
    let orientation = try orientation(of: whole, in: file, format: format)
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

  private static func orientation(
    of picture: VipsPicture, in file: OpenFile, format: PhotoFormat
  ) throws(ImagingError) -> Int {
    switch format {
    // libjxl turns the picture upright itself, and EXIF's orientation may still stand beside it.
    case .jxl: 1
    // libvips 8.14 does not look for it.
    case .png: try PNGOrientation.read(file)
    default: picture.orientation
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
