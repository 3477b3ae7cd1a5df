import MantelCore
import MantelImaging
import Testing

struct PhotoPyramidTests {
  private func draw(
    _ photo: PixelBuffer, _ rectangle: CropRectangle, in area: PixelArea,
    of size: PixelSize = PixelSize(width: 40, height: 30)
  ) -> PixelBuffer {
    var picture = PixelBuffer(size: size, color: SRGBColor(gray: 0))
    PhotoPyramid(photo).draw(rectangle, into: &picture, area: area)
    return picture
  }

  private let all = CropRectangle(x: 0, y: 0, width: 1, height: 1)
  private let whole = PixelArea(x: 0, y: 0, width: 40, height: 30)

  @Test func `a photo of the picture's size is drawn as it is`() {
    let photo = PixelBuffer.noise(width: 40, height: 30)
    #expect(draw(photo, all, in: whole).distance(to: photo) == 0)
  }

  @Test(arguments: [(40, 30), (397, 301), (801, 1203), (1, 1), (3, 900), (900, 1), (129, 128)])
  func `one colour stays one colour, at any size`(width: Int, height: Int) {
    let photo = PixelBuffer(
      size: PixelSize(width: width, height: height), color: SRGBColor(gray: 0.6))
    let drawn = draw(photo, all, in: whole)
    #expect(drawn.distance(to: PixelBuffer(size: drawn.size, color: SRGBColor(gray: 0.6))) <= 1)
  }

  @Test func `a large photo is drawn from a smaller one of it, without grain`() {
    // Stripes of one pixel are grey from afar.
    let photo = PixelBuffer(width: 1280, height: 960) { x, _ in
      x % 2 == 0 ? (255, 255, 255) : (0, 0, 0)
    }
    let drawn = draw(photo, all, in: whole)
    for x in 1..<39 { #expect(abs(Int(drawn.red(x, 15)) - 128) < 70) }
    #expect(Set((1..<39).map { drawn.red($0, 15) }).count < 4)
  }

  @Test func `only the area is touched, and what of it lies on the picture`() {
    let photo = PixelBuffer(size: PixelSize(width: 64, height: 64), color: SRGBColor(gray: 1))
    let drawn = draw(photo, all, in: PixelArea(x: 30, y: 20, width: 100, height: 4))
    for y in 0..<30 {
      for x in 0..<40 {
        #expect(drawn.red(x, y) == (x >= 30 && (20..<24).contains(y) ? 255 : 0))
      }
    }
    let outside = draw(photo, all, in: PixelArea(x: 300, y: -20, width: 10, height: 4))
    #expect(
      outside.distance(to: draw(photo, .init(x: 5, y: 5, width: 1, height: 1), in: whole)) == 0)
  }

  @Test func `a part is drawn where it belongs`() {
    let photo = PixelBuffer(width: 800, height: 600) { x, y in
      (UInt8(x * 255 / 800), UInt8(y * 255 / 600), 0)
    }
    let drawn = draw(photo, .init(x: 0.5, y: 0.25, width: 0.25, height: 0.5), in: whole)
    for (x, y) in [(0, 0), (20, 15), (39, 29)] {
      let red = (0.5 + (Double(x) + 0.5) / 40 * 0.25) * 255
      let green = (0.25 + (Double(y) + 0.5) / 30 * 0.5) * 255
      #expect(abs(Double(drawn.red(x, y)) - red) < 2)
      #expect(abs(Double(drawn.bytes[y * drawn.bytesPerRow + x * 4 + 1]) - green) < 2)
    }
  }

  @Test func `through a filter it is another pyramid`() throws {
    let photo = PixelBuffer.noise(width: 300, height: 200)
    let table = try #require(ColorTableCache().table(.noir, intensity: 1))
    var filtered = photo
    filtered.apply(table)
    #expect(PhotoPyramid(photo).filtered(table).photo == filtered)
  }
}
