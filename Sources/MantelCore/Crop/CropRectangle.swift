/// A part of a photo, in pixels of the upright photo from its top left, not rounded.
public struct CropRectangle: Equatable, Hashable, Sendable {
  /// The left edge.
  public var x: Double
  /// The top edge.
  public var y: Double
  /// To the right of `x`.
  public var width: Double
  /// Down from `y`.
  public var height: Double

  /// A rectangle by its top left corner and its extent.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The whole of a picture.
  public init(_ size: PixelSize) {
    self.init(x: 0, y: 0, width: Double(size.width), height: Double(size.height))
  }
}
