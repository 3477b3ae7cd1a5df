import MantelCore
import MantelImaging
import MantelModel
import MantelStore
import MantelSystem
import TestSupport
import Testing

@MainActor
@Suite(.timeLimit(patience)) struct LookModelTests {
  private let test: TestApp
  private let widget: WidgetModel
  private var look: LookModel { widget.look }

  init() throws {
    test = try TestApp()
    widget = try test.openWidget()
  }

  @Test func `a look of the widget is for all photos, and one of a photo comes before it`() throws {
    look.setFilter(.noir)
    look.setMat(.cream)
    look.scope = .photo
    #expect(look.look.filter == .noir && !look.isOwn)
    look.setFilter(.vivid)
    look.setFont(.hand)
    #expect(look.look.filter == .vivid && look.look.mat == .cream && look.isOwn)
    let stored = try test.stored(widget)
    #expect(stored.look?.filter == .noir && stored.look?.font == nil)
    #expect(stored.look(of: stored.photos[0]).filter == .vivid)
    #expect(stored.look(of: stored.photos[1]).filter == .noir)
    look.scope = .widget
    #expect(look.look.filter == .noir && look.look.font == Look().font)
  }

  @Test func `a reset lets a photo look as the widget does, and the widget as at first`() throws {
    look.setFilter(.noir)
    look.scope = .photo
    look.setFilter(.vivid)
    look.reset()
    #expect(try test.stored(widget).photos[0].look == nil && look.look.filter == .noir)
    look.scope = .widget
    look.reset()
    #expect(try test.stored(widget).look == nil && look.look == Look())
  }

  @Test func `the intensity is sketched, between 0 and 1, and kept after the pause`() async throws {
    look.setFilter(.sepia)
    for value in [0.9, 0.4, -3] { look.setIntensity(value) }
    #expect(look.look.intensity == 0)
    look.setIntensity(7)
    #expect(look.look.intensity == 1)
    look.setIntensity(0.25)
    await test.pause.advance(milliseconds: 349)
    #expect(try test.stored(widget).look?.intensity == nil)
    await test.pause.advance(milliseconds: 1)
    #expect(try test.stored(widget).look?.intensity == 0.25)
    test.app.undo()
    #expect(try test.stored(widget).look?.intensity == nil && look.look.filter == .sepia)
  }

  @Test func `a text that is typed is seen at once, and keeps 1,000 characters`() async throws {
    look.setText("In the g")
    #expect(look.look.caption == .text && look.text == "In the g")
    #expect(try test.stored(widget).look == nil)
    look.setText(String(repeating: "é", count: 1_200))
    await test.pause.advance(milliseconds: 350)
    let kept = try #require(try test.stored(widget).look?.text)
    #expect(kept == String(repeating: "é", count: 1_000) && look.text == kept)
    #expect(test.app.history.undoName == .caption)
    look.setCaption(.date)
    #expect(look.text == kept && look.look.caption == .date)
  }

  @Test func `every choice is kept`() throws {
    look.setFrame(.border)
    look.setCaption(.ago)
    look.setFont(.serif)
    look.setFits(true)
    let kept = try #require(try test.stored(widget).look)
    #expect(
      kept.frame == .border && kept.caption == .ago && kept.font == .serif && kept.fit == true)
    #expect(LookModel.filters.count == 11 && LookModel.filters.first == PhotoFilter.none)
  }

  @Test func `the crops that smart frame chose follow the frame, those of a hand stay`() throws {
    let box = SubjectRecord.Box(x: 0, y: 0.3, width: 0.12, height: 0.3)
    let document = PhotoDocument(
      id: try TestHome.identifier(0), format: "jpeg", original: PixelSize(width: 400, height: 300),
      averageColor: AverageColor(red: 1, green: 2, blue: 3),
      subject: SubjectRecord(kind: .faces, parts: [.init(core: box, whole: box)]))
    try test.test.photos.publishAnew(document)
    widget.crop.smartFrame()
    let own = CropState(centerX: 0.3, zoom: 2)
    try test.elsewhere(widget.id) { $0.photos[1].framing.shared = own }
    test.app.folderChanged()
    look.setFrame(.instant)
    let framed = try test.stored(widget).photos.map(\.framing)
    #expect(framed[0] == document.startingFraming(frame: .instant))
    #expect(framed[0] != document.startingFraming(frame: .fullBleed))
    #expect(framed[1] == PhotoFraming(shared: own))
    look.reset()
    #expect(try test.storedFraming(widget) == document.startingFraming(frame: .fullBleed))
  }

  @Test func `mats from the photo have its colours`() {
    #expect(look.color(of: .average) == SRGBColor(red8: 1, green8: 2, blue8: 3))
    #expect(look.color(of: .accent) == SRGBColor(red8: 1, green8: 2, blue8: 3))
    #expect(look.color(of: .black) != look.color(of: .white))
  }

  @Test func `a widget without photos has a look, and no photo has one`() throws {
    let empty = try test.openWidget(photos: 0, 2)
    empty.look.setFilter(.noir)
    empty.look.scope = .photo
    empty.look.setFilter(.sepia)
    empty.look.reset()
    empty.look.drawStrip(side: 8)
    #expect(try test.stored(empty).look?.filter == .noir && empty.look.strip.isEmpty)
  }

  @Test func `a photo with a look of its own is what choices are about, until another is selected`()
    throws
  {
    let widget = try test.openWidget(2) {
      $0.photos[1].look = LookSettings()
      $0.photos[1].look?.filter = .sepia
    }
    #expect(widget.look.scope == .widget)
    widget.selectNext(by: 1)
    #expect(widget.look.scope == .photo && widget.look.look.filter == .sepia)
    widget.look.scope = .widget
    widget.selectNext(by: 1)
    #expect(widget.look.scope == .widget)
    widget.selectNext(by: -1)
    widget.photos.remove([try #require(widget.selected)])
    #expect(widget.look.scope == .widget)
  }

  @Test func `a date that a photo does not know is told of`() throws {
    for caption in CaptionKind.allCases {
      look.setCaption(caption)
      #expect(look.lacksDate == (caption == .date || caption == .ago), "\(caption)")
    }
    let date = try #require(CivilDate(year: 2023, month: 12, day: 1))
    try test.test.photos.publishAnew(
      PhotoDocument(
        id: TestHome.identifier(1), format: "jpeg", original: PixelSize(width: 400, height: 300),
        averageColor: AverageColor(red: 1, green: 2, blue: 3),
        metadata: PhotoMetadata(taken: TakenDate(date: date, source: .exif))))
    look.setCaption(.ago)
    widget.selectNext(by: 1)
    #expect(!look.lacksDate)
  }

  @Test func `the strip shows the selected photo through every filter`() async throws {
    try test.publishGradient(0)
    look.drawStrip(side: 12)
    try await until { !look.strip.isEmpty }
    #expect(look.strip.count == 11 && look.strip[0].size == PixelSize(width: 12, height: 12))
    #expect(Set(look.strip.map(\.bytes)).count == 11)
    // The next one has no picture that can be read.
    widget.selectNext(by: 1)
    look.drawStrip(side: 12)
    try await until { look.strip.isEmpty }
  }
}

extension PhotoStore {
  /// Takes the place of a photo that is there, with its pictures.
  func publishAnew(_ document: PhotoDocument) throws {
    let picture = try MemoryFile.containing(Array("picture".utf8))
    try publish(document, master: picture, thumb: picture, glow: picture, replacing: true)
  }
}
