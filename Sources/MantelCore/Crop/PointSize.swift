/// The size of a view in points.
public struct PointSize: Equatable, Hashable, Sendable {
  /// From left to right.
  public var width: Double
  /// From top to bottom.
  public var height: Double

  /// A size in points.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// Width over height.
  public var aspect: Double { width / height }

  /// The size in pixels at `scale` pixels per point, each side rounded to the nearest and kept between 1 and 32,768.
  public func pixels(scale: Double = 3) -> PixelSize {
    PixelSize(width: Self.pixels(width * scale), height: Self.pixels(height * scale))
  }

  private static func pixels(_ length: Double) -> Int {
    Int(clamp(length + 0.5, 1, 32_768, otherwise: 1))
  }
}
