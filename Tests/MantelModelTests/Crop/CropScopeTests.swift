import MantelCore
import MantelImaging
import MantelModel
import MantelStore
import MantelWords
import TestSupport
import Testing

@MainActor
@Suite(.timeLimit(patience)) struct CropScopeTests {
  private let test: TestApp

  init() throws {
    test = try TestApp()
  }

  @Test func `a shared crop is for all shapes`() throws {
    let widget = try test.openWidget()
    widget.crop.setZoom(2)
    widget.commit()
    #expect(WidgetShape.allCases.allSatisfy { widget.crop.crop($0).zoom == 2 })
    #expect(try test.storedFraming(widget) == PhotoFraming(shared: CropState(zoom: 2)))
  }

  @Test func `a shape's own crop leaves the others alone`() throws {
    let widget = try test.openWidget()
    let crop = widget.crop
    crop.choose(.medium)
    crop.scope = .ownShape
    #expect(try test.storedFraming(widget) == PhotoFraming())
    crop.doubleTap(.medium, x: 0.5, y: 0.5)
    #expect(crop.hasOwn(.medium) && !crop.hasOwn(.large) && crop.scope == .ownShape)
    let own = try test.storedFraming(widget)
    #expect(own.medium?.zoom == 2 && own.shared == CropState() && own.large == nil)
    crop.choose(.large)
    #expect(crop.scope == .shared)
    crop.nudge(.right, isStride: true)
    widget.commit()
    let both = try test.storedFraming(widget)
    #expect(both.medium == own.medium && both.shared.centerX == 0.55 && both.large == nil)
    crop.choose(.medium)
    #expect(crop.scope == .ownShape)
  }

  @Test func `a hand on the shape that is edited leaves the choice as it is`() throws {
    let widget = try test.openWidget()
    let crop = widget.crop
    crop.scope = .ownShape
    crop.choose(.large)
    #expect(crop.scope == .ownShape)
    crop.doubleTap(.large, x: 0.5, y: 0.5)
    #expect(try test.storedFraming(widget) == PhotoFraming(large: crop.crop(.large)))
  }

  @Test func `going back to the shared crop gives the own one up, and undo brings it back`() throws
  {
    let own = CropState(centerX: 0.4, zoom: 3)
    let widget = try test.openWidget { $0.photos[0].framing.large = own }
    let crop = widget.crop
    #expect(crop.scope == .ownShape && crop.zoom == 3)
    crop.scope = .shared
    #expect(crop.scope == .shared && !crop.hasOwn(.large) && crop.zoom == 1)
    #expect(try test.storedFraming(widget) == PhotoFraming())
    #expect(test.app.history.undoName == .resetCrop)
    test.app.undo()
    #expect(try test.storedFraming(widget).large == own)
    #expect(crop.scope == .ownShape)
  }

  @Test func `the choice is about one photo`() throws {
    let own = CropState(centerX: 0.4, zoom: 3)
    let widget = try test.openWidget { $0.photos[1].framing.large = own }
    let crop = widget.crop
    #expect(crop.scope == .shared)
    widget.selectNext(by: 1)
    #expect(crop.scope == .ownShape)
    widget.selectNext(by: 1)
    #expect(crop.scope == .shared)
    crop.setZoom(2)
    widget.selectNext(by: -1)
    crop.reset()
    let photos = try test.stored(widget).photos
    #expect(photos[2].framing == PhotoFraming(shared: CropState(zoom: 2)))
    #expect(photos[1].framing == PhotoFraming() && crop.scope == .shared)
  }

  @Test func `a reset goes back to the middle in all shapes, or to the shared crop in one`() throws
  {
    let (shared, own) = (CropState(centerX: 0.45, zoom: 2), CropState(centerX: 0.4, zoom: 3))
    let framing = PhotoFraming(shared: shared, small: own, large: own)
    let widget = try test.openWidget { $0.photos[0].framing = framing }
    let crop = widget.crop
    crop.reset()
    #expect(try test.storedFraming(widget) == PhotoFraming(shared: shared, small: own))
    #expect(crop.scope == .shared)
    crop.reset()
    #expect(try test.storedFraming(widget) == PhotoFraming())
    test.app.undo()
    test.app.undo()
    #expect(try test.storedFraming(widget) == framing)
  }

  // MARK: Smart frame

  private let faces = SubjectRecord(
    kind: .faces,
    parts: [
      .init(
        core: .init(x: 0.02, y: 0.3, width: 0.1, height: 0.2),
        whole: .init(x: 0, y: 0.25, width: 0.15, height: 0.3))
    ])

  private func publish(_ subject: SubjectRecord?) throws {
    let identifier = try TestHome.identifier(0)
    try test.test.publish(
      PhotoDocument(
        id: identifier, format: "jpeg", original: PixelSize(width: 400, height: 300),
        averageColor: AverageColor(red: 1, green: 2, blue: 3), subject: subject))
  }

  @Test func `smart frame chooses for all shapes, and one edit later it is the hand's again`()
    throws
  {
    try publish(faces)
    let widget = try test.openWidget()
    let crop = widget.crop
    #expect(!crop.isSmart)
    crop.smartFrame()
    let framing = try test.storedFraming(widget)
    #expect(crop.isSmart && framing.smart.contains(.shared) && framing.shared.centerX < 0.4)
    #expect(test.app.history.undoName == .smartFrame)
    crop.nudge(.right, isStride: false)
    widget.commit()
    #expect(try !crop.isSmart && test.storedFraming(widget).smart == [])
    test.app.undo()
    #expect(try test.storedFraming(widget) == framing)
    test.app.undo()
    #expect(try test.storedFraming(widget) == PhotoFraming())
  }

  @Test func `smart frame for one shape leaves the others alone`() throws {
    try publish(faces)
    let widget = try test.openWidget { $0.photos[0].framing.shared = CropState(zoom: 4) }
    widget.crop.scope = .ownShape
    widget.crop.smartFrame()
    let framing = try test.storedFraming(widget)
    #expect(framing.shared == CropState(zoom: 4) && framing.smart == .large)
    #expect(try #require(framing.large).centerX < 0.4)
  }

  @Test func `what smart frame chose for one shape of all is changed with all`() throws {
    let widget = try test.openWidget {
      $0.photos[0].framing.large = CropState(centerX: 0.4)
      $0.photos[0].framing.medium = CropState(centerX: 0.6, zoom: 2)
      $0.photos[0].framing.smart = [.shared, .large]
    }
    let crop = widget.crop
    #expect(crop.scope == .shared && crop.isSmart)
    crop.setZoom(3)
    widget.commit()
    let framing = try test.storedFraming(widget)
    #expect(framing.shared.zoom == 3 && framing.large == nil && framing.smart == [])
    #expect(framing.medium == CropState(centerX: 0.6, zoom: 2))
  }

  @Test func `a photo that was never looked at is looked at first`() async throws {
    let widget = try test.openWidget()
    test.subjects.see(faces)
    test.subjects.gate.close()
    widget.crop.smartFrame()
    try await until { test.subjects.gate.waiting == 1 }
    #expect(try test.storedFraming(widget) == PhotoFraming())
    test.subjects.gate.open()
    try await until { widget.crop.isSmart }
    #expect(try test.storedFraming(widget).shared.centerX < 0.4)
    #expect(try test.test.photos.document(of: TestHome.identifier(0)).subject == faces)
  }

  @Test func `a photo that cannot be looked at is told of, and stays as it was framed`()
    async throws
  {
    let widget = try test.openWidget { $0.photos[0].framing.shared = CropState(zoom: 4) }
    widget.crop.smartFrame()
    try await until { test.app.message != nil }
    #expect(test.app.message?.text == test.words.smartFrameSawNothing)
    #expect(try test.storedFraming(widget) == PhotoFraming(shared: CropState(zoom: 4)))
  }

  @Test func `what was seen in one photo frames no other one`() async throws {
    let widget = try test.openWidget()
    test.subjects.see(faces)
    test.subjects.gate.close()
    widget.crop.smartFrame()
    try await until { test.subjects.gate.waiting == 1 }
    widget.selectNext(by: 1)
    test.subjects.gate.open()
    let first = try TestHome.identifier(0)
    try await until { (try? test.test.photos.document(of: first))?.subject != nil }
    await drain()
    #expect(try test.stored(widget).photos.allSatisfy { $0.framing == PhotoFraming() })
  }
}
