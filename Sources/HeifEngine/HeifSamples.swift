import CHeif
import MantelCore
import MantelImaging

/// A decoded picture in libheif's memory.
final class HeifSamples {
  private let image: OpaquePointer
  private let hasAlpha: Bool
  /// In pixels, as decoded.
  let size: PixelSize

  /// Takes over a picture of interleaved samples.
  init(_ image: OpaquePointer, hasAlpha: Bool) throws(ImagingError) {
    self.image = image
    self.hasAlpha = hasAlpha
    size = PixelSize(
      width: Int(heif_image_get_width(image, heif_channel_interleaved)),
      height: Int(heif_image_get_height(image, heif_channel_interleaved)))
    try PhotoLimits.check(size)
  }

  deinit {
    heif_image_release(image)
  }

  /// The samples where they are, valid as long as this object.
  func unfinished(profile: [UInt8]?) throws(ImagingError) -> UnfinishedPixels {
    var stride: Int32 = 0
    guard let plane = heif_image_get_plane_readonly(image, heif_channel_interleaved, &stride),
      stride > 0
    else { throw .damaged(detail: "no samples") }
    return UnfinishedPixels(
      size: size, hasAlpha: hasAlpha,
      bits: Int(heif_image_get_bits_per_pixel_range(image, heif_channel_interleaved)),
      bytesPerRow: Int(stride),
      samples: UnsafeRawBufferPointer(start: plane, count: Int(stride) * size.height),
      profile: profile)
  }
}
