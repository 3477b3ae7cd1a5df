import MantelCore
import MantelModel
import MantelStore
import MantelSystem
import MantelWords
import TestSupport
import Testing

@MainActor
@Suite(.timeLimit(patience)) struct WidgetModelTests {
  private let test: TestApp
  private var app: AppModel { test.app }

  init() throws {
    test = try TestApp()
  }

  @Test func `a widget opens with the photo that it shows`() throws {
    let made = try test.makeWidget(photos: 5) { $0.pinned = $0.photos[3].photo }
    app.open(made.id)
    #expect(app.open?.selected == made.photos[3].photo && app.open?.document == made)
  }

  @Test func `a widget that is not there does not open, which is told`() throws {
    let widget = try test.openWidget()
    app.open(.random())
    #expect(app.open === widget && app.message != nil)
  }

  @Test func `what a hand sketches and what others change are both kept`() async throws {
    let widget = try test.openWidget()
    widget.crop.setZoom(3)
    widget.look.setIntensity(0.5)
    widget.crop.nudge(.left, isStride: true)
    let more = try TestHome.photo(9)
    try test.elsewhere(widget.id) { document in
      document.name = "Elsewhere"
      document.photos.append(more)
      document.photos[0].framing.small = CropState(zoom: 5)
    }
    app.folderChanged()
    #expect(widget.document.name == "Elsewhere" && widget.document.photos.count == 4)
    #expect(widget.document.photos[0].framing.shared.zoom == 3)
    #expect(widget.document.photos[0].framing.small?.zoom == 5)
    await test.pause.advance(milliseconds: 350)
    #expect(try test.stored(widget) == widget.document)
    #expect(try test.storedFraming(widget).shared.centerX < 0.5)
    #expect(try test.storedFraming(widget).small?.zoom == 5)
  }

  @Test func `without a sketch what is in the folder counts`() throws {
    let widget = try test.openWidget()
    try test.elsewhere(widget.id) { $0.every = .day }
    app.folderChanged()
    #expect(try widget.document == test.stored(widget) && widget.document.every == .day)
    #expect(app.history.undoName == nil)
  }

  @Test func `an edit of what others have changed since is made on top of it`() throws {
    let widget = try test.openWidget()
    try test.elsewhere(widget.id) { $0.name = "Elsewhere" }
    widget.look.setFilter(.noir)
    #expect(try test.stored(widget).name == "Elsewhere" && widget.document.name == "Elsewhere")
  }

  @Test func `a widget that is deleted elsewhere closes with a message`() throws {
    let widget = try test.openWidget()
    widget.crop.setZoom(2)
    try test.test.widgets.delete(widget.id)
    app.folderChanged()
    #expect(app.open == nil && app.gallery.cards.isEmpty)
    #expect(app.message?.text == test.words.widgetIsGone("Hearth"))
  }

  @Test func `a document that is damaged for a moment closes nothing`() throws {
    let widget = try test.openWidget()
    let path = test.test.home.root.appending("widgets/\(widget.id.text)/widget.json")
    try AtomicFile.write(Array("{".utf8), to: path)
    app.folderChanged()
    #expect(app.open === widget && app.gallery.troubles.count == 1)
  }

  @Test func `what cannot be kept is told, and the screen shows what is in the folder`() throws {
    let widget = try test.openWidget()
    try test.test.widgets.delete(widget.id)
    widget.look.setFilter(.noir)
    #expect(app.message != nil && widget.document.look == nil)
    #expect(app.history.undoName == nil)
  }

  @Test(arguments: [(1, 1), (2, 2), (3, 0), (-1, 2), (-4, 2), (-7, 2), (300, 0)])
  func `one goes round the list of photos`(step: Int, index: Int) throws {
    let widget = try test.openWidget()
    widget.selectNext(by: step)
    #expect(try widget.selected == TestHome.identifier(index))
  }

  @Test func `only a photo of the widget is selected`() throws {
    let widget = try test.openWidget()
    widget.select(try TestHome.identifier(2))
    widget.select(try TestHome.identifier(7))
    widget.select(nil)
    #expect(try widget.selected == TestHome.identifier(2))
    let empty = try test.openWidget(photos: 0, 2)
    empty.selectNext(by: 1)
    #expect(empty.selected == nil && empty.photo == nil)
  }

  @Test func `selecting another photo keeps what was sketched`() throws {
    let widget = try test.openWidget()
    widget.crop.setZoom(2)
    widget.selectNext(by: 1)
    #expect(try test.storedFraming(widget).shared.zoom == 2 && widget.crop.zoom == 1)
  }

  @Test func `what another program changes gets its pictures, and what this one did is noted once`()
    async throws
  {
    let widget = try test.openWidget()
    app.folderChanged()
    #expect(app.renders.states.isEmpty)
    try test.elsewhere(widget.id) {
      $0.look = LookSettings()
      $0.look?.filter = .noir
    }
    app.folderChanged()
    #expect(app.renders.states == [widget.id: .waiting])
    await test.pause.advance(milliseconds: 350)
    await app.renders.settle()
    widget.look.setFilter(.sepia)
    await test.pause.advance(milliseconds: 350)
    await app.renders.settle()
    app.folderChanged()
    app.undo()
    await test.pause.advance(milliseconds: 350)
    await app.renders.settle()
    app.folderChanged()
    #expect(app.renders.states.isEmpty && test.rendering.begun.count == 3)
  }

  // MARK: Nothing is lost

  @Test func `closing keeps what was sketched`() throws {
    let widget = try test.openWidget()
    widget.crop.setZoom(2)
    app.close()
    #expect(try app.open == nil && test.storedFraming(widget).shared.zoom == 2)
  }

  @Test func `opening another widget keeps what was sketched`() throws {
    let first = try test.openWidget().id
    app.open?.crop.setZoom(2)
    try test.openWidget(2)
    #expect(try test.test.widgets.load(first).photos[0].framing.shared.zoom == 2)
  }

  @Test func `leaving a widget, renaming and copying it keep what was sketched`() throws {
    let widget = try test.openWidget()
    widget.crop.setZoom(2)
    app.rename(widget.id, to: "Garden")
    #expect(try test.storedFraming(widget).shared.zoom == 2 && widget.document.name == "Garden")
    widget.crop.setZoom(3)
    let copy = try #require(app.duplicate(widget.id))
    #expect(try test.test.widgets.load(copy).photos[0].framing.shared.zoom == 3)
    widget.crop.setZoom(4)
    app.close()
    #expect(try app.open == nil && test.storedFraming(widget).shared.zoom == 4)
  }

  @Test func `a widget that is opened again is the same one`() throws {
    let widget = try test.openWidget()
    app.open(widget.id)
    #expect(app.open === widget)
  }

  @Test func `the end writes what is sketched and makes all pictures`() async throws {
    let widget = try test.openWidget()
    let other = try test.makeWidget(2)
    app.rename(other.id, to: "Garden")
    widget.crop.beginDrag(.large, view: WidgetShape.large.points)
    widget.crop.drag(x: 50, y: 0)
    await app.finish()
    #expect(try test.storedFraming(widget).shared.centerX < 0.45)
    #expect(Set(test.rendering.begun) == [widget.id, other.id] && app.renders.states.isEmpty)
    #expect(test.rendering.underWay == 0)
  }

  @Test func `the start makes the pictures that are due`() async throws {
    let made = [try test.makeWidget(1), try test.makeWidget(2)]
    app.renderWhatIsDue()
    await app.renders.settle()
    #expect(Set(test.rendering.begun) == Set(made.map(\.id)))
  }

  @Test func `every edit has the pictures made anew`() async throws {
    let widget = try test.openWidget()
    let edits: [() -> Void] = [
      { widget.look.setFilter(.noir) }, { self.app.undo() }, { self.app.redo() },
      { self.app.place(widget.id) },
    ]
    for (index, edit) in edits.enumerated() {
      edit()
      await app.renders.settle()
      #expect(test.rendering.begun.count == index + 1)
    }
    app.deleteWidget(widget.id)
    #expect(app.renders.states.isEmpty)
    app.undo()
    #expect(app.renders.states[widget.id] == .waiting)
  }

  @Test func `what a render changes in a document is seen`() async throws {
    let widget = try test.openWidget()
    widget.look.setFilter(.noir)
    try test.elsewhere(widget.id) { $0.name = "Elsewhere" }
    await app.renders.settle()
    #expect(widget.document.name == "Elsewhere" && app.gallery.cards[0].name == "Elsewhere")
  }
}
