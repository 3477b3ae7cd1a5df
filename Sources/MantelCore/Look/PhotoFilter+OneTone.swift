/// The filters that keep nothing but light and dark.
extension PhotoFilter {
  /// Black-and-white film of low contrast on matte paper: soft greys, no deep black, no glaring white.
  ///
  /// The grey of the same luminance, so that every colour stays as light as the eye has it.
  static func mono(_ color: SRGBColor) -> SRGBColor {
    let gray = ToneCurve.contrast(color.luminanceGray.red, -0.2)
    return SRGBColor(gray: ToneCurve.range(gray, black: 0.06, white: 0.95))
  }

  /// Black-and-white film that leaves contrast as it was: every grey is itself, from full black to full white.
  ///
  /// Rec. 601's luma of the encoded channels, in which reds and skin are lighter and greens darker than in Mono.
  static func tonal(_ color: SRGBColor) -> SRGBColor {
    SRGBColor(gray: color.luma601)
  }

  /// Black-and-white film of hard contrast behind an orange filter: skies go dark, shadows close, lights gleam.
  ///
  /// Half red and little blue, then the smooth step one and a half times.
  static func noir(_ color: SRGBColor) -> SRGBColor {
    let gray = 0.5 * color.red + 0.42 * color.green + 0.08 * color.blue
    let hard = ToneCurve.contrast(ToneCurve.lifted(gray, -0.15), 1)
    return SRGBColor(gray: ToneCurve.contrast(hard, 0.5))
  }

  /// An old print toned brown: light and dark alone, from a brown black over warm browns to ivory.
  static func sepia(_ color: SRGBColor) -> SRGBColor {
    let tone = color.luminanceGray.red
    return SRGBColor(
      red: ToneCurve.range(ToneCurve.lifted(tone, 0.22), black: 0.09, white: 1),
      green: ToneCurve.range(ToneCurve.lifted(tone, -0.04), black: 0.06, white: 0.955),
      blue: ToneCurve.range(ToneCurve.lifted(tone, -0.32), black: 0.04, white: 0.84))
  }
}
