import CRaw
import MantelCore
import MantelImaging
import MantelSystem

/// Develops cameras' RAW files by libraw: the camera's white balance, sRGB, eight bits, upright.
public struct RawDecoder: PhotoDecoding {
  /// The version of libraw.
  public static var version: String {
    // "0.20.2-Release".
    String(cString: craw_version()).split(separator: "-").first.map(String.init) ?? ""
  }

  private let finishing: any PixelFinishing

  /// A decoder whose pictures another engine scales.
  public init(finishing: any PixelFinishing) {
    self.finishing = finishing
  }

  /// See `PhotoDecoding`.
  public func decode(_ file: OpenFile, format: PhotoFormat, side: Int) throws(ImagingError)
    -> DecodedPhoto?
  {
    guard format == .raw else { return nil }
    let negative = try RawNegative(Self.bytes(of: file))
    // libraw halves the header's numbers too when it develops.
    let (header, isReshaped) = (negative.size, negative.isReshaped)
    try PhotoLimits.check(header)
    // Four sensor cells make one pixel without any guessing, where that leaves enough of them.
    let isHalved = max(header.width, header.height) / 2 >= side
    let picture = try negative.developed(halved: isHalved)
    let original = isReshaped ? picture.size.scaled(by: isHalved ? 2 : 1) : header
    let pixels = try picture.withPixels { pixels throws(ImagingError) in
      try finishing.finish(pixels, side: side)
    }
    return DecodedPhoto(original: original, pixels: pixels)
  }

  private static func bytes(of file: OpenFile) throws(ImagingError) -> [UInt8] {
    do throws(SystemError) {
      return try file.readAll(limit: Int(PhotoLimits.maximumFileSize))
    } catch {
      throw .system(error)
    }
  }
}

extension PixelSize {
  fileprivate func scaled(by factor: Int) -> PixelSize {
    PixelSize(width: width * factor, height: height * factor)
  }
}
