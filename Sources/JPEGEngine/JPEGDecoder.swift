import CJPEG
import MantelCore
import MantelImaging
import MantelSystem

/// The fast lane for JPEG in sRGB, colour or grey; every other variant is left to the next decoder.
///
/// A large photo never stands in memory whole: it comes a row at a time, shrunk by libjpeg to a half, a quarter or an eighth as long
/// as no less than the side asked for is left, and goes straight into the scaling.
public struct JPEGDecoder: PhotoDecoding {
  /// The version of libjpeg-turbo.
  public static let version = {
    let number = Int(LIBJPEG_TURBO_VERSION_NUMBER)
    return "\(number / 1_000_000).\(number / 1000 % 1000).\(number % 1000)"
  }()

  /// A decoder.
  public init() {}

  /// See `PhotoDecoding`.
  public func decode(_ file: OpenFile, format: PhotoFormat, side: Int) throws(ImagingError)
    -> DecodedPhoto?
  {
    guard format == .jpeg else { return nil }
    let header: JPEGHeader
    do { header = try JPEGHeader(file) } catch { throw .system(error) }
    guard Self.takes(header) else { return nil }
    let reader = try JPEGReader(file)
    let stored = try reader.readHeader()
    try PhotoLimits.check(stored)

    let shrink = Self.shrink(stored, to: side)
    let shrunk = try reader.start(shrink: shrink)
    let whole = CropRectangle(
      x: 0, y: 0, width: Double(stored.width) / Double(shrink),
      height: Double(stored.height) / Double(shrink))
    let output = PhotoLimits.fitted(stored, within: side)
    let pixels: PixelBuffer
    if output == shrunk {
      pixels = try reader.pixels(shrunk)
    } else {
      pixels = try PixelBuffer(scaling: whole, of: shrunk, to: output) {
        (_) throws(ImagingError) in try reader.nextRow()
      }
    }
    let original =
      header.orientation.swapsSides
      ? PixelSize(width: stored.height, height: stored.width) : stored
    return DecodedPhoto(original: original, pixels: pixels.upright(from: header.orientation))
  }

  /// About how many bytes of memory the decoding takes: the picture, once more where it is turned, and the coefficients of a
  /// progressive one, two bytes a sample.
  public func memory(for file: OpenFile, side: Int) throws(ImagingError) -> Int64 {
    let header: JPEGHeader
    do { header = try JPEGHeader(file) } catch { throw .system(error) }
    let output = PhotoLimits.fitted(header.size, within: side)
    let picture = output.width * output.height * PixelBuffer.bytesPerPixel
    let turned = header.orientation == .upright ? 0 : picture
    let samples = Double(header.size.width * header.size.height) * header.samplesPerPixel
    return Int64(picture + turned) + (header.isProgressive ? Int64(samples * 2) : 0)
  }

  /// Baseline, extended and progressive, by Huffman or arithmetic codes, of eight bits; a profile only if it says sRGB.
  private static func takes(_ header: JPEGHeader) -> Bool {
    guard let process = header.process else { return true }
    guard [0xC0, 0xC1, 0xC2, 0xC9, 0xCA].contains(process), header.precision == 8 else {
      return false
    }
    guard header.components == 1 || header.components == 3 else { return false }
    guard let profile = header.profile else { return true }
    return header.components == 3 && ICCProfile(profile).isSRGB
  }

  /// The most that libjpeg may shrink by.
  private static func shrink(_ size: PixelSize, to side: Int) -> Int {
    let longest = max(size.width, size.height)
    return [8, 4, 2].first { longest / $0 >= side } ?? 1
  }
}
