import MantelCore

extension RenderRecipe {
  /// The longest side that a picture can be given, in pixels: a monitor of the largest kind.
  public static let longestSide = 16_384

  /// Whether the numbers that do not depend on a photo mean a picture.
  public var isSound: Bool {
    let sides = 1...Self.longestSide
    return sides.contains(outputWidth) && sides.contains(outputHeight)
      && outputWidth * outputHeight <= 1 << 26 && scale > 0 && scale <= 64
      && (0...1000).contains(cornerRadius)
  }

  /// The part of a master of this size that the recipe asks for; nil for numbers that mean no part of it, or no picture.
  public func rectangle(in size: PixelSize) -> CropRectangle? {
    guard isSound else { return nil }
    guard let (left, across) = part(x, width), let (top, down) = part(y, height) else { return nil }
    let (columns, rows) = (Double(size.width), Double(size.height))
    return CropRectangle(
      x: left * columns, y: top * rows, width: across * columns, height: down * rows)
  }

  /// The start and length inside 0…1; what lies outside by a rounding error is cut off.
  private func part(_ start: Double, _ length: Double) -> (Double, Double)? {
    let error = 1e-6
    guard start >= -error, length > 0, start + length <= 1 + error else { return nil }
    let inside = min(max(start, 0), 1)
    let end = min(start + length, 1)
    return end > inside ? (inside, end - inside) : nil
  }
}
