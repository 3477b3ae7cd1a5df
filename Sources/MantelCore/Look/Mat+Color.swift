extension Mat {
  /// The mat's colour beside a photo whose mean and accent colour these are.
  ///
  /// The four card colours are the same beside every photo and under every filter. The two from the photo are seen through the
  /// photo's filter, so that they are colours of the picture as it hangs there.
  public func color(
    average: SRGBColor, accent: SRGBColor, filter: PhotoFilter = .none, intensity: Double = 1
  ) -> SRGBColor {
    switch self {
    case .white: SRGBColor(red8: 255, green8: 255, blue8: 255)
    case .cream: SRGBColor(red8: 246, green8: 239, blue8: 222)
    case .stone: SRGBColor(red8: 186, green8: 180, blue8: 170)
    case .black: SRGBColor(red8: 17, green8: 17, blue8: 18)
    case .average: filter.color(average, intensity: intensity)
    case .accent: filter.color(accent, intensity: intensity)
    }
  }
}
