import CRaw
import MantelCore
import MantelImaging

/// A developed picture in libraw's memory.
final class RawPicture {
  private let picture: OpaquePointer
  private let channels: Int
  /// In pixels.
  let size: PixelSize

  /// Takes over a picture of one or three bytes a pixel.
  init(_ picture: OpaquePointer?) throws(ImagingError) {
    guard let picture else { throw .damaged(detail: "no picture") }
    self.picture = picture
    size = PixelSize(
      width: Int(craw_picture_width(picture)), height: Int(craw_picture_height(picture)))
    channels = Int(craw_picture_channels(picture))
    try PhotoLimits.check(size)
    guard channels == 3 || channels == 1 else {
      throw .unsupported(.raw, detail: "not three colours of eight bits")
    }
  }

  deinit {
    craw_release(picture)
  }

  /// Lends the picture to `body`; a monochrome one is made one of three equal colours.
  func withPixels<Result>(
    _ body: (UnfinishedPixels) throws(ImagingError) -> Result
  ) throws(ImagingError) -> Result {
    var count = 0
    let start = craw_samples(picture, &count)
    let samples = UnsafeRawBufferPointer(start: start, count: count)
    if channels == 3 { return try body(unfinished(samples)) }
    let wide = UnsafeMutableRawBufferPointer.allocate(byteCount: samples.count * 3, alignment: 16)
    defer { wide.deallocate() }
    for (index, sample) in samples.enumerated() {
      for channel in 0..<3 { wide[index * 3 + channel] = sample }
    }
    return try body(unfinished(UnsafeRawBufferPointer(wide)))
  }

  private func unfinished(_ samples: UnsafeRawBufferPointer) -> UnfinishedPixels {
    UnfinishedPixels(
      size: size, hasAlpha: false, bits: 8, bytesPerRow: size.width * 3, samples: samples,
      profile: nil)
  }
}
