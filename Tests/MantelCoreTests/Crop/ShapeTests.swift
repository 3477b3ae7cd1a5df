import MantelCore
import Testing

@Suite struct ShapeTests {
  @Test func `shapes have their points and pixels`() {
    #expect(
      WidgetShape.allCases.map { $0.points.pixels() } == [
        PixelSize(width: 510, height: 510), PixelSize(width: 1092, height: 510),
        PixelSize(width: 1092, height: 1146),
      ])
    #expect(WidgetShape.small.points.pixels(scale: 1.25) == PixelSize(width: 213, height: 213))
    #expect(PointSize(width: 0, height: 1e300).pixels() == PixelSize(width: 1, height: 32_768))
    #expect(WidgetShape.small.points.pixels(scale: .nan) == PixelSize(width: 1, height: 1))
  }

  @Test func `a frame leaves the window that the shorter side says`() {
    let large = WidgetShape.large.points
    #expect(PhotoFrame.fullBleed.window(in: large) == PhotoWindow(x: 0, y: 0, size: large))
    #expect(near(.border, .large, 21.84, 21.84, 320.32, 338.32))
    #expect(near(.instant, .large, 21.84, 21.84, 320.32, 287.36))
    #expect(near(.border, .medium, 10.2, 10.2, 343.6, 149.6))
    #expect(near(.instant, .small, 10.2, 10.2, 149.6, 125.8))
  }

  @Test func `a shape with a crop of its own leaves the shared one alone`() {
    var framing = PhotoFraming(shared: CropState(centerX: 0.2))
    framing[.medium] = CropState(zoom: 3)
    #expect(framing.crop(for: .small).centerX == 0.2)
    #expect(framing.crop(for: .medium).zoom == 3)
    #expect(framing.medium == CropState(zoom: 3) && framing.large == nil)
    framing[.medium] = nil
    #expect(framing == PhotoFraming(shared: CropState(centerX: 0.2)))
  }

  func near(
    _ frame: PhotoFrame, _ shape: WidgetShape, _ x: Double, _ y: Double, _ width: Double,
    _ height: Double
  ) -> Bool {
    let window = frame.window(in: shape.points)
    return abs(window.x - x) < 1e-9 && abs(window.y - y) < 1e-9
      && abs(window.size.width - width) < 1e-9 && abs(window.size.height - height) < 1e-9
  }
}
