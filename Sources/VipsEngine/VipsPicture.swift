import CVips
import MantelCore
import MantelImaging

/// A picture of libvips: steps that are only taken when pixels are asked for.
final class VipsPicture {
  private let image: UnsafeMutablePointer<VipsImage>

  /// Takes over what a call of libvips gave; nil means that it failed.
  init(_ image: UnsafeMutablePointer<VipsImage>?) throws(ImagingError) {
    guard let image else { throw VipsLibrary.failure() }
    self.image = image
  }

  deinit {
    cvips_release(image)
  }

  var size: PixelSize {
    PixelSize(width: Int(image.pointee.Xsize), height: Int(image.pointee.Ysize))
  }
  var bands: Int { Int(image.pointee.Bands) }
  var format: VipsBandFormat { image.pointee.BandFmt }
  var interpretation: VipsInterpretation { image.pointee.Type }
  /// EXIF's, 1 to 8.
  var orientation: Int { Int(cvips_orientation(image)) }
  /// Whether the samples must be unpacked before anything else.
  var isPacked: Bool { cvips_is_packed(image) != 0 }
  /// Whether the last band is one.
  var hasAlpha: Bool { cvips_has_alpha(image) != 0 }

  /// The bytes of the ICC profile.
  var profile: [UInt8]? {
    var length = 0
    guard let bytes = cvips_profile(image, &length) else { return nil }
    return Array(UnsafeRawBufferPointer(start: bytes, count: length))
  }

  /// Gives the picture an ICC profile.
  func setProfile(_ bytes: [UInt8]) {
    cvips_set_profile(image, bytes, bytes.count)
  }

  /// The picture after one more step.
  func applying(
    _ step: (UnsafeMutablePointer<VipsImage>) -> UnsafeMutablePointer<VipsImage>?
  ) throws(ImagingError) -> VipsPicture {
    try VipsPicture(step(image))
  }

  /// Whether libvips can read the profile and it is for as many bands.
  func suits(_ profile: [UInt8]) -> Bool {
    vips_icc_is_compatible_profile(image, profile, profile.count) != 0
  }

  /// Takes all steps. The picture has three bands of eight bits.
  func pixels() throws(ImagingError) -> PixelBuffer {
    var code: Int32 = -1
    let buffer = PixelBuffer(size: size) { bytes in
      code = cvips_write(image, bytes.baseAddress)
      if code != 0 { bytes.initialize(repeating: 0) }
    }
    guard code == 0 else { throw VipsLibrary.failure() }
    return buffer
  }
}
