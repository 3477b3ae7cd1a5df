import MantelCore
import MantelImaging
import MantelStore
import Testing

struct LivePreviewTests {
  private let preview = LivePreview(captions: NoCaptions())
  private let photo = PixelBuffer(width: 400, height: 300) { x, y in
    (UInt8(x * 255 / 400), UInt8(y * 255 / 300), 200)
  }
  private let size = PixelSize(width: 400, height: 300)

  private func recipe(_ rectangle: CropRectangle, _ frame: PhotoFrame = .fullBleed) -> RenderRecipe
  {
    var look = Look()
    look.frame = frame
    return RenderRecipe(
      rectangle: rectangle, original: size, output: PixelSize(width: 100, height: 100), scale: 1,
      look: LookRecipe(
        look, matColor: SRGBColor(gray: 1), shape: PointSize(width: 100, height: 100), scale: 1,
        cornerRadius: 0))
  }

  @Test func `beyond the photo's edges nothing is drawn`() {
    let rectangle = CropRectangle(x: -100, y: 100, width: 200, height: 200)
    let moving = preview.moving(
      PhotoPyramid(photo), nil, rectangle: rectangle, original: size, recipe(rectangle),
      caption: nil, ink: nil)
    for y in 0..<100 {
      #expect(moving.red(49, y) == 31 && moving.red(0, y) == 31)
      #expect(moving.red(50, y) < 2 && abs(Int(moving.red(99, y)) - 63) < 3)
    }
  }

  @Test func `a photo that is far away is the ground alone`() {
    for rectangle in [
      CropRectangle(x: 1e9, y: 0, width: 100, height: 100),
      CropRectangle(x: 0, y: -1e300, width: 100, height: 100),
      CropRectangle(x: 0, y: 0, width: 0, height: 0),
      CropRectangle(x: .nan, y: 0, width: 100, height: 100),
      CropRectangle(x: 0, y: 0, width: .infinity, height: 100),
    ] {
      let moving = preview.moving(
        PhotoPyramid(photo), nil, rectangle: rectangle, original: size,
        recipe(CropRectangle(size)), caption: nil, ink: nil)
      let ground = PixelBuffer(
        size: PixelSize(width: 100, height: 100), color: SRGBColor(gray: 0.12))
      #expect(moving.distance(to: ground) == 0)
    }
  }

  @Test(arguments: PhotoFrame.allCases)
  func `what moves is what rests, a little rougher`(frame: PhotoFrame) throws {
    for zoom in [1.0, 1.3, 2.9, 5] {
      let aspect = frame.window(in: PointSize(width: 100, height: 100)).size.aspect
      let crop = CropState(centerX: 0.4, centerY: 0.6, zoom: zoom)
      let recipe = recipe(crop.rectangle(photo: size, aspect: aspect), frame)
      let moving = preview.moving(
        PhotoPyramid(photo), nil, rectangle: crop.rectangle(photo: size, aspect: aspect),
        original: size, recipe, caption: nil, ink: nil)
      let still = try #require(preview.still(photo, recipe, caption: nil)).picture
      #expect(moving.distance(to: still) <= 4, "\(zoom)")
    }
  }

  @Test func `a recipe that means no picture gives none`() {
    let none = recipe(CropRectangle(x: -9, y: 0, width: 9, height: 9))
    let isThere = preview.still(photo, none, caption: nil) != nil
    #expect(!isThere)
  }

  @Test func `a stage goes on around its window, dimmed, with a line between`() {
    let window = PixelArea(x: 30, y: 20, width: 40, height: 60)
    let rectangle = CropRectangle(x: 100, y: 50, width: 80, height: 120)
    let stage = preview.stage(
      PhotoPyramid(photo), nil, rectangle: rectangle, original: size, window: window,
      size: PixelSize(width: 100, height: 100), beyond: SRGBColor(gray: 1))
    for y in 0..<100 {
      for x in 0..<100 {
        let isInside = (30..<70).contains(x) && (20..<80).contains(y)
        let isOutlined = (29..<71).contains(x) && (19..<81).contains(y)
        if isOutlined, !isInside {
          #expect(stage.red(x, y) == 235)
          continue
        }
        let red = (100 + (Double(x - 30) + 0.5) * 2) / 400 * 255
        #expect(abs(Double(stage.red(x, y)) - (isInside ? red : red / 2)) < 2.5)
      }
    }
  }

  @Test func `a stage beyond the photo has the colour of what is around it`() {
    let stage = preview.stage(
      PhotoPyramid(photo), nil, rectangle: CropRectangle(size), original: size,
      window: PixelArea(x: 10, y: 10, width: 80, height: 60),
      size: PixelSize(width: 100, height: 80), beyond: SRGBColor(gray: 0.8))
    #expect(stage.red(5, 40) == 204 && stage.red(50, 5) == 204 && stage.red(95, 75) == 204)
    #expect(stage.red(8, 40) == 204 && stage.red(91, 40) == 204 && stage.red(50, 71) == 204)
    #expect(stage.red(9, 40) == 235 && stage.red(90, 40) == 235 && stage.red(50, 70) == 235)
  }
}

/// Draws no captions.
private struct NoCaptions: CaptionDrawing {
  func area(of caption: Caption, at place: CaptionPlace) -> PixelArea? { nil }

  func draw(
    _ caption: Caption, ink: CaptionInk, at place: CaptionPlace, on picture: inout PixelBuffer
  ) {}
}
