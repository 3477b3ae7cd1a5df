import MantelCore
import Testing

@Suite struct RoundedCornersTests {
  @Test(arguments: WidgetShape.allCases)
  func `a border's window is rounded about the shape's own centre of curvature`(
    shape: WidgetShape
  ) {
    let outer = shape.cornerRadius
    let window = PhotoFrame.border.window(in: shape.points)
    let inner = PhotoFrame.border.windowRadius(in: shape.points, outer: outer)
    #expect(inner == max(22 - window.x, 5.5))
    #expect(PhotoFrame.fullBleed.windowRadius(in: shape.points, outer: outer) == 22)
    #expect(PhotoFrame.instant.windowRadius(in: shape.points, outer: outer) == 2.75)
  }

  @Test func `a radius never goes past the middle nor below nothing`() {
    let tiny = PointSize(width: 10, height: 20)
    for frame in PhotoFrame.allCases {
      let window = frame.window(in: tiny).size
      let radius = frame.windowRadius(in: tiny, outer: 1e9)
      #expect(abs(radius - min(window.width, window.height) / 2) < 1e-12)
      #expect(frame.windowRadius(in: tiny, outer: -5) == 0)
      #expect(frame.windowRadius(in: tiny, outer: .nan) == 0)
    }
  }
}
