import MantelCore
import MantelImaging
import Testing

@Suite struct ColorAndGlowTests {
  @Test func `the average colour is the rounded mean of each channel`() {
    let picture = PixelBuffer(width: 2, height: 2) { x, y in
      (x == 0 ? 0 : 255, y == 0 ? 10 : 11, x + y == 2 ? 3 : 0)
    }
    #expect(picture.averageColor == AverageColor(red: 128, green: 11, blue: 1))
  }

  @Test func `a large white picture is white on average`() {
    let white = PixelBuffer(width: 1000, height: 1000) { _, _ in (255, 255, 255) }
    #expect(white.averageColor == AverageColor(red: 255, green: 255, blue: 255))
  }

  @Test func `a glow is small, and of one colour where the picture is`() {
    let plain = PixelBuffer(width: 540, height: 360) { _, _ in (10, 200, 90) }
    #expect(plain.glow() == PixelBuffer(width: 120, height: 80) { _, _ in (10, 200, 90) })
  }

  @Test func `a glow of a single pixel is that pixel`() {
    let pixel = PixelBuffer(width: 1, height: 1) { _, _ in (1, 2, 3) }
    #expect(pixel.glow() == pixel)
  }

  @Test func `a point of light spreads evenly all round and loses nothing`() {
    let point = PixelBuffer(width: 101, height: 101) { x, y in
      abs(x - 50) <= 5 && abs(y - 50) <= 5 ? (255, 0, 0) : (0, 0, 0)
    }
    let glow = point.glow()
    #expect(glow.red(50, 50) < 160)
    for distance in 1...40 {
      let value = glow.red(50 + distance, 50)
      #expect(value == glow.red(50 - distance, 50))
      #expect(value == glow.red(50, 50 + distance))
      #expect(value <= glow.red(50 + distance - 1, 50))
    }
    let light = stride(from: 0, to: glow.bytes.count, by: 4).reduce(0) { $0 + Int(glow.bytes[$1]) }
    #expect(abs(light - 121 * 255) < 121 * 255 / 20)
  }

  @Test func `the blur has a standard deviation of five pixels`() {
    let edge = PixelBuffer(width: 120, height: 9) { x, _ in x < 60 ? (0, 0, 0) : (255, 255, 255) }
    let glow = edge.glow()
    // The normal distribution at ±1 σ: 0.1587 and 0.8413; pixel 54's middle is 5.5 left of the edge, pixel 55's 4.5.
    let below = (Double(glow.red(54, 4)) + Double(glow.red(55, 4))) / 2
    let above = (Double(glow.red(64, 4)) + Double(glow.red(65, 4))) / 2
    #expect(abs(below - 0.1587 * 255) < 3)
    #expect(abs(above - 0.8413 * 255) < 3)
  }
}
