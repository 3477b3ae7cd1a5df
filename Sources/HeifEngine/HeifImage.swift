import CHeif
import MantelCore
import MantelImaging

/// A picture in an open HEIF file.
final class HeifImage {
  private let handle: OpaquePointer
  private let container: HeifContainer

  /// Takes over the handle.
  init(_ handle: OpaquePointer, in container: HeifContainer) {
    self.handle = handle
    self.container = container
  }

  deinit {
    heif_image_handle_release(handle)
  }

  /// As the container says, turned and cropped.
  var size: PixelSize {
    PixelSize(
      width: Int(heif_image_handle_get_width(handle)),
      height: Int(heif_image_handle_get_height(handle)))
  }

  /// As it is coded, before any cropping: what decoding takes memory for.
  var codedSize: PixelSize {
    PixelSize(
      width: Int(heif_image_handle_get_ispe_width(handle)),
      height: Int(heif_image_handle_get_ispe_height(handle)))
  }

  /// An ICC profile of the colours; nil where they are sRGB or nothing is said of them.
  var profile: [UInt8]? {
    let length = heif_image_handle_get_raw_color_profile_size(handle)
    if length > 0 {
      var failed = false
      let bytes = [UInt8](unsafeUninitializedCapacity: length) { buffer, count in
        failed =
          heif_image_handle_get_raw_color_profile(handle, buffer.baseAddress).code != heif_error_Ok
        count = failed ? 0 : length
      }
      if !failed { return bytes }
    }
    var coded: UnsafeMutablePointer<heif_color_profile_nclx>?
    guard heif_image_handle_get_nclx_color_profile(handle, &coded).code == heif_error_Ok,
      let coded
    else { return nil }
    defer { heif_nclx_color_profile_free(coded) }
    return CodedColors(coded.pointee).profile
  }

  /// Decodes the picture to red, green, blue and, where there is one, alpha.
  func decoded() throws(ImagingError) -> HeifSamples {
    let hasAlpha = heif_image_handle_has_alpha_channel(handle) != 0
    let isWide = heif_image_handle_get_luma_bits_per_pixel(handle) > 8
    let chroma =
      switch (isWide, hasAlpha) {
      case (false, false): heif_chroma_interleaved_RGB
      case (false, true): heif_chroma_interleaved_RGBA
      case (true, false): heif_chroma_interleaved_RRGGBB_LE
      case (true, true): heif_chroma_interleaved_RRGGBBAA_LE
      }
    var image: OpaquePointer?
    try container.check(
      heif_decode_image(handle, &image, heif_colorspace_RGB, chroma, nil))
    guard let image else { throw .damaged(detail: "no picture") }
    return try HeifSamples(image, hasAlpha: hasAlpha)
  }
}
