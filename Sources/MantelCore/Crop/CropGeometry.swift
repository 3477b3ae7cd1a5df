/// A shape's aspect laid on a photo: which rectangles it can cut, and where their centres may lie.
public struct CropGeometry: Equatable, Sendable {
  /// The photo's width in pixels.
  let photoWidth: Double
  /// The photo's height in pixels.
  let photoHeight: Double
  /// The width in pixels of the largest rectangle of the aspect.
  let fullWidth: Double
  /// The height in pixels of the largest rectangle of the aspect.
  let fullHeight: Double

  /// The geometry of `aspect`, width over height, on a photo of this size.
  ///
  /// An aspect that is not a positive number counts as the photo's own, a side without pixels as one pixel.
  public init(photo: PixelSize, aspect: Double) {
    photoWidth = Double(max(photo.width, 1))
    photoHeight = Double(max(photo.height, 1))
    if aspect > 0, aspect.isFinite {
      fullWidth = min(photoWidth, photoHeight * aspect)
      fullHeight = min(photoHeight, photoWidth / aspect)
    } else {
      fullWidth = photoWidth
      fullHeight = photoHeight
    }
  }

  /// The part of the photo that a crop shows: centred on its point, then moved, never resized, to lie inside the photo.
  public func rectangle(_ crop: CropState) -> CropRectangle {
    var rectangle = freeRectangle(crop.validated)
    rectangle.x = max(0, min(rectangle.x, photoWidth - rectangle.width))
    rectangle.y = max(0, min(rectangle.y, photoHeight - rectangle.height))
    return rectangle
  }

  /// The same without moving it inside: what is on screen while a finger drags the photo past an edge.
  ///
  /// Numbers that are not finite count as the middle.
  public func freeRectangle(_ crop: CropState) -> CropRectangle {
    let zoom = crop.validated.zoom
    let width = fullWidth / zoom
    let height = fullHeight / zoom
    let centerX = crop.centerX.isFinite ? crop.centerX : 0.5
    let centerY = crop.centerY.isFinite ? crop.centerY : 0.5
    return CropRectangle(
      x: centerX * photoWidth - width / 2, y: centerY * photoHeight - height / 2,
      width: width, height: height)
  }

  /// The crop with its point brought within this shape's limits: to the middle of what the shape shows.
  public func settled(_ crop: CropState) -> CropState {
    let crop = crop.validated
    let marginX = fullWidth / crop.zoom / 2 / photoWidth
    let marginY = fullHeight / crop.zoom / 2 / photoHeight
    return CropState(
      centerX: clamp(crop.centerX, min(marginX, 0.5), max(1 - marginX, 0.5), otherwise: 0.5),
      centerY: clamp(crop.centerY, min(marginY, 0.5), max(1 - marginY, 0.5), otherwise: 0.5),
      zoom: crop.zoom)
  }

  /// How far the point can move from one limit to the other, in shares of the photo's width and height.
  func room(_ crop: CropState) -> (x: Double, y: Double) {
    let zoom = crop.validated.zoom
    return (1 - fullWidth / zoom / photoWidth, 1 - fullHeight / zoom / photoHeight)
  }
}

extension CropState {
  /// The part of the photo that this crop shows in a window of `aspect`, width over height.
  public func rectangle(photo: PixelSize, aspect: Double) -> CropRectangle {
    CropGeometry(photo: photo, aspect: aspect).rectangle(self)
  }
}
