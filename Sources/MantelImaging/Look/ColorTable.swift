import MantelCore

/// A filter of one intensity, sampled at 33 × 33 × 33 colours.
///
/// Samples lie at 0, 1/32, … 1 of each channel, red running fastest, as in a `.cube` file and in Core Image's colour cube. A sample
/// is one 64-bit word that holds red in bits 0 to 20, green in 21 to 41 and blue in 42 to 62, each as level · 32 with levels of
/// 0…255. Weights that sum to 256 then keep each channel below 2²¹, so that one multiplication serves all three.
public struct ColorTable: Sendable {
  /// Samples along each channel.
  public static let samplesPerSide = 33

  /// One step of a channel's 1/32 level: the lowest of its bits.
  static let units: [UInt64] = [1, 0x20_0000, 0x400_0000_0000]
  private static let highest = 255.0 * 32

  /// `samplesPerSide` cubed words.
  let words: [UInt64]

  /// The table of a filter. Costs about 36,000 colours.
  public init(filter: PhotoFilter, intensity: Double) {
    self.init { filter.color($0, intensity: intensity) }
  }

  /// The table of a tint.
  public init(tint: TintedLook) {
    self.init { tint.color($0) }
  }

  /// The table of any function of a colour; what it answers is kept in 0…1.
  public init(_ function: (SRGBColor) -> SRGBColor) {
    let last = Double(Self.samplesPerSide - 1)
    var words: [UInt64] = []
    words.reserveCapacity(Self.samplesPerSide * Self.samplesPerSide * Self.samplesPerSide)
    for blue in 0..<Self.samplesPerSide {
      for green in 0..<Self.samplesPerSide {
        for red in 0..<Self.samplesPerSide {
          let color = function(
            SRGBColor(
              red: Double(red) / last, green: Double(green) / last, blue: Double(blue) / last))
          var word = Self.field(color.red)
          word += Self.field(color.green) * Self.units[1]
          word += Self.field(color.blue) * Self.units[2]
          words.append(word)
        }
      }
    }
    self.words = words
  }

  /// The sample at these steps of 0…32, its channels in 0…1.
  public func sample(red: Int, green: Int, blue: Int) -> SRGBColor {
    let side = Self.samplesPerSide
    let word = words[red + side * (green + side * blue)]
    func channel(_ index: Int) -> Double {
      let field: UInt64 = word / Self.units[index] % Self.units[1]
      return Double(field) / Self.highest
    }
    return SRGBColor(red: channel(0), green: channel(1), blue: channel(2))
  }

  private static func field(_ channel: Double) -> UInt64 {
    guard channel > 0 else { return 0 }
    return UInt64(min(channel, 1) * highest + 0.5)
  }
}
