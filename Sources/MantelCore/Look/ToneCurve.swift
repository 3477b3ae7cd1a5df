/// Curves from 0…1 to 0…1 that films are told apart by. None of them ever falls.
enum ToneCurve {
  /// More contrast in the middle for `strength` up to 1, less of it down to −1; 0, ½ and 1 stay.
  ///
  /// The way from the straight line to the smooth step `3x² − 2x³`: the slope is `1 + strength/2` in the middle and `1 −
  /// strength` at the ends.
  static func contrast(_ tone: Double, _ strength: Double) -> Double {
    tone + strength * tone * (1 - tone) * (2 * tone - 1)
  }

  /// Lighter in the middle for `strength` up to 1, darker down to −1; 0 and 1 stay.
  static func lifted(_ tone: Double, _ strength: Double) -> Double {
    tone + strength * tone * (1 - tone)
  }

  /// Black becomes `black` and white becomes `white`: paper and film that hold less than a screen shows.
  static func range(_ tone: Double, black: Double, white: Double) -> Double {
    black + tone * (white - black)
  }
}
