import CVips
import MantelCore
import MantelImaging

extension VipsPicture {
  /// Lays alpha on white, scales to `target`, converts to sRGB and stands the picture upright.
  ///
  /// In this order: laying on white is linear, so scaling afterwards needs no premultiplying; colour and turning then work on
  /// the smaller picture. `target` is the size before turning.
  func finished(target: PixelSize, orientation: Int = 1) throws(ImagingError) -> PixelBuffer {
    try withKnownSamples().onWhite().scaled(to: target).inSRGB().upright(orientation).pixels()
  }

  /// Samples of eight or sixteen bits, or floating-point ones, in bands whose meaning is known.
  private func withKnownSamples() throws(ImagingError) -> VipsPicture {
    if isPacked { return try applying(cvips_unpack) }
    switch format {
    case VIPS_FORMAT_UCHAR, VIPS_FORMAT_USHORT, VIPS_FORMAT_FLOAT:
      return self
    case VIPS_FORMAT_DOUBLE:
      return try applying { cvips_cast($0, VIPS_FORMAT_FLOAT) }
    case VIPS_FORMAT_UINT:
      let meaning = bands < 3 ? VIPS_INTERPRETATION_GREY16 : VIPS_INTERPRETATION_RGB16
      return try applying { cvips_multiply($0, 1 / 65537) }
        .applying { cvips_cast($0, VIPS_FORMAT_USHORT) }
        .applying { cvips_interpret($0, meaning) }
    default:
      throw .unsupported(.tiff, detail: "signed or complex samples")
    }
  }

  private func onWhite() throws(ImagingError) -> VipsPicture {
    guard hasAlpha else { return self }
    let most = largestSample
    var white = [Double](repeating: most, count: bands - 1)
    if interpretation == VIPS_INTERPRETATION_CMYK { white = white.map { _ in 0 } }
    if interpretation == VIPS_INTERPRETATION_LAB {
      white = [100] + white.dropFirst().map { _ in 0 }
    }
    return try applying { cvips_flatten($0, &white, Int32(white.count), most) }
  }

  private var largestSample: Double {
    switch (format, interpretation) {
    case (VIPS_FORMAT_USHORT, _): 65535
    case (VIPS_FORMAT_FLOAT, VIPS_INTERPRETATION_scRGB): 1
    default: 255
    }
  }

  private func scaled(to target: PixelSize) throws(ImagingError) -> VipsPicture {
    guard size != target else { return self }
    let horizontal = Double(target.width) / Double(size.width)
    let vertical = Double(target.height) / Double(size.height)
    let scaled = try applying { cvips_resize($0, horizontal, vertical) }
    guard scaled.size == target else { throw .damaged(detail: "scaled to a size not asked for") }
    return scaled
  }

  private func inSRGB() throws(ImagingError) -> VipsPicture {
    let converted: VipsPicture
    if let profile, !ICCProfile(profile).isSRGB, suits(profile) {
      converted = try applying(cvips_convert_by_profile)
    } else if interpretation == VIPS_INTERPRETATION_CMYK {
      converted = try applying(cvips_convert_by_profile)
    } else {
      converted = try applying(cvips_convert_to_srgb)
    }
    let bytes =
      converted.format == VIPS_FORMAT_UCHAR
      ? converted : try converted.applying { cvips_cast($0, VIPS_FORMAT_UCHAR) }
    guard bytes.bands >= 3 else { throw .damaged(detail: "fewer than three bands") }
    return bytes.bands == 3 ? bytes : try bytes.applying { cvips_first_bands($0, 3) }
  }

  /// Undoes EXIF's orientation (tag 274).
  private func upright(_ orientation: Int) throws(ImagingError) -> VipsPicture {
    guard (2...8).contains(orientation) else { return self }
    // Turning reads the rows in another order than they are decoded in.
    let whole = try applying(cvips_in_memory)
    switch orientation {
    case 2: return try whole.applying(cvips_mirror)
    case 3: return try whole.applying { cvips_turn($0, VIPS_ANGLE_D180) }
    case 4: return try whole.applying { cvips_turn($0, VIPS_ANGLE_D180) }.applying(cvips_mirror)
    case 5: return try whole.applying { cvips_turn($0, VIPS_ANGLE_D90) }.applying(cvips_mirror)
    case 6: return try whole.applying { cvips_turn($0, VIPS_ANGLE_D90) }
    case 7: return try whole.applying { cvips_turn($0, VIPS_ANGLE_D270) }.applying(cvips_mirror)
    default: return try whole.applying { cvips_turn($0, VIPS_ANGLE_D270) }
    }
  }
}
