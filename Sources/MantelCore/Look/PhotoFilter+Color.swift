extension PhotoFilter {
  /// What a colour becomes when it is seen through this filter.
  ///
  /// The intensity blends between the colour itself, exactly at 0, and the whole filter, 1; one that is not a number counts as 0.
  /// Every channel of the answer is in 0…1. Neighbouring colours stay neighbours: no channel of the answer moves by more than three
  /// times the farthest move of a channel.
  public func color(_ color: SRGBColor, intensity: Double = 1) -> SRGBColor {
    guard self != .none, intensity > 0 else { return color }
    return color.mixed(with: film(color.clamped).clamped, share: intensity)
  }

  private func film(_ color: SRGBColor) -> SRGBColor {
    switch self {
    case .none: color
    case .mono: Self.mono(color)
    case .tonal: Self.tonal(color)
    case .noir: Self.noir(color)
    case .fade: Self.fade(color)
    case .chrome: Self.chrome(color)
    case .process: Self.process(color)
    case .transfer: Self.transfer(color)
    case .instant: Self.instant(color)
    case .sepia: Self.sepia(color)
    case .vivid: Self.vivid(color)
    }
  }
}
