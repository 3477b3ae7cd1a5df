import MantelCore
import Testing

@Suite struct CropRectangleTests {
  let photo = PixelSize(width: 4000, height: 3000)

  func rectangle(
    _ x: Double, _ y: Double, _ zoom: Double, aspect: Double, photo: PixelSize? = nil
  ) -> CropRectangle {
    CropState(centerX: x, centerY: y, zoom: zoom).rectangle(
      photo: photo ?? self.photo, aspect: aspect)
  }

  @Test func `a square takes the full height of a landscape and follows the point`() {
    #expect(
      rectangle(0.5, 0.5, 1, aspect: 1) == CropRectangle(x: 500, y: 0, width: 3000, height: 3000))
    #expect(
      rectangle(0.4, 0.9, 1, aspect: 1) == CropRectangle(x: 100, y: 0, width: 3000, height: 3000))
  }

  @Test func `a wide window takes the full width`() {
    #expect(
      rectangle(0.5, 0.25, 1, aspect: 4) == CropRectangle(x: 0, y: 250, width: 4000, height: 1000))
  }

  @Test func `zoom divides both sides and an edge moves the rectangle, never resizes it`() {
    #expect(
      rectangle(0.5, 0.5, 2, aspect: 1)
        == CropRectangle(x: 1250, y: 750, width: 1500, height: 1500))
    #expect(
      rectangle(0.95, 0, 2, aspect: 1) == CropRectangle(x: 2500, y: 0, width: 1500, height: 1500))
    #expect(
      rectangle(0, 1, 5, aspect: 1) == CropRectangle(x: 0, y: 2400, width: 600, height: 600))
  }

  @Test func `the shapes cut a portrait as worked out by hand`() {
    let portrait = PixelSize(width: 3000, height: 4000)
    let framing = PhotoFraming(shared: CropState(centerX: 0.5, centerY: 0.3, zoom: 1))
    #expect(
      framing.rectangle(photo: portrait, shape: .small, frame: .fullBleed)
        == CropRectangle(x: 0, y: 0, width: 3000, height: 3000))
    let medium = framing.rectangle(photo: portrait, shape: .medium, frame: .fullBleed)
    #expect(near(medium, 0, 1200 - 700.5494505, 3000, 1401.0989011))
    let large = framing.rectangle(photo: portrait, shape: .large, frame: .fullBleed)
    #expect(near(large, 0, 0, 3000, 3148.3516484))
    // The instant frame leaves 149.6 × 125.8 of the small shape.
    let instant = framing.rectangle(photo: portrait, shape: .small, frame: .instant)
    #expect(near(instant, 0, 0, 3000, 2522.7272727))
  }

  @Test func `every rectangle lies inside the photo and has the aspect asked for`() {
    var dice = SplitMix64(state: 4)
    func share() -> Double { Double(dice.below(10_001)) / 10_000 }
    for _ in 0..<5000 {
      let photo = PixelSize(
        width: 1 + Int(dice.below(9000)), height: 1 + Int(dice.below(9000)))
      let aspect = 0.1 + 5 * share()
      let cut = rectangle(share(), share(), 1 + 4 * share(), aspect: aspect, photo: photo)
      #expect(cut.x >= 0 && cut.y >= 0)
      #expect(cut.x + cut.width <= Double(photo.width) + 1e-9)
      #expect(cut.y + cut.height <= Double(photo.height) + 1e-9)
      #expect(abs(cut.width / cut.height / aspect - 1) < 1e-12)
    }
  }

  @Test func `numbers that are none give a rectangle all the same`() {
    let odd: [Double] = [
      .nan, .infinity, -.infinity, 0, -1, 1e308, -1e308, Double.leastNonzeroMagnitude,
    ]
    for x in odd {
      for zoom in odd {
        for aspect in odd {
          for photo in [photo, PixelSize(width: 0, height: -5), PixelSize(width: 1, height: 1)] {
            let cut = rectangle(x, x, zoom, aspect: aspect, photo: photo)
            let limit = Double(max(photo.width, 1))
            #expect(cut.x >= 0 && cut.width >= 0 && cut.x + cut.width <= limit)
            #expect(cut.height.isFinite && cut.y.isFinite)
          }
        }
      }
    }
    #expect(rectangle(.nan, .nan, .nan, aspect: 1) == rectangle(0.5, 0.5, 1, aspect: 1))
  }

  @Test func `a crop is valid in the photo and from 1 to 5 times`() {
    #expect(CropState().isValid && CropState(centerX: 0, centerY: 1, zoom: 5).isValid)
    for crop in [
      CropState(centerX: -0.01), CropState(centerY: 1.01), CropState(zoom: 0.99),
      CropState(zoom: 5.01), CropState(centerX: .nan), CropState(zoom: .infinity),
    ] {
      #expect(!crop.isValid)
      #expect(crop.validated.isValid)
    }
  }
}

func near(_ cut: CropRectangle, _ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Bool
{
  abs(cut.x - x) < 1e-6 && abs(cut.y - y) < 1e-6 && abs(cut.width - width) < 1e-6
    && abs(cut.height - height) < 1e-6
}
