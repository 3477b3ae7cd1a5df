import MantelCore

/// What framing asks of rectangles.
extension CropRectangle {
  var maxX: Double { x + width }
  var maxY: Double { y + height }
  var midX: Double { x + width / 2 }
  var midY: Double { y + height / 2 }
  var area: Double { width * height }

  /// The rectangle between these edges; empty, not inside out, where they cross.
  init(left: Double, top: Double, right: Double, bottom: Double) {
    self.init(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
  }

  /// The smallest rectangle around both.
  func union(_ other: CropRectangle) -> CropRectangle {
    CropRectangle(
      left: min(x, other.x), top: min(y, other.y), right: max(maxX, other.maxX),
      bottom: max(maxY, other.maxY))
  }

  /// What both cover.
  func intersection(_ other: CropRectangle) -> CropRectangle {
    CropRectangle(
      left: max(x, other.x), top: max(y, other.y), right: min(maxX, other.maxX),
      bottom: min(maxY, other.maxY))
  }

  /// Whether the other lies inside, a rounding error apart.
  func contains(_ other: CropRectangle) -> Bool {
    let slack = 1e-6 * max(1, maxX, maxY)
    return other.x >= x - slack && other.y >= y - slack && other.maxX <= maxX + slack
      && other.maxY <= maxY + slack
  }

  /// Moved out by so many pixels to the sides and up and down, and cut to `bounds`.
  func grown(x across: Double, y along: Double, within bounds: CropRectangle) -> CropRectangle {
    CropRectangle(left: x - across, top: y - along, right: maxX + across, bottom: maxY + along)
      .intersection(bounds)
  }
}

extension Collection where Element == CropRectangle {
  /// The smallest rectangle around all; nil where there are none.
  var union: CropRectangle? {
    first.map { dropFirst().reduce($0) { $0.union($1) } }
  }
}
