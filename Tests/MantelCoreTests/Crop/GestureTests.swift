import MantelCore
import Testing

@Suite struct GestureTests {
  /// 3000 of 4000 pixels across a view of 300 points: 10 pixels a point, the centre from 0.375 to 0.625.
  let geometry = CropGeometry(photo: PixelSize(width: 4000, height: 3000), aspect: 1)
  let view = PointSize(width: 300, height: 300)

  func drag(_ crop: CropState = CropState()) -> CropDrag {
    CropDrag(crop, geometry: geometry, view: view)
  }

  /// `move`, for `#expect`, which cannot call what changes a value.
  func ticks(_ drag: inout CropDrag, x: Double, y: Double) -> Bool {
    drag.move(x: x, y: y)
  }

  @Test func `the photo follows the finger`() {
    var drag = drag()
    _ = drag.move(x: 40, y: 0)
    #expect(abs(drag.crop.centerX - 0.4) < 1e-12)
    #expect(abs(geometry.freeRectangle(drag.crop).x - 100) < 1e-9)
    #expect(drag.ended == drag.crop)
  }

  @Test func `past an edge it follows less and less and springs back`() {
    var drag = drag()
    _ = drag.move(x: 110, y: 0)
    // 60 points past the edge: (1 - 1/(60 · 0.55 / 300 + 1)) · 300 = 29.7297 points, 297.297 pixels.
    #expect(abs(geometry.freeRectangle(drag.crop).x + 297.297297) < 1e-6)
    #expect(abs(drag.ended.centerX - 0.375) < 1e-12)
    _ = drag.move(x: -110, y: 55)
    #expect(abs(geometry.freeRectangle(drag.crop).x - 1297.297297) < 1e-6)
    // There is no room up or down: 55 points become 27.4792, and the end is the middle.
    #expect(abs(geometry.freeRectangle(drag.crop).y + 274.791824) < 1e-6)
    #expect(drag.ended.centerY == 0.5)
    _ = drag.move(x: 1e300, y: 0)
    #expect(geometry.freeRectangle(drag.crop).x >= -3000)
  }

  @Test func `near the middle it snaps with one tick`() {
    var drag = drag(CropState(centerX: 0.4))
    #expect(ticks(&drag, x: -30, y: 0) == false)
    #expect(abs(drag.crop.centerX - 0.475) < 1e-12)
    #expect(ticks(&drag, x: -32.5, y: 0) == true)
    #expect(drag.crop.centerX == 0.5)
    #expect(ticks(&drag, x: -40, y: 0) == false)
    #expect(drag.crop.centerX == 0.5)
    #expect(ticks(&drag, x: -49, y: 0) == false)
    #expect(abs(drag.crop.centerX - 0.5225) < 1e-12)
    #expect(ticks(&drag, x: -45, y: 0) == true)
  }

  @Test func `a drag from the middle, or along an axis without room, does not tick`() {
    var drag = drag()
    #expect(ticks(&drag, x: 3, y: 0) == false)
    #expect(ticks(&drag, x: 3, y: 90) == false)
    #expect(ticks(&drag, x: 3, y: 0) == false)
  }

  @Test func `a drag starts from what is on screen, not from a point beyond the limits`() {
    var drag = drag(CropState(centerX: 0))
    _ = drag.move(x: -10, y: 0)
    #expect(abs(drag.crop.centerX - 0.4) < 1e-12)
  }

  @Test func `a drag in a view without extent or by no number stays where it is`() {
    for (view, way) in [(PointSize(width: 0, height: .nan), 5), (view, Double.nan)] {
      var drag = CropDrag(CropState(centerX: 0.4), geometry: geometry, view: view)
      #expect(ticks(&drag, x: way, y: way) == false)
      #expect(drag.crop == CropState(centerX: 0.4))
    }
  }

  @Test func `the rubber band is the design's formula`() {
    #expect(rubberBand(0, extent: 100) == 0)
    #expect(abs(rubberBand(100, extent: 100) - (1 - 1 / 1.55) * 100) < 1e-12)
    #expect(rubberBand(.infinity, extent: 100) == 100)
    #expect(rubberBand(.nan, extent: 100) == 0 && rubberBand(5, extent: 0) == 0)
  }

  @Test func `zooming keeps the spot under the fingers`() {
    let start = CropState(centerX: 0.5, centerY: 0.5, zoom: 2)
    let zoomed = geometry.zoomed(start, to: 3, x: 0.2, y: 0.7)
    let before = geometry.rectangle(start)
    let after = geometry.rectangle(zoomed)
    #expect(zoomed.zoom == 3)
    #expect(abs(before.x + 0.2 * before.width - after.x - 0.2 * after.width) < 1e-9)
    #expect(abs(before.y + 0.7 * before.height - after.y - 0.7 * after.height) < 1e-9)
  }

  @Test func `zoom stops at 1 and 5 and the point stays within the limits`() {
    let corner = CropState(centerX: 0.9, centerY: 0.9, zoom: 5)
    #expect(geometry.zoomed(corner, to: 99).zoom == 5)
    #expect(geometry.zoomed(corner, to: .nan).zoom == 1)
    let out = geometry.zoomed(corner, to: 0.2, x: 0, y: 0)
    #expect(out == CropState(centerX: 0.625, centerY: 0.5, zoom: 1))
  }

  @Test func `a double tap goes to twice there, and back`() {
    let close = geometry.doubleTapped(CropState(), x: 0.25, y: 0.5)
    // The spot at pixel 1250 of 4000 stays a quarter into the 1500 pixels that are seen.
    #expect(close.zoom == 2 && abs(close.centerX - (1250 + 375) / 4000.0) < 1e-12)
    #expect(geometry.doubleTapped(close, x: 0.25, y: 0.5).zoom == 1)
    #expect(geometry.doubleTapped(CropState(zoom: 3), x: 0.5, y: 0.5).zoom == 1)
  }

  @Test func `keys step and zoom`() {
    let crop = CropState(zoom: 2)
    #expect(abs(geometry.nudged(crop, .left, isStride: false).centerX - 0.49) < 1e-12)
    #expect(abs(geometry.nudged(crop, .right, isStride: true).centerX - 0.55) < 1e-12)
    #expect(abs(geometry.nudged(crop, .up, isStride: true).centerY - 0.45) < 1e-12)
    #expect(abs(geometry.nudged(crop, .down, isStride: false).centerY - 0.51) < 1e-12)
    #expect(geometry.nudged(CropState(centerX: 0.9), .right, isStride: true).centerX == 0.625)
    #expect(abs(geometry.keyZoomed(crop, closer: true).zoom - 2.2) < 1e-12)
    #expect(abs(geometry.keyZoomed(crop, closer: false).zoom - 2 / 1.1) < 1e-12)
    #expect(geometry.keyZoomed(CropState(), closer: false).zoom == 1)
  }
}
