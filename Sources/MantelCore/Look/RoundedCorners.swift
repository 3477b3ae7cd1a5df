extension WidgetShape {
  /// The radius of the shape's corners in points, the same for all three as on an iPhone.
  ///
  /// Apple publishes no number, and clips widgets itself; 22 points is what an iPhone with widgets of this size shows.
  public var cornerRadius: Double { 22 }
}

extension PhotoFrame {
  /// The radius of the window's corners in a shape whose own radius is `outer`, in the same unit as the shape's size.
  ///
  /// A border's two curves have one centre, as a mat's inner edge follows its outer one, but the inner one is never sharper than a
  /// quarter of the outer. An instant picture is cut nearly square, an eighth. Never more than half the window's shorter side.
  public func windowRadius(in shape: PointSize, outer: Double) -> Double {
    let window = window(in: shape)
    let radius =
      switch self {
      case .fullBleed: outer
      case .border: max(outer - window.x, outer / 4)
      case .instant: outer / 8
      }
    let widest = min(window.size.width, window.size.height) / 2
    return clamp(radius, 0, max(widest, 0), otherwise: 0)
  }
}
