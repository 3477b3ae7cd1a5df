import MantelCore

/// A caption's colours, decided when the picture that it lies on is rendered.
public struct CaptionInk: Equatable, Hashable, Sendable, Codable {
  /// The letters' colour.
  public var foreground: SRGBColor
  /// The colour that is laid over the picture under the letters.
  public var scrim: SRGBColor
  /// How much of the scrim covers, 0…1.
  public var scrimOpacity: Double

  /// Colours; an opacity that is not a number counts as 0.
  public init(foreground: SRGBColor, scrim: SRGBColor, scrimOpacity: Double) {
    self.foreground = foreground
    self.scrim = scrim
    self.scrimOpacity = scrimOpacity > 0 ? min(scrimOpacity, 1) : 0
  }

  /// The colours that can be read on a plain ground: white or near-black, else black, whichever has more contrast.
  ///
  /// White and black have one contrast where (L + 0.05)² is 1.05 · 0.05, and there it is 4.58:1; so no scrim is ever needed.
  public init(on ground: SRGBColor) {
    let luminance = ground.luminance
    func contrast(_ gray: Double) -> Double {
      let other = SRGBColor(gray: gray).luminance
      return (max(luminance, other) + 0.05) / (min(luminance, other) + 0.05)
    }
    let nearBlack = 17.0 / 255
    let dark = contrast(nearBlack) >= 4.7 ? nearBlack : 0
    let gray = contrast(1) >= contrast(dark) ? 1 : dark
    self.init(
      foreground: SRGBColor(gray: gray), scrim: SRGBColor(gray: 1 - gray.rounded()),
      scrimOpacity: 0)
  }

  /// The colours that can be read on an area.
  public init(_ contrast: CaptionContrast) {
    self.init(
      foreground: contrast.foreground, scrim: contrast.scrim, scrimOpacity: contrast.scrimOpacity)
  }
}
