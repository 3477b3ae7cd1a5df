import MantelCore
import MantelModel
import MantelStore
import MantelSystem
import TestSupport
import Testing

@MainActor
@Suite(.timeLimit(patience)) struct CropDragTests {
  private let test: TestApp

  init() throws {
    test = try TestApp()
  }

  private func open(_ crop: CropState = CropState()) throws -> WidgetModel {
    try test.openWidget { $0.photos[0].framing.shared = crop }
  }

  @Test(arguments: WidgetShape.allCases)
  func `the photo moves with the finger in every shape`(shape: WidgetShape) throws {
    let widget = try open(CropState(zoom: 2))
    let crop = widget.crop
    crop.choose(shape)
    let view = PointSize(width: shape.points.width * 1.7, height: shape.points.height * 1.7)
    let before = crop.rectangle(shape)
    crop.beginDrag(shape, view: view)
    #expect(crop.isMoving)
    crop.drag(x: view.width / 10, y: -view.height / 8)
    let after = crop.rectangle(shape)
    #expect(abs(after.x - (before.x - before.width / 10)) < 1e-9)
    #expect(abs(after.y - (before.y + before.height / 8)) < 1e-9)
    #expect(after.width == before.width && after.height == before.height)
    crop.endDrag(animates: true)
    #expect(!crop.isMoving)
    #expect(crop.rectangle(shape) == after)
  }

  @Test func `past an edge it follows by the design's formula, and the other shapes stay inside`()
    throws
  {
    let crop = try open().crop
    let view = WidgetShape.large.points
    let before = crop.rectangle(.large)
    let toTheEdge = before.x / before.width * view.width
    crop.beginDrag(.large, view: view)
    crop.drag(x: toTheEdge + 60, y: 0)
    let band = (1 - 1 / (60 * 0.55 / view.width + 1)) * view.width
    #expect(abs(crop.rectangle(.large).x - -band / view.width * before.width) < 1e-9)
    for shape in [WidgetShape.small, .medium] {
      let rectangle = crop.rectangle(shape)
      #expect(rectangle.x >= 0 && rectangle.x + rectangle.width <= 400)
      #expect(rectangle.y >= 0 && rectangle.y + rectangle.height <= 300)
    }
    crop.drag(x: -1e9, y: 0)
    #expect(crop.rectangle(.large).x < 400 + before.width)
  }

  @Test func `a photo past its edge springs back, ever nearer, to where it is kept`() throws {
    let widget = try open()
    let crop = widget.crop
    crop.beginDrag(.large, view: WidgetShape.large.points)
    crop.drag(x: 250, y: 30)
    crop.endDrag(animates: true)
    // Kept before it is back.
    #expect(try abs(test.storedFraming(widget).shared.centerX - 0.35733) < 1e-4)
    var (left, top) = (-crop.rectangle(.large).x, -crop.rectangle(.large).y)
    #expect(left > 20 && top > 5 && crop.isMoving)
    var frames = 0
    while crop.advance(by: 1 / 60) {
      let now = crop.rectangle(.large)
      #expect(-now.x <= left && -now.y <= top && now.x <= 0 && now.y <= 1e-9)
      (left, top) = (-now.x, -now.y)
      frames += 1
    }
    #expect((10..<90).contains(frames))
    #expect(left < 0.2 && top < 0.1)
    #expect(abs(crop.rectangle(.large).x) < 1e-9 && abs(crop.rectangle(.large).y) < 1e-9)
    #expect(!crop.isMoving)
    #expect(!crop.advance(by: 1))
  }

  @Test func `where motion is not wanted it is back at once`() throws {
    let crop = try open().crop
    crop.beginDrag(.large, view: WidgetShape.large.points)
    crop.drag(x: 250, y: 30)
    crop.endDrag(animates: false)
    #expect(!crop.isMoving)
    #expect(abs(crop.rectangle(.large).x) < 1e-9 && abs(crop.rectangle(.large).y) < 1e-9)
  }

  @Test func `a finger on a photo that springs back takes it as it is kept`() throws {
    let crop = try open().crop
    crop.beginDrag(.large, view: WidgetShape.large.points)
    crop.drag(x: 250, y: 0)
    crop.endDrag(animates: true)
    _ = crop.advance(by: 1 / 60)
    crop.beginDrag(.large, view: WidgetShape.large.points)
    #expect(crop.isMoving && abs(crop.rectangle(.large).x) < 1e-9)
    #expect(!crop.advance(by: 1 / 60))
    #expect(crop.isMoving)
    crop.endDrag(animates: true)
    #expect(!crop.isMoving)
  }

  @Test func `near the middle it snaps, with one tick for each arrival, and a line shows it`()
    throws
  {
    // At 2× a point is 142.93 of 400 pixels over 364 points; within 2 % of the middle is beyond 81.5 points.
    let widget = try open(CropState(centerX: 0.4, centerY: 0.4, zoom: 2))
    let crop = widget.crop
    crop.beginDrag(.large, view: WidgetShape.large.points)
    #expect(!crop.showsGuides)
    #expect(crop.drag(x: -81, y: 0) == false)
    #expect(!crop.guides.vertical && !crop.guides.horizontal && crop.ticks == 0)
    #expect(crop.drag(x: -82, y: 0) == true)
    #expect(crop.guides.vertical && !crop.guides.horizontal && crop.ticks == 1)
    #expect(crop.framing.shared.centerX == 0.5)
    #expect(crop.drag(x: -90, y: 0) == false)
    #expect(crop.drag(x: -130, y: 0) == false)
    #expect(!crop.guides.vertical && crop.ticks == 1)
    #expect(crop.drag(x: -110, y: 0) == true)
    // 30 pixels down are 76.4 points.
    #expect(crop.drag(x: -110, y: -76) == true)
    #expect(crop.guides.vertical && crop.guides.horizontal && crop.ticks == 3)
    crop.endDrag(animates: true)
    #expect(!crop.showsGuides)
    #expect(try test.storedFraming(widget).shared == CropState(zoom: 2))
  }

  @Test func `where there is no room there is no middle to show`() throws {
    let crop = try open(CropState(centerX: 0.4)).crop
    crop.beginDrag(.large, view: WidgetShape.large.points)
    crop.drag(x: 3, y: 0)
    #expect(!crop.guides.horizontal && !crop.guides.vertical)
    crop.drag(x: -50, y: 0)
    #expect(crop.guides.vertical && !crop.guides.horizontal)
  }

  @Test func `the end of a drag is in the folder, with its point inside the shape's limits`() throws
  {
    let widget = try open(CropState(centerX: 0.45))
    let crop = widget.crop
    crop.beginDrag(.large, view: WidgetShape.large.points)
    crop.drag(x: -300, y: -500)
    #expect(try test.storedFraming(widget).shared == CropState(centerX: 0.45))
    crop.endDrag(animates: true)
    let kept = try test.storedFraming(widget).shared
    // The large shape shows 285.86 of 400 pixels.
    #expect(abs(kept.centerX - (1 - 285.8639 / 800)) < 1e-6 && kept.centerY == 0.5)
    #expect(test.app.history.undoName == .crop)
  }

  @Test func `what rests under a finger for a moment is in the folder without the drag's end`()
    async throws
  {
    let widget = try open()
    let crop = widget.crop
    crop.beginDrag(.large, view: WidgetShape.large.points)
    crop.drag(x: 30, y: 0)
    await test.pause.advance(milliseconds: 349)
    #expect(try test.storedFraming(widget).shared == CropState())
    await test.pause.advance(milliseconds: 1)
    let kept = try test.storedFraming(widget).shared
    #expect(kept.centerX < 0.45 && kept == crop.framing.shared)
    crop.drag(x: 60, y: 0)
    crop.endDrag(animates: true)
    #expect(try test.storedFraming(widget).shared.centerX < kept.centerX)
    test.app.undo()
    #expect(try test.storedFraming(widget).shared == CropState())
    #expect(test.app.history.undoName == nil)
  }

  @Test func `a drag that is interrupted loses nothing`() throws {
    let widget = try open()
    let crop = widget.crop
    crop.beginDrag(.large, view: WidgetShape.large.points)
    crop.drag(x: 250, y: 0)
    crop.cancelDrag()
    #expect(!crop.isMoving && !crop.showsGuides)
    let kept = try test.storedFraming(widget).shared
    #expect(abs(kept.centerX - 0.35733) < 1e-4)
    crop.drag(x: 0, y: 0)
    crop.endDrag(animates: true)
    crop.cancelDrag()
    #expect(try test.storedFraming(widget).shared == kept)
  }

  @Test func `a second finger makes a pinch of a drag, which is kept`() throws {
    let widget = try open()
    let crop = widget.crop
    crop.beginDrag(.large, view: WidgetShape.large.points)
    crop.drag(x: 50, y: 0)
    let dragged = crop.framing.shared
    crop.beginPinch(.large, x: 0.5, y: 0.5)
    #expect(crop.drag(x: 90, y: 0) == false)
    crop.pinch(scale: 1.5)
    crop.endPinch()
    let kept = try test.storedFraming(widget).shared
    #expect(abs(kept.centerX - dragged.centerX) < 1e-9 && abs(kept.zoom - 1.5) < 1e-9)
  }

  @Test func `a photo that is selected during a drag is not dragged`() throws {
    let widget = try open()
    let crop = widget.crop
    crop.beginDrag(.large, view: WidgetShape.large.points)
    crop.drag(x: 250, y: 0)
    widget.selectNext(by: 1)
    #expect(!crop.isMoving && !crop.showsGuides)
    crop.drag(x: -250, y: 0)
    crop.endDrag(animates: true)
    let photos = try test.stored(widget).photos
    #expect(abs(photos[0].framing.shared.centerX - 0.35733) < 1e-4)
    #expect(photos[1].framing == PhotoFraming() && photos[2].framing == PhotoFraming())
    #expect(
      crop.rectangle(.large)
        == CropState().rectangle(
          photo: PixelSize(width: 400, height: 300), aspect: WidgetShape.large.points.aspect))
  }

  @Test func `a photo that springs back lets go of the screen for another one`() throws {
    let widget = try open()
    let crop = widget.crop
    crop.beginDrag(.large, view: WidgetShape.large.points)
    crop.drag(x: 250, y: 0)
    crop.endDrag(animates: true)
    widget.selectNext(by: 1)
    #expect(!crop.isMoving && abs(crop.rectangle(.large).x - 57.068) < 1e-3)
  }

  @Test func `a photo that goes elsewhere during a drag takes no other one along`() throws {
    let widget = try open()
    widget.crop.beginDrag(.large, view: WidgetShape.large.points)
    widget.crop.drag(x: 50, y: 0)
    try test.elsewhere(widget.id) { $0.photos.removeFirst() }
    test.app.folderChanged()
    widget.crop.drag(x: 90, y: 0)
    widget.crop.endDrag(animates: true)
    #expect(try test.stored(widget).photos.map(\.framing) == [PhotoFraming(), PhotoFraming()])
  }

  @Test func `a frame makes the window that is dragged`() throws {
    let widget = try test.openWidget {
      $0.look = LookSettings()
      $0.look?.frame = .instant
    }
    let window = PhotoFrame.instant.window(in: WidgetShape.large.points).size
    #expect(
      widget.crop.rectangle(.large)
        == CropState().rectangle(
          photo: PixelSize(width: 400, height: 300), aspect: window.aspect))
  }

  @Test func `a photo that cannot be read yet is known as soon as it can`() throws {
    let widget = try open()
    let document = test.test.home.root.appending("photos").appending(
      widget.photos.photos[0].photo.text)
    try Folder.removeAll(document)
    let again = try test.openWidget(photos: 0, 2)
    test.app.open(widget.id)
    let opened = try #require(test.app.open)
    opened.select(widget.photos.photos[0].photo)
    #expect(again.photo == nil && opened.crop.rectangle(.small).width == 1)
    _ = try test.test.publish(0)
    #expect(opened.crop.rectangle(.small).width == 300)
  }
}

@MainActor
extension CropModel {
  /// Whether a line is to be seen.
  fileprivate var showsGuides: Bool { guides.vertical || guides.horizontal }
}
