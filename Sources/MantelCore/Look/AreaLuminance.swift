/// The relative luminance of the pixels in an area: the darkest, the mean and the lightest, each 0…1.
public struct AreaLuminance: Equatable, Hashable, Sendable {
  /// Of the darkest pixel.
  public let darkest: Double
  /// Of all pixels.
  public let mean: Double
  /// Of the lightest pixel.
  public let lightest: Double

  /// Luminances, brought into 0…1 and into their order; what is not a number counts as the worst it could be.
  public init(darkest: Double, mean: Double, lightest: Double) {
    self.darkest = clamp(darkest, 0, 1, otherwise: 0)
    self.lightest = max(clamp(lightest, 0, 1, otherwise: 1), self.darkest)
    self.mean = clamp(mean, self.darkest, self.lightest, otherwise: 0.5)
  }

  /// The area with its ends moved apart by so much on the encoded scale of 0…1, for pixels that will not stay quite as they are.
  public func widened(by margin: Double) -> AreaLuminance {
    func moved(_ luminance: Double, by distance: Double) -> Double {
      SRGBCurve.linear(clamp(SRGBCurve.encoded(luminance) + distance, 0, 1, otherwise: 0))
    }
    return AreaLuminance(
      darkest: moved(darkest, by: -margin), mean: mean, lightest: moved(lightest, by: margin))
  }

  /// An area of one colour.
  public init(_ color: SRGBColor) {
    let luminance = color.luminance
    self.init(darkest: luminance, mean: luminance, lightest: luminance)
  }
}
