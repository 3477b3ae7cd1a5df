/// How a caption is coloured so that it can be read on what lies under it: white or near-black letters, and where the picture
/// needs it a scrim between them and the picture.
///
/// Every pixel of the area, with the scrim on it, has a contrast of at least 4.5:1 with the letters (WCAG 2.1, success criterion
/// 1.4.3), also after channels are rounded to eight bits.
public struct CaptionContrast: Equatable, Hashable, Sendable {
  /// The contrast that is asked for.
  public static let required = 4.5

  /// The letters' colour.
  public let foreground: SRGBColor
  /// The colour that is laid over the picture under the letters.
  public let scrim: SRGBColor
  /// How much of the scrim covers, 0…1, mixed on encoded channels as drawing programs do; 0 where none is needed.
  public let scrimOpacity: Double

  /// The colours for an area.
  ///
  /// Where both colours of letters would need a scrim, or neither, the choice is the one that changes the picture less: the
  /// scrim's opacity times how far the area's mean lies from the scrim's colour.
  public init(over area: AreaLuminance) {
    let light = Self.opacityUnderLight(area)
    let dark = Self.opacityUnderDark(area)
    let mean = SRGBCurve.encoded(area.mean)
    if light * mean <= dark * (1 - mean) {
      foreground = Self.light
      scrim = SRGBColor(gray: 0)
      scrimOpacity = light
    } else {
      foreground = Self.dark
      scrim = SRGBColor(gray: 1)
      scrimOpacity = dark
    }
  }

  /// The colours for a plain ground: white or near-black letters, else black ones, whichever has more contrast.
  ///
  /// White and black have one contrast where (L + 0.05)² is 1.05 · 0.05, and there it is 4.58:1; so no scrim is ever needed.
  public init(on ground: SRGBColor) {
    let dark = ground.contrast(with: Self.dark) >= 4.7 ? Self.dark : SRGBColor(gray: 0)
    let isLight = ground.contrast(with: Self.light) >= ground.contrast(with: dark)
    foreground = isLight ? Self.light : dark
    scrim = SRGBColor(gray: isLight ? 0 : 1)
    scrimOpacity = 0
  }

  private static let light = SRGBColor(gray: 1)
  private static let dark = SRGBColor(red8: 17, green8: 17, blue8: 17)

  /// A little more than is required: what rounding to eight bits can take away.
  private static let aim = required * 1.03

  /// How much black brings the lightest pixel down to where white letters can be read.
  ///
  /// Of all colours of one luminance the grey stays lightest under black, so the grey's opacity serves them all.
  private static func opacityUnderLight(_ area: AreaLuminance) -> Double {
    let highest = 1.05 / aim - 0.05
    guard area.lightest > highest else { return 0 }
    return 1 - SRGBCurve.encoded(highest) / SRGBCurve.encoded(area.lightest)
  }

  /// How much white brings the darkest pixel up to where dark letters can be read.
  ///
  /// White of opacity a leaves light of at least `l + (1 − l) · linear(a)` of a channel whose light is l, and so of every
  /// colour's luminance.
  private static func opacityUnderDark(_ area: AreaLuminance) -> Double {
    let lowest = (dark.luminance + 0.05) * aim - 0.05
    guard area.darkest < lowest else { return 0 }
    return SRGBCurve.encoded((lowest - area.darkest) / (1 - area.darkest))
  }
}
