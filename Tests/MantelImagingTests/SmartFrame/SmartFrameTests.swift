import MantelCore
import MantelImaging
import Testing

@Suite struct SmartFrameTests {
  let photo = PixelSize(width: 2400, height: 1600)

  func face(_ x: Double, _ y: Double, _ side: Double, confidence: Double = 0.9) -> DetectedFace {
    DetectedFace(
      rectangle: CropRectangle(x: x - side / 2, y: y - side / 2, width: side, height: side),
      confidence: confidence)
  }

  func framing(_ faces: DetectedFace..., in photo: PixelSize? = nil) throws -> PhotoFraming {
    let photo = photo ?? self.photo
    return SmartFrame.framing(
      of: try #require(PhotoSubject(faces: faces, in: photo)), in: photo)
  }

  @Test func `a face at the side brings one crop for all shapes to it`() throws {
    let framing = try framing(face(1900, 700, 400))
    #expect(framing == PhotoFraming(shared: framing.shared))
    #expect(framing.shared.zoom == 1)
    let square = framing.rectangle(photo: photo, shape: .small, frame: .fullBleed)
    #expect(square == CropRectangle(x: 800, y: 0, width: 1600, height: 1600))
  }

  @Test func `faces stand between the upper third and the middle where the photo leaves room`() throws {
    let photo = PixelSize(width: 1600, height: 2400)
    let framing = try framing(face(800, 1100, 260), in: photo)
    for shape in WidgetShape.allCases {
      let shown = framing.rectangle(photo: photo, shape: shape, frame: .fullBleed)
      #expect((1.0 / 3...0.5).contains((1100 - shown.y) / shown.height), "\(shape)")
    }
  }

  @Test func `a pair too far apart for the square is whole in the wide shape, all by one crop`() throws {
    let framing = try framing(face(300, 800, 300), face(2100, 800, 330))
    #expect(framing == PhotoFraming(shared: framing.shared))
    let wide = framing.rectangle(photo: photo, shape: .medium, frame: .fullBleed)
    #expect(lies(CropRectangle(x: 150, y: 635, width: 2115, height: 330), in: wide))
    for shape in [WidgetShape.small, .large] {
      let shown = framing.rectangle(photo: photo, shape: shape, frame: .fullBleed)
      #expect(lies(face(2100, 800, 330).head, in: shown), "\(shape)")
    }
  }

  @Test func `a shape that one crop cannot serve with the others gets its own`() throws {
    let photo = PixelSize(width: 1600, height: 2400)
    let (upper, lower) = (face(800, 700, 300), face(800, 1700, 330))
    let framing = try framing(upper, lower, in: photo)
    #expect(framing.medium != nil && framing.small == nil && framing.large == nil)
    for shape in [WidgetShape.small, .large] {
      let shown = framing.rectangle(photo: photo, shape: shape, frame: .fullBleed)
      #expect(lies(upper.head, in: shown) && lies(lower.head, in: shown), "\(shape)")
    }
    let wide = framing.rectangle(photo: photo, shape: .medium, frame: .fullBleed)
    #expect(lies(lower.head, in: wide))
  }

  @Test func `a shape without room for all shows the largest face and those beside it`() throws {
    // The square is 1,600 wide: room for the three at the right, not for the one at the left.
    let framing = try framing(
      face(200, 800, 200), face(1200, 800, 200), face(1600, 800, 200), face(2200, 800, 220))
    let square = framing.rectangle(photo: photo, shape: .small, frame: .fullBleed)
    for x in [1200.0, 1600, 2200] { #expect(lies(face(x, 800, 200).rectangle, in: square)) }
  }

  @Test func `a face taller than the wide shape is shown about its middle`() throws {
    let photo = PixelSize(width: 1600, height: 2000)
    let framing = try framing(face(800, 1000, 1000), in: photo)
    let wide = framing.rectangle(photo: photo, shape: .medium, frame: .fullBleed)
    #expect(abs(wide.y + wide.height / 2 - 1000) < 1)
  }

  @Test func `a small person is looked at more closely, a large one is not`() throws {
    let zooms = try [40, 70, 300].map { try framing(face(1200, 800, $0)).shared.zoom }
    #expect(zooms[0] == 2)
    #expect((1.01..<2).contains(zooms[1]))
    #expect(zooms[2] == 1)
  }

  @Test func `what stands out is framed without zoom`() {
    let box = CropRectangle(x: 100, y: 500, width: 150, height: 150)
    let framing = SmartFrame.framing(
      of: .salient(SalientBox(whole: box, core: box)), in: photo)
    #expect(framing.shared.zoom == 1)
    for shape in WidgetShape.allCases {
      #expect(lies(box, in: framing.rectangle(photo: photo, shape: shape, frame: .fullBleed)))
    }
  }

  @Test func `a photo of nothing is framed in the middle`() {
    #expect(SmartFrame.framing(of: .none, in: photo) == PhotoFraming())
  }

  @Test func `a photo of one pixel has a framing too`() throws {
    let photo = PixelSize(width: 1, height: 1)
    #expect(try framing(face(0.5, 0.5, 1), in: photo).shared.isValid)
  }
}
