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

  /// The colours that can be read on an area or a plain ground.
  public init(_ contrast: CaptionContrast) {
    self.init(
      foreground: contrast.foreground, scrim: contrast.scrim, scrimOpacity: contrast.scrimOpacity)
  }
}
