import MantelCore
import MantelImaging
import MantelModel
import TestSupport

/// The large view of a photo on the page of the crop: where its window is, and how the folder has the photo framed.
struct CropStage {
  /// What the core knows of the photo and the large shape.
  let geometry: CropGeometry
  /// The window's size in pixels.
  let view: PointSize
  private let app: AppDesk
  private let photo: String
  private let shape: WidgetShape
  private let corner: (x: Int, y: Int)

  /// Goes to the page and gives the stage the keyboard. The photo has this size and fills the large shape.
  init(_ app: AppDesk, photo: String, size: PixelSize) throws {
    (self.app, self.photo, shape) = (app, photo, .large)
    try app.keys("alt+2")
    let object = try app.reader.find(.init(start: "“", role: "image", seen: true))
    let (left, top) = try app.corner()
    // Beside the window: a second click in the same place would be a double click.
    try app.display.click(left + object.extents[0] + 8, top + object.extents[1] + 8)
    try app.find(object.name, "image", states: ["focused"])
    let aspect = shape.points.width / shape.points.height
    let window = StageLayout(
      size: PixelSize(width: object.extents[2], height: object.extents[3]), aspect: aspect
    ).window
    geometry = CropGeometry(photo: size, aspect: aspect)
    view = PointSize(width: Double(window.width), height: Double(window.height))
    corner = (left + object.extents[0] + window.x, top + object.extents[1] + window.y)
  }

  /// A point of the window on the screen, by shares of its width and height.
  func point(_ x: Double, _ y: Double) -> (x: Int, y: Int) {
    (corner.x + Int((x * view.width).rounded()), corner.y + Int((y * view.height).rounded()))
  }

  /// The photo's crop in a shape, as the folder has it.
  func stored(_ shape: WidgetShape = .large) throws -> CropState {
    let crop = try app.desk.answer("crop", "Hearth", photo, "--shape", "\(shape.token)")["crop"]
    return CropState(
      centerX: crop["centerX"].double, centerY: crop["centerY"].double, zoom: crop["zoom"].double)
  }

  /// Waits until the folder has a crop; gives it as it is there. A hand at the mouse is right to about a pixel.
  @discardableResult
  func wait(for crop: CropState, within tolerance: Double = 1e-6) throws -> CropState {
    try Patience.poll("the crop \(crop)") {
      let now = try stored()
      let apart = [now.centerX - crop.centerX, now.centerY - crop.centerY, now.zoom - crop.zoom]
      return apart.allSatisfy { abs($0) <= tolerance } ? now : nil
    }
  }
}
