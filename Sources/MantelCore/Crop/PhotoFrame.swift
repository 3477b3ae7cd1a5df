/// What is left free around a photo inside its shape.
public enum PhotoFrame: TokenNamed {
  /// Nothing: the photo fills the shape.
  case fullBleed
  /// A mat of the same width all round.
  case border
  /// A mat as of an instant picture, with a broad strip at the bottom.
  case instant

  /// `full-bleed`, `border` or `instant`.
  public var token: StaticString {
    switch self {
    case .fullBleed: "full-bleed"
    case .border: "border"
    case .instant: "instant"
    }
  }

  /// The window that the frame leaves in a shape of this size.
  ///
  /// Its aspect is what a photo is cropped to.
  public func window(in shape: PointSize) -> PhotoWindow {
    let shorter = min(shape.width, shape.height)
    let (around, bottom): (Double, Double) =
      switch self {
      case .fullBleed: (0, 0)
      case .border: (0.06, 0.06)
      case .instant: (0.06, 0.20)
      }
    return PhotoWindow(
      x: shorter * around, y: shorter * around,
      size: PointSize(
        width: shape.width - 2 * shorter * around,
        height: shape.height - shorter * around - shorter * bottom))
  }
}

/// The part of a shape in which a photo is seen, in points from the shape's top left.
public struct PhotoWindow: Equatable, Hashable, Sendable {
  /// The left edge.
  public var x: Double
  /// The top edge.
  public var y: Double
  /// The extent to the right of `x` and down from `y`.
  public var size: PointSize

  /// A window by its top left corner and its extent.
  public init(x: Double, y: Double, size: PointSize) {
    self.x = x
    self.y = y
    self.size = size
  }
}
