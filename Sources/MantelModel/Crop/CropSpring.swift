import MantelCore

/// A photo that springs back inside its limits after it was dragged past an edge.
///
/// A critically damped spring: the distance after t seconds is d · (1 + ωt) · e^(−ωt), so it comes home without swinging past.
nonisolated struct CropSpring {
  /// The shape that was dragged.
  let shape: WidgetShape
  private let start: CropState
  private let end: CropState
  private var seconds = 0.0

  /// How stiff the spring is, per second.
  private static let stiffness = 18.0

  init(_ shape: WidgetShape, from start: CropState, to end: CropState) {
    self.shape = shape
    self.start = start
    self.end = end
  }

  mutating func advance(by seconds: Double) {
    self.seconds += max(0, seconds)
  }

  /// How much of the way back is still to go, 1…0. e^(−x) is taken as (1 + x/16)^(−16), which nobody can tell from it on the way.
  private var rest: Double {
    let turn = Self.stiffness * seconds
    var power = 1 / (1 + turn / 16)
    for _ in 0..<4 { power *= power }
    return (1 + turn) * power
  }

  /// Whether nobody could see any more that it moves.
  var isAtRest: Bool { rest < 0.002 }

  /// Where it is now.
  var crop: CropState {
    CropState(
      centerX: end.centerX + (start.centerX - end.centerX) * rest,
      centerY: end.centerY + (start.centerY - end.centerY) * rest, zoom: end.zoom)
  }
}
