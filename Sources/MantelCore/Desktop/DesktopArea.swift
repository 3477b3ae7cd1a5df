/// A rectangle of a desktop, in points from the top left of the work area: of what panels leave of a monitor.
public struct DesktopArea: Equatable, Hashable, Sendable {
  /// From the left edge of the work area to that of the rectangle.
  public var x: Double
  /// From the top edge of the work area to that of the rectangle.
  public var y: Double
  /// From left to right.
  public var width: Double
  /// From top to bottom.
  public var height: Double

  /// A rectangle.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// A widget's rectangle with its top left at a place.
  public init(_ place: DesktopPlace, _ size: PointSize) {
    self.init(x: place.x, y: place.y, width: size.width, height: size.height)
  }

  /// The rectangle's right edge.
  public var right: Double { x + width }
  /// The rectangle's bottom edge.
  public var bottom: Double { y + height }

  /// Whether less than `gap` points lie between this rectangle and another.
  func isCloser(than gap: Double, to other: DesktopArea) -> Bool {
    x < other.right + gap && other.x < right + gap && y < other.bottom + gap
      && other.y < bottom + gap
  }
}

/// Where a widget's top left corner lies, in points from the top left of the work area of its monitor.
public struct DesktopPlace: Equatable, Hashable, Sendable {
  /// To the right.
  public var x: Double
  /// Downward.
  public var y: Double

  /// A place.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

#if !hasFeature(Embedded)
  extension DesktopPlace: Codable {}
#endif
