extension SRGBColor {
  /// The light that red, green and blue stand for, each 0…1.
  public var light: SIMD3<Double> {
    SIMD3(SRGBCurve.linear(red), SRGBCurve.linear(green), SRGBCurve.linear(blue))
  }

  /// The colour of this light; what a screen cannot show is brought into 0…1 channel by channel.
  public init(light: SIMD3<Double>) {
    self.init(
      red: SRGBCurve.encoded(light.x), green: SRGBCurve.encoded(light.y),
      blue: SRGBCurve.encoded(light.z))
  }

  /// The relative luminance, 0…1: light weighted by Rec. 709's coefficients, which are sRGB's (WCAG 2.1, "relative luminance").
  public var luminance: Double {
    0.2126 * SRGBCurve.linear(red) + 0.7152 * SRGBCurve.linear(green)
      + 0.0722 * SRGBCurve.linear(blue)
  }

  /// The contrast with another colour, 1…21 (WCAG 2.1, "contrast ratio").
  public func contrast(with other: SRGBColor) -> Double {
    Self.contrast(luminance, other.luminance)
  }

  /// The contrast of two relative luminances, 1…21, whichever is the lighter.
  static func contrast(_ first: Double, _ second: Double) -> Double {
    (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  /// The grey of the same luminance.
  var luminanceGray: SRGBColor {
    SRGBColor(gray: SRGBCurve.encoded(luminance))
  }

  /// Rec. 601's luma: encoded channels weighted as black-and-white television saw them (ITU-R BT.601, 2.5.1).
  var luma601: Double { 0.299 * red + 0.587 * green + 0.114 * blue }

  /// Rec. 709's luma: encoded channels weighted by how bright sRGB's primaries are (ITU-R BT.709, 3.2).
  var luma709: Double { 0.2126 * red + 0.7152 * green + 0.0722 * blue }

  /// How far the channels are apart: 0 for a grey, 1 for the purest colours.
  var chroma: Double { max(red, green, blue) - min(red, green, blue) }

  /// The colour moved away from the grey of its own luma by `gain`, 0 that grey and 1 the colour itself; not yet kept in 0…1.
  func saturated(by gain: Double) -> SRGBColor {
    let gray = luma709
    return SRGBColor(
      red: gray + gain * (red - gray), green: gray + gain * (green - gray),
      blue: gray + gain * (blue - gray))
  }
}
