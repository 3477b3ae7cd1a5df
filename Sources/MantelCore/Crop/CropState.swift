/// Which part of a photo is shown, for every shape at once: a point of the upright photo and how closely one looks at it.
public struct CropState: Equatable, Hashable, Sendable {
  /// The point's distance from the left edge, 0…1 of the photo's width.
  public var centerX: Double
  /// The point's distance from the top edge, 0…1 of the photo's height.
  public var centerY: Double
  /// 1 fills the shape with as much of the photo as possible; 5 is the closest.
  public var zoom: Double

  /// A crop; the middle of the photo unless told otherwise.
  public init(centerX: Double = 0.5, centerY: Double = 0.5, zoom: Double = 1) {
    self.centerX = centerX
    self.centerY = centerY
    self.zoom = zoom
  }

  /// The zooms that a crop may have.
  public static let zooms: ClosedRange<Double> = 1...5

  /// Whether the point lies in the photo and the zoom is allowed; false when any number is not finite.
  public var isValid: Bool {
    (0...1).contains(centerX) && (0...1).contains(centerY) && Self.zooms.contains(zoom)
  }

  /// The nearest valid crop; what is not a number becomes the middle, or no zoom.
  public var validated: CropState {
    CropState(
      centerX: clamp(centerX, 0, 1, otherwise: 0.5), centerY: clamp(centerY, 0, 1, otherwise: 0.5),
      zoom: clamp(zoom, Self.zooms.lowerBound, Self.zooms.upperBound, otherwise: 1))
  }
}

/// The value, brought between `low` and `high`; `otherwise` when it is not a number.
func clamp(_ value: Double, _ low: Double, _ high: Double, otherwise: Double) -> Double {
  value.isNaN ? otherwise : min(max(value, low), high)
}
