/// The filters that keep colours and change their character.
extension PhotoFilter {
  /// A print that hung in the light for years: pale colours, milky shadows, dulled whites. Greys stay grey.
  static func fade(_ color: SRGBColor) -> SRGBColor {
    color.saturated(by: 0.62).mapped { tone in
      ToneCurve.range(ToneCurve.contrast(tone, -0.25), black: 0.13, white: 0.94)
    }
  }

  /// Slide film: higher contrast, dense and exaggerated colours. Greys stay grey.
  ///
  /// The more colour, the darker it is laid down, as dyes do.
  static func chrome(_ color: SRGBColor) -> SRGBColor {
    let dense = 1 - 0.2 * color.chroma
    return color.saturated(by: 1.28).mapped { tone in
      ToneCurve.contrast(clamp(tone, 0, 1, otherwise: 0) * dense, 0.6)
    }
  }

  /// Film developed in the wrong bath: cool colours, blue in the shadows, cyan in the lights, lower contrast.
  static func process(_ color: SRGBColor) -> SRGBColor {
    let pale = color.saturated(by: 0.88).clamped
    return SRGBColor(
      red: ToneCurve.range(ToneCurve.lifted(pale.red, -0.18), black: 0.02, white: 0.9),
      green: ToneCurve.range(ToneCurve.lifted(pale.green, 0.06), black: 0.05, white: 0.97),
      blue: ToneCurve.range(ToneCurve.lifted(pale.blue, 0.1), black: 0.15, white: 0.96))
  }

  /// A picture printed over onto warm paper: brighter, with red and yellow in everything.
  static func transfer(_ color: SRGBColor) -> SRGBColor {
    let pale = color.saturated(by: 0.9).clamped
    return SRGBColor(
      red: ToneCurve.range(ToneCurve.lifted(pale.red, 0.3), black: 0.07, white: 1),
      green: ToneCurve.range(ToneCurve.lifted(pale.green, 0.14), black: 0.04, white: 0.96),
      blue: ToneCurve.range(ToneCurve.lifted(pale.blue, -0.06), black: 0.06, white: 0.82))
  }

  /// An instant picture: dyes that mix into each other, violet in the shadows, cream in the lights, muted colours.
  ///
  /// Each dye lets some of its neighbour through (rows that sum to 1), then red and green get contrast and blue loses it, so that the
  /// cast crosses over from dark to light.
  static func instant(_ color: SRGBColor) -> SRGBColor {
    let pale = color.saturated(by: 0.74).clamped
    let red = 0.9 * pale.red + 0.1 * pale.green
    let green = 0.06 * pale.red + 0.88 * pale.green + 0.06 * pale.blue
    let blue = 0.14 * pale.green + 0.86 * pale.blue
    return SRGBColor(
      red: ToneCurve.range(ToneCurve.contrast(red, 0.3), black: 0.1, white: 0.98),
      green: ToneCurve.range(ToneCurve.contrast(green, 0.3), black: 0.07, white: 0.94),
      blue: ToneCurve.range(ToneCurve.contrast(blue, -0.2), black: 0.19, white: 0.8))
  }

  /// The photo with more life: pale colours gain most, those already strong least, the middle is a little lighter. Greys stay grey.
  static func vivid(_ color: SRGBColor) -> SRGBColor {
    let gain = 1 + 0.6 * (1 - 0.75 * color.chroma)
    return color.saturated(by: gain).mapped { tone in
      ToneCurve.contrast(ToneCurve.lifted(clamp(tone, 0, 1, otherwise: 0), 0.15), 0.15)
    }
  }
}
