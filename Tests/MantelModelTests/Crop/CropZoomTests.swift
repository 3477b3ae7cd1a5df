import MantelCore
import MantelModel
import MantelStore
import Testing

@MainActor
@Suite(.timeLimit(patience)) struct CropZoomTests {
  private let test: TestApp
  private let widget: WidgetModel
  private var crop: CropModel { widget.crop }

  init() throws {
    test = try TestApp()
    widget = try test.openWidget { $0.photos[0].framing.shared = CropState(centerX: 0.48, zoom: 2) }
  }

  /// The spot of the photo at a place of the large window.
  private func spot(_ x: Double, _ y: Double) -> (x: Double, y: Double) {
    let rectangle = crop.rectangle(.large)
    return (rectangle.x + x * rectangle.width, rectangle.y + y * rectangle.height)
  }

  @Test func `a pinch keeps the spot under the fingers, and its end is kept`() throws {
    let before = spot(0.3, 0.6)
    crop.beginPinch(.large, x: 0.3, y: 0.6)
    for scale in [1.1, 0.9, 1.3, 1.75] {
      crop.pinch(scale: scale)
      let after = spot(0.3, 0.6)
      #expect(abs(after.x - before.x) < 1e-9 && abs(after.y - before.y) < 1e-9)
      #expect(abs(crop.zoom - 2 * scale) < 1e-9 && crop.isMoving)
    }
    #expect(try test.storedFraming(widget).shared.zoom == 2)
    crop.endPinch()
    #expect(!crop.isMoving)
    #expect(try abs(test.storedFraming(widget).shared.zoom - 3.5) < 1e-9)
    crop.pinch(scale: 9)
    #expect(abs(crop.zoom - 3.5) < 1e-9)
  }

  @Test func `scrolling keeps the spot under the pointer, and is kept after the pause`()
    async throws
  {
    let before = spot(0.8, 0.1)
    for _ in 0..<5 { crop.zoom(.large, by: 1.1, x: 0.8, y: 0.1) }
    let after = spot(0.8, 0.1)
    #expect(abs(after.x - before.x) < 1e-9 && abs(after.y - before.y) < 1e-9)
    await test.pause.advance(milliseconds: 350)
    #expect(try abs(test.storedFraming(widget).shared.zoom - 3.22102) < 1e-5)
  }

  @Test func `zoom stays between 1 and 5, by whatever hand`() {
    crop.setZoom(99)
    #expect(crop.zoom == 5)
    crop.setZoom(-3)
    #expect(crop.zoom == 1)
    crop.setZoom(.nan)
    #expect(crop.zoom == 1)
    crop.zoom(.large, by: 1e9, x: 0.5, y: 0.5)
    #expect(crop.zoom == 5)
    crop.zoom(.large, by: 0, x: 2, y: -2)
    #expect(crop.zoom == 1)
    crop.beginPinch(.large, x: 0, y: 0)
    crop.pinch(scale: 100)
    #expect(crop.zoom == 5)
    crop.pinch(scale: 0.001)
    crop.endPinch()
    #expect(crop.zoom == 1)
    for _ in 0..<30 { crop.zoomByKey(closer: true) }
    #expect(crop.zoom == 5)
    for _ in 0..<30 { crop.zoomByKey(closer: false) }
    #expect(crop.zoom == 1)
  }

  @Test func `a double tap goes back to once, and to twice at that place`() throws {
    crop.doubleTap(.large, x: 0.5, y: 0.5)
    #expect(try test.storedFraming(widget).shared.zoom == 1)
    let before = spot(0.25, 0.75)
    crop.doubleTap(.large, x: 0.25, y: 0.75)
    #expect(try test.storedFraming(widget).shared.zoom == 2)
    let after = spot(0.25, 0.75)
    #expect(abs(after.x - before.x) < 1e-9 && abs(after.y - before.y) < 1e-9)
  }

  @Test(
    arguments: [
      (CropDirection.left, -1.0, 0.0), (.right, 1, 0), (.up, 0, -1), (.down, 0, 1),
    ])
  func `an arrow goes 1 % of the photo's side its way, with Shift 5 %`(
    direction: CropDirection, x: Double, y: Double
  ) async throws {
    let before = crop.rectangle(.large)
    crop.nudge(direction, isStride: false)
    let step = crop.rectangle(.large)
    #expect(abs(step.x - before.x - 4 * x) < 1e-9 && abs(step.y - before.y - 3 * y) < 1e-9)
    crop.nudge(direction, isStride: true)
    let stride = crop.rectangle(.large)
    #expect(abs(stride.x - step.x - 20 * x) < 1e-9 && abs(stride.y - step.y - 15 * y) < 1e-9)
    await test.pause.advance(milliseconds: 350)
    #expect(try test.storedFraming(widget).shared == crop.framing.shared)
  }

  @Test func `plus and minus zoom by 1.1 about the middle`() {
    let before = spot(0.5, 0.5)
    crop.zoomByKey(closer: true)
    #expect(abs(crop.zoom - 2.2) < 1e-9)
    crop.zoomByKey(closer: false)
    crop.zoomByKey(closer: false)
    #expect(abs(crop.zoom - 2 / 1.1) < 1e-9)
    #expect(abs(spot(0.5, 0.5).x - before.x) < 1e-9)
  }

  @Test func `the slider zooms about the middle`() {
    let before = spot(0.5, 0.5)
    crop.setZoom(4)
    #expect(crop.zoom == 4 && abs(spot(0.5, 0.5).x - before.x) < 1e-9)
  }

  @Test func `zooming stops a photo that springs back`() {
    crop.beginDrag(.large, view: WidgetShape.large.points)
    crop.drag(x: 900, y: 0)
    crop.endDrag(animates: true)
    #expect(crop.isMoving)
    crop.zoom(.large, by: 1.1, x: 0.5, y: 0.5)
    #expect(!crop.isMoving && crop.rectangle(.large).x >= 0)
  }

  @Test func `a widget without photos has nothing to be moved`() throws {
    let empty = try test.openWidget(photos: 0, 2).crop
    empty.beginDrag(.large, view: WidgetShape.large.points)
    empty.drag(x: 30, y: 30)
    empty.endDrag(animates: true)
    empty.nudge(.left, isStride: true)
    empty.smartFrame()
    empty.reset()
    #expect(empty.photo == nil && test.app.history.undoName == nil)
  }
}
