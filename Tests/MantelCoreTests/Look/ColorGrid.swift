import MantelCore

/// Colours that stand for all: every combination of `steps` even steps a channel, and greys.
enum ColorGrid {
  static func colors(steps: Int) -> [SRGBColor] {
    let last = Double(steps - 1)
    var colors: [SRGBColor] = []
    for red in 0..<steps {
      for green in 0..<steps {
        for blue in 0..<steps {
          colors.append(
            SRGBColor(
              red: Double(red) / last, green: Double(green) / last, blue: Double(blue) / last))
        }
      }
    }
    return colors
  }

  static let grays: [SRGBColor] = (0...255).map { SRGBColor(gray: Double($0) / 255) }

  /// The farthest that a channel of one lies from the same channel of the other.
  static func distance(_ one: SRGBColor, _ other: SRGBColor) -> Double {
    max(
      abs(one.red - other.red), abs(one.green - other.green), abs(one.blue - other.blue))
  }
}
