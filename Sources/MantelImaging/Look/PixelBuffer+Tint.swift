import MantelCore

extension PixelBuffer {
  /// The picture as it is seen where widgets are tinted; captions keep their contrast.
  public func tinted(_ tint: TintedLook) -> PixelBuffer {
    guard tint != .fullColor else { return self }
    var picture = self
    picture.apply(ColorTable(tint: tint))
    return picture
  }
}
