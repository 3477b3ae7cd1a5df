/// The size of a picture in whole pixels.
public struct PixelSize: Equatable, Hashable, Sendable {
  /// From left to right.
  public var width: Int
  /// From top to bottom.
  public var height: Int

  /// A size; a picture has at least one pixel each way.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }
}
