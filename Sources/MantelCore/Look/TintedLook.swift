/// How a whole widget is coloured by the place where it hangs, over everything that its photo's look says.
public enum TintedLook: Equatable, Hashable, Sendable {
  /// As it was made.
  case fullColor
  /// In greys alone.
  case desaturated
  /// In shades of one colour, as on a tinted Home Screen.
  case accented(SRGBColor)

  /// What a colour of the picture becomes.
  ///
  /// The luminance stays in all three, so that captions keep their contrast: an accented picture goes from black to the accent where
  /// it is as dark as that, and from there to white.
  public func color(_ color: SRGBColor) -> SRGBColor {
    switch self {
    case .fullColor: color
    case .desaturated: color.clamped.luminanceGray
    case .accented(let accent): Self.shade(of: accent.clamped, luminance: color.clamped.luminance)
    }
  }

  /// The shade of a colour that has this luminance, mixed from black or white in linear light.
  private static func shade(of accent: SRGBColor, luminance: Double) -> SRGBColor {
    let own = accent.luminance
    if luminance < own {
      let share = luminance / own
      return accent.mapped { SRGBCurve.encoded(share * SRGBCurve.linear($0)) }
    }
    let share = own < 1 ? (luminance - own) / (1 - own) : 1
    return accent.mapped { channel in
      let light = SRGBCurve.linear(channel)
      return SRGBCurve.encoded(light + share * (1 - light))
    }
  }
}

#if !hasFeature(Embedded)
  extension TintedLook: Codable {}
#endif
