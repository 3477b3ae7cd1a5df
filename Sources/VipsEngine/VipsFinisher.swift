import CVips
import MantelCore
import MantelImaging

/// Finishes the samples of other decoders by libvips.
public struct VipsFinisher: PixelFinishing {
  /// Holds nothing; libvips starts with the first photo.
  public init() {}

  /// See `PixelFinishing`.
  public func finish(_ pixels: UnfinishedPixels, side: Int) throws(ImagingError) -> PixelBuffer {
    try VipsLibrary.start()
    try Self.check(pixels)
    return try VipsLibrary.alone { () throws(ImagingError) in
      try Self.finished(pixels, side: side)
    }
  }

  private static func finished(_ pixels: UnfinishedPixels, side: Int) throws(ImagingError)
    -> PixelBuffer
  {
    var samples = cvips_samples(
      bytes: pixels.samples.bindMemory(to: UInt8.self).baseAddress,
      bytes_per_row: pixels.bytesPerRow, bits: Int32(pixels.bits))
    let target = PhotoLimits.fitted(pixels.size, within: side)
    var outcome: Result<PixelBuffer, ImagingError> = .failure(.empty)
    withUnsafePointer(to: &samples) { samples in
      outcome = Result { () throws(ImagingError) in
        let picture = try VipsPicture(
          cvips_image_of_samples(
            samples, Int32(pixels.size.width), Int32(pixels.size.height), pixels.hasAlpha ? 4 : 3))
        if let profile = pixels.profile { picture.setProfile(profile) }
        return try picture.finished(target: target)
      }
    }
    return try outcome.get()
  }

  /// A decoder that contradicts itself must not lead libvips out of its memory.
  private static func check(_ pixels: UnfinishedPixels) throws(ImagingError) {
    try PhotoLimits.check(pixels.size)
    let bytesPerSample = pixels.bits > 8 ? 2 : 1
    let rowLength = pixels.size.width * (pixels.hasAlpha ? 4 : 3) * bytesPerSample
    guard (8...16).contains(pixels.bits), pixels.bytesPerRow >= rowLength,
      pixels.samples.count / pixels.bytesPerRow >= pixels.size.height
    else { throw .damaged(detail: "fewer samples than pixels") }
  }
}
