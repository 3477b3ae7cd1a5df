import MantelCore
import MantelImaging
import MantelModel
import Testing

struct StageLayoutTests {
  @Test(
    arguments: [(1, 1), (10, 400), (640, 360), (1920, 1080), (333, 777), (4000, 90)],
    [0.05, 0.5, 364.0 / 382, 1, 364.0 / 170, 40])
  func `a window has its aspect, lies in the middle and leaves room around it`(
    stage: (Int, Int), aspect: Double
  ) {
    let size = PixelSize(width: stage.0, height: stage.1)
    let layout = StageLayout(size: size, aspect: aspect)
    let window = layout.window
    #expect(layout.size == size && window.width >= 1 && window.height >= 1)
    #expect(window.x >= 0 && window.y >= 0)
    #expect(window.x + window.width <= size.width && window.y + window.height <= size.height)
    #expect(abs(2 * window.x + window.width - size.width) <= 1)
    #expect(abs(2 * window.y + window.height - size.height) <= 1)
    guard size.width > 20, size.height > 20, window.width > 20, window.height > 20 else { return }
    #expect(abs(Double(window.width) - Double(window.height) * aspect) <= 1 + aspect)
    // It touches the room one way or the other.
    let across = Double(window.width) / Double(size.width)
    let down = Double(window.height) / Double(size.height)
    #expect(abs(max(across, down) - 0.82) < 0.02)
  }

  @Test(arguments: [0, -1, Double.nan, .infinity])
  func `an aspect that is none is a square`(aspect: Double) {
    let layout = StageLayout(size: PixelSize(width: 100, height: 200), aspect: aspect)
    #expect(layout.window.width == 82 && layout.window.height == 82)
  }
}
