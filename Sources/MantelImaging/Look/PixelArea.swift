import MantelCore

/// A rectangle of whole pixels, from the picture's top left.
public struct PixelArea: Equatable, Hashable, Sendable {
  /// The leftmost column.
  public var x: Int
  /// The uppermost row.
  public var y: Int
  /// Columns.
  public var width: Int
  /// Rows.
  public var height: Int

  /// An area by its top left pixel and its extent.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Its extent.
  public var size: PixelSize { PixelSize(width: width, height: height) }

  /// The part of it that lies in a picture of this size; without pixels where there is none.
  func clamped(to size: PixelSize) -> PixelArea {
    let (left, right) = Self.clamped(x, width, to: size.width)
    let (top, bottom) = Self.clamped(y, height, to: size.height)
    return PixelArea(x: left, y: top, width: right - left, height: bottom - top)
  }

  private static func clamped(_ start: Int, _ length: Int, to limit: Int) -> (Int, Int) {
    let (end, overflow) = start.addingReportingOverflow(max(length, 0))
    let low = min(max(start, 0), limit)
    return (low, max(low, overflow ? limit : min(end, limit)))
  }
}

extension PhotoFrame {
  /// The window that the frame leaves in a picture of this size: each edge on the nearest pixel's edge, at least one pixel each way.
  public func window(in picture: PixelSize) -> PixelArea {
    let window = window(
      in: PointSize(width: Double(picture.width), height: Double(picture.height)))
    let (x, width) = Self.edges(window.x, window.size.width, in: picture.width)
    let (y, height) = Self.edges(window.y, window.size.height, in: picture.height)
    return PixelArea(x: x, y: y, width: width, height: height)
  }

  private static func edges(_ start: Double, _ length: Double, in side: Int) -> (Int, Int) {
    let first = min(max(Int(start.rounded()), 0), max(side - 1, 0))
    let end = min(Int((start + length).rounded()), side)
    return (first, max(end - first, 1))
  }
}
