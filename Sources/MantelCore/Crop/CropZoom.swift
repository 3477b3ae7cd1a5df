/// Zooming and stepping: gestures that end at once, so their point is always within the limits.
extension CropGeometry {
  /// The crop at another zoom, 1…5 or the nearest to it, with the same spot of the photo under the fingers as far as the edges allow.
  ///
  /// `x` and `y` say where in the view the fingers are: 0…1 from its left and top. For a pinch or a scroll take the crop at its beginning
  /// and the zoom it has come to, so no error adds up.
  public func zoomed(_ crop: CropState, to zoom: Double, x: Double = 0.5, y: Double = 0.5)
    -> CropState
  {
    let before = rectangle(crop)
    let (x, y) = (clamp(x, 0, 1, otherwise: 0.5), clamp(y, 0, 1, otherwise: 0.5))
    var zoomed = crop.validated
    zoomed.zoom = zoom
    zoomed = zoomed.validated
    let after = freeRectangle(zoomed)
    zoomed.centerX = (before.x + x * before.width + (0.5 - x) * after.width) / photoWidth
    zoomed.centerY = (before.y + y * before.height + (0.5 - y) * after.height) / photoHeight
    return settled(zoomed)
  }

  /// The crop after a double tap at a place in the view, 0…1 from its left and top: to 2× there, or back to 1×.
  public func doubleTapped(_ crop: CropState, x: Double, y: Double) -> CropState {
    zoomed(crop, to: crop.validated.zoom > 1 ? 1 : 2, x: x, y: y)
  }

  /// The crop after the plus key (true) or the minus key, which zoom about the middle of the view.
  public func keyZoomed(_ crop: CropState, closer: Bool) -> CropState {
    let zoom = crop.validated.zoom
    return zoomed(crop, to: closer ? zoom * 1.1 : zoom / 1.1)
  }

  /// The crop after an arrow key, which takes the window 1 % of the photo's side its way, or 5 % as a stride.
  public func nudged(_ crop: CropState, _ direction: CropDirection, isStride: Bool) -> CropState {
    let way = isStride ? 0.05 : 0.01
    var crop = settled(crop)
    switch direction {
    case .left: crop.centerX -= way
    case .right: crop.centerX += way
    case .up: crop.centerY -= way
    case .down: crop.centerY += way
    }
    return settled(crop)
  }
}

/// Where an arrow key points.
public enum CropDirection: Sendable {
  case left, right, up, down
}
