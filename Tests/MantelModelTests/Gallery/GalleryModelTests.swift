import MantelCore
import MantelImaging
import MantelModel
import MantelStore
import MantelSystem
import MantelWords
import TestSupport
import Testing

@MainActor
@Suite(.timeLimit(patience)) struct GalleryModelTests {
  private let test: TestApp
  private var app: AppModel { test.app }
  private var gallery: GalleryModel { test.app.gallery }

  init() throws {
    test = try TestApp()
  }

  @Test func `before the folder was looked at it is not empty, and then it is`() {
    #expect(!gallery.isLoaded && !gallery.isEmpty)
    gallery.refresh()
    #expect(gallery.isLoaded && gallery.isEmpty && gallery.troubles.isEmpty)
    app.newWidget()
    #expect(!gallery.isEmpty)
  }

  @Test func `a card says what the widget is`() throws {
    let one = try test.makeWidget(photos: 3, 1, named: "Hearth")
    let two = try test.makeWidget(photos: 0, 2, named: "Garden")
    let placement = Placement(widget: one.id, shape: .small)
    try test.desktop.update { $0.append(placement) }
    gallery.refresh()
    #expect(gallery.cards.map(\.name) == ["Hearth", "Garden"])
    #expect(
      gallery.cards.map(\.photoCount) == [3, 0] && gallery.cards.map(\.id) == [one.id, two.id])
    #expect(gallery.cards.map(\.schedule) == [one, two].map { test.words.schedule(of: $0) })
    #expect(gallery.cards.map(\.isPlaced) == [true, false])
    #expect(gallery.cards.map(\.isOnDesktop) == [false, false] && !gallery.isDesktopShown)
    let claims = (try test.desktop.claim(placement.id), try test.desktop.claimDesktop())
    gallery.refresh()
    #expect(gallery.cards.map(\.isOnDesktop) == [true, false] && gallery.isDesktopShown)
    withExtendedLifetime(claims) {}
  }

  @Test func `what is on the desktop is told of where it cannot be read`() throws {
    _ = try test.openWidget()
    let path = test.test.home.root.appending("desktop/placements.json")
    try Folder.create(path.parent)
    try AtomicFile.write(Array("{bad".utf8), to: path)
    gallery.refresh()
    #expect(gallery.cards.count == 1 && gallery.troubles.count == 1)
  }

  @Test func `a document that is damaged is told of, and the others are there`() throws {
    let one = try test.makeWidget(1)
    _ = try test.makeWidget(2, named: "Garden")
    let path = test.test.home.root.appending("widgets/\(one.id.text)/widget.json")
    try AtomicFile.write(Array("{".utf8), to: path)
    gallery.refresh()
    #expect(gallery.cards.map(\.name) == ["Garden"] && !gallery.isEmpty)
    #expect(
      gallery.troubles == [test.words.explain(StoreError.damagedDocument(path, detail: ""))])
    app.open(one.id)
    #expect(app.open == nil && app.message != nil)
  }

  @Test func `a new widget has a name that is free`() throws {
    for _ in 0..<3 { app.newWidget() }
    #expect(Set(gallery.cards.map(\.name)) == ["My Photos", "My Photos 2", "My Photos 3"])
    app.newWidget(named: "My Photos")
    #expect(gallery.cards.filter { $0.name == "My Photos" }.count == 2)
    let made = try test.test.widgets.load(gallery.cards[0].id)
    #expect(made.every == .hour && made.order == .shuffled && made.created.unixSeconds == test.time)
  }

  @Test func `a copy is the same widget under another name, even of the longest`() throws {
    let widget = try test.openWidget(named: String(repeating: "Ä", count: 100)) {
      $0.look = LookSettings()
      $0.look?.filter = .noir
      $0.pinned = $0.photos[1].photo
      $0.every = .day
    }
    let copy = try test.test.widgets.load(try #require(app.duplicate(widget.id)))
    let original = try test.stored(widget)
    #expect(copy.name == String(repeating: "Ä", count: 98) + " 2" && copy.id != original.id)
    #expect(copy.photos == original.photos && copy.look == original.look)
    #expect(copy.pinned == original.pinned && copy.every == .day)
    #expect(app.open === widget)
  }

  @Test func `a name is one line of visible text`() throws {
    let widget = try test.openWidget()
    #expect(app.rename(widget.id, to: "\t Garden\n"))
    #expect(gallery.cards[0].name == "Garden" && widget.document.name == "Garden")
    for name in ["", "  ", "one\ntwo", String(repeating: "x", count: 101)] {
      app.message = nil
      #expect(!app.rename(widget.id, to: name))
      #expect(app.message?.text == test.words.explain(.unusableName(limit: 100)))
    }
    #expect(try test.stored(widget).name == "Garden" && app.history.undoName == .rename)
    #expect(!app.rename(.random(), to: "Nobody"))
  }

  @Test func `deleting tells how to undo, and takes the widget off the desktop`() throws {
    let widget = try test.openWidget()
    app.place(widget.id)
    #expect(gallery.cards[0].isPlaced)
    app.deleteWidget(widget.id)
    #expect(try app.open == nil && gallery.cards.isEmpty && test.desktop.placements().isEmpty)
    #expect(app.message?.text == test.words.widgetWasDeleted("Hearth"))
    #expect(app.message?.canUndo == true)
    app.undo()
    #expect(gallery.cards.map(\.isPlaced) == [true])
  }

  @Test func `tapping and shuffling move on what is on the desktop`() throws {
    let one = try test.makeWidget(1)
    let two = try test.makeWidget(2)
    for shape in [WidgetShape.small, .large] { app.place(one.id, shape: shape) }
    app.next()
    app.next(two.id, by: -2)
    #expect(try test.test.widgets.offset(of: one.id) == 1)
    #expect(try test.test.widgets.offset(of: two.id) == -2)
    app.shuffle()
    #expect(try test.test.widgets.offset(of: one.id) == 2)
    #expect(try test.test.widgets.load(one.id).order == .shuffled)
    #expect(try test.test.widgets.load(two.id).order == .inOrder)
    app.next(.random())
    #expect(app.message != nil)
  }

  @Test func `a widget is found by its name and its photos' names`() throws {
    let one = try test.makeWidget(photos: 3, 1, named: "Hearth")
    let two = try test.makeWidget(photos: 1, 2, named: "Garden at Home")
    #expect(app.search(["GARDEN", "home"]) == [two.id])
    #expect(app.search(["2.jpg"]) == [one.id] && app.search(["jpg"]) == [one.id, two.id])
    #expect(app.search([""]).isEmpty && app.search(["hearth", "garden"]).isEmpty)
    #expect(app.searchResult(one.id)?.name == "Hearth" && app.searchResult(.random()) == nil)
  }

  @Test func `the next change is the first of all widgets, or midnight`() throws {
    // 15 January 2027, 08:00.
    #expect(app.nextChange == test.time + 16 * 3600)
    _ = try test.makeWidget(1) { $0.every = .sixHours }
    #expect(app.nextChange == test.time + 4 * 3600)
    _ = try test.makeWidget(2)
    #expect(app.nextChange == test.time + 3600)
  }

  @Test func `a preview is what the desktop shows`() async throws {
    let made = try test.makeWidget(photos: 1)
    try test.publishGradient(0)
    let card = await gallery.preview(made.id, shape: .small, scale: 2)
    #expect(card.pixels.size == PixelSize(width: 340, height: 340) && !card.name.isEmpty)
    #expect(card.until == nil)
    // The thumb, cut to a square: its middle is the photo's.
    #expect(card.pixels.color(170, 170).dropLast().allSatisfy { abs($0 - 127) < 4 })
    let empty = try test.makeWidget(photos: 0, 2)
    let notice = await gallery.preview(empty.id, shape: .small, scale: 1)
    #expect(notice.pixels.size == PixelSize(width: 170, height: 170) && !notice.name.isEmpty)
  }
}
