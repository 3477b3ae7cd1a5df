import MantelCore

/// What Mantel makes of a photo, and where it stops.
public enum PhotoLimits {
  /// A photo of more pixels than this is refused from its header, before anything is decoded.
  ///
  /// The largest cameras in phones make 16,320 × 12,240; a picture made to exhaust memory says more.
  public static let maximumPixels = 200_000_000
  /// A file of more bytes than this is refused unread.
  public static let maximumFileSize: Int64 = 1 << 30
  /// The longest side of a master, in pixels.
  public static let masterSide = 2560
  /// The longest side of a thumb, in pixels.
  public static let thumbSide = 540
  /// The longest side of a glow, in pixels.
  public static let glowSide = 120
  /// The quality of every JPEG that Mantel writes, on libjpeg's scale of 1 to 100.
  public static let jpegQuality = 85

  /// Refuses an impossible size or one above the cap.
  public static func check(_ size: PixelSize) throws(ImagingError) {
    guard size.width > 0, size.height > 0 else { throw .damaged(detail: "no pixels") }
    let (pixels, overflow) = size.width.multipliedReportingOverflow(by: size.height)
    guard !overflow, pixels <= maximumPixels else { throw .tooManyPixels(size) }
  }

  /// The size to which a photo of `size` is scaled so that its longest side is at most `side`, never enlarged, each way at least 1.
  public static func fitted(_ size: PixelSize, within side: Int) -> PixelSize {
    let longest = max(size.width, size.height)
    if longest <= side { return size }
    func scaled(_ length: Int) -> Int { max(1, (2 * length * side + longest) / (2 * longest)) }
    return PixelSize(width: scaled(size.width), height: scaled(size.height))
  }
}
