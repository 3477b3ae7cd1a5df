import MantelCore

/// A picture that every photo of a widget should have: a shape, and how many pixels a point.
public struct RenderTarget: Hashable, Sendable {
  /// Pixels a point of the pictures that every widget has.
  public static let standardScale = 3.0
  /// Pixels a point that a picture may have.
  public static let scales = 0.25...8

  /// The shape.
  public let shape: WidgetShape
  /// Pixels a point.
  public let scale: Double

  /// A shape at a scale; that of every widget's pictures unless told otherwise.
  public init(shape: WidgetShape, scale: Double = standardScale) {
    self.shape = shape
    self.scale = scale
  }

  /// The pictures that every widget has.
  public static let standard = WidgetShape.allCases.map { RenderTarget(shape: $0) }
}
