import MantelCore
import MantelImaging
import MantelModel
import MantelStore
import MantelSystem
import TestSupport
import Testing

@MainActor
@Suite(.timeLimit(patience)) struct EditorCanvasTests {
  private let test: TestApp
  private let widget: WidgetModel
  private var canvas: EditorCanvas { widget.canvas }

  init() throws {
    test = try TestApp()
    widget = try test.openWidget()
    try test.publishGradient(0)
  }

  private func load() async {
    canvas.load()
    await canvas.settle()
  }

  /// How far what moves is from what is kept.
  private func distance(_ shape: WidgetShape, scale: Double = 1) async throws -> (
    greatest: Int, mean: Double
  ) {
    let still = try #require(await canvas.still(shape, scale: scale))
    let moving = try #require(canvas.moving(shape, scale: scale))
    #expect(moving.size == shape.points.pixels(scale: scale) && still.size == moving.size)
    return moving.distance(to: still)
  }

  @Test(arguments: PhotoFrame.allCases)
  func `what moves looks like what will be shown, in every frame`(frame: PhotoFrame) async throws {
    await load()
    widget.look.setFrame(frame)
    let crops = [
      CropState(), CropState(centerX: 0.2, centerY: 0.8, zoom: 1.7),
      CropState(centerX: 0.63, centerY: 0.31, zoom: 5),
    ]
    for crop in crops {
      try test.elsewhere(widget.id) { $0.photos[0].framing.shared = crop }
      test.app.folderChanged()
      for shape in WidgetShape.allCases {
        for scale in [0.5, 1, 2] {
          let distance = try await distance(shape, scale: scale)
          #expect(distance.greatest <= 4 && distance.mean < 1, "\(crop) \(shape) \(scale)")
        }
      }
    }
  }

  @Test func `a filter looks the same before and after it has run over the whole photo`()
    async throws
  {
    await load()
    widget.look.setFilter(.sepia)
    widget.look.setIntensity(0.6)
    let plain = try #require(canvas.moving(.large, scale: 1))
    let version = canvas.version
    canvas.refresh()
    await test.pause.advance(milliseconds: 100)
    try await until { canvas.version == version + 2 }
    let ran = try #require(canvas.moving(.large, scale: 1))
    #expect(ran.distance(to: plain).greatest <= 4)
    let distance = try await distance(.large)
    #expect(distance.greatest <= 5 && distance.mean < 1)
  }

  @Test func `before and after can be compared`() async throws {
    await load()
    let before = try #require(canvas.moving(.small, scale: 1))
    widget.look.setFilter(.noir)
    let after = try #require(canvas.moving(.small, scale: 1))
    canvas.isComparing = true
    #expect(canvas.moving(.small, scale: 1) == before)
    canvas.isComparing = false
    #expect(canvas.moving(.small, scale: 1) == after && after != before)
  }

  @Test func `a caption stands where it will`() async throws {
    await load()
    widget.look.setText("In the garden")
    let bare = try #require(canvas.moving(.large, scale: 2))
    widget.look.setCaption(.none)
    let without = try #require(canvas.moving(.large, scale: 2))
    #expect(bare.distance(to: without).greatest > 60)
    widget.look.setCaption(.text)
    let distance = try await distance(.large, scale: 2)
    #expect(distance.greatest <= 8 && distance.mean < 1)
  }

  @Test func `a photo that fits is shown whole, as it will be`() async throws {
    await load()
    widget.look.setFits(true)
    #expect(try await distance(.medium).greatest == 0)
  }

  @Test func `beyond the photo's edge the ground is to be seen, where it is dragged alone`()
    async throws
  {
    await load()
    let small = canvas.moving(.small, scale: 1)
    widget.crop.beginDrag(.large, view: WidgetShape.large.points)
    widget.crop.drag(x: 1000, y: 0)
    let picture = try #require(canvas.moving(.large, scale: 1))
    let edge = Int(-widget.crop.rectangle(.large).x / widget.crop.rectangle(.large).width * 364)
    #expect((60...300).contains(edge))
    for y in [0, 190, 381] {
      #expect(picture.color(edge / 2, y) == [31, 31, 31])
      #expect(picture.color(edge + 3, y)[0] < 8 && picture.color(363, y) != [31, 31, 31])
    }
    let other = try #require(canvas.moving(.small, scale: 1))
    #expect(other != small && other.color(0, 80)[2] != 31)
    widget.crop.endDrag(animates: false)
    #expect(try #require(canvas.moving(.large, scale: 1)).color(2, 190)[0] < 8)
  }

  @Test func `the stage shows the window as it is, and the photo around it dimmed`() async throws {
    await load()
    widget.crop.setZoom(3)
    let layout = StageLayout(size: PixelSize(width: 500, height: 460), aspect: 364.0 / 382)
    let stage = try #require(canvas.stage(layout, beyond: SRGBColor(gray: 0)))
    #expect(stage.size == layout.size)
    let rectangle = widget.crop.rectangle(.large)
    let window = layout.window
    let perPixel = rectangle.width / Double(window.width)
    for (x, y) in [(0, 0), (250, 230), (30, 230), (470, 40), (window.x, window.y), (499, 459)] {
      let inside =
        (window.x..<window.x + window.width).contains(x)
        && (window.y..<window.y + window.height).contains(y)
      let place = rectangle.x + (Double(x - window.x) + 0.5) * perPixel
      let red = place / 1600 * 255
      let expected = inside ? red : red / 2
      #expect(abs(Double(stage.color(x, y)[0]) - expected) < 4, "\(x) \(y)")
    }
  }

  @Test func `nothing is drawn before the photo is there`() async throws {
    let version = canvas.version
    canvas.load()
    #expect(!canvas.isLoaded && canvas.moving(.large, scale: 1) == nil)
    #expect(await canvas.still(.large, scale: 1) == nil)
    let layout = StageLayout(size: PixelSize(width: 50, height: 50), aspect: 1)
    #expect(canvas.stage(layout, beyond: SRGBColor(gray: 0)) == nil)
    await canvas.settle()
    #expect(canvas.isLoaded && canvas.version > version)
    let loaded = canvas.version
    canvas.load(unlessLoaded: true)
    #expect(canvas.version == loaded && canvas.isLoaded)
  }

  @Test func `another photo takes the place of the one before`() async throws {
    await load()
    widget.selectNext(by: 1)
    canvas.load()
    #expect(!canvas.isLoaded && canvas.moving(.large, scale: 1) == nil)
    await canvas.settle()
    // Its files are no pictures.
    #expect(!canvas.isLoaded)
    widget.selectNext(by: -1)
    await load()
    #expect(canvas.isLoaded)
  }

  @Test func `a photo whose files were made again is loaded then`() async throws {
    widget.selectNext(by: 1)
    await load()
    #expect(!canvas.isLoaded)
    try test.publishGradient(1)
    await load()
    #expect(canvas.isLoaded)
  }
}
