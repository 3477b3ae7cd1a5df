import MantelCore
import MantelDesktop
import MantelImaging
import MantelStore
import MantelSystem
import MantelWords
import TestSupport
import Testing

struct DesktopCardTests {
  private let moment = Moment(time: 1_800_000_000, zone: .utc)
  private let test: TestHome
  private let cards: DesktopCards

  init() throws {
    test = try TestHome()
    cards = DesktopCards(test.home, words: Words(.english), dates: .dayFirst)
  }

  private func card(_ placement: Placement, scale: Double = 1, at moment: Moment? = nil)
    -> DesktopCard
  {
    cards.card(of: placement, scale: scale, accent: nil, at: moment ?? self.moment)
  }

  private func path(_ name: String, of widget: WidgetDocument) -> FilePath {
    test.home.root.appending("widgets").appending(widget.id.text).appending(name)
  }

  @Test func `a card looks the same until the next photo, and is looked at again then`() throws {
    let widget = try test.makeWidget(photos: 2)
    let placement = Placement(widget: widget.id, shape: .small)
    let first = card(placement)
    #expect(first.photo == widget.photos[0].photo || first.photo == widget.photos[1].photo)
    #expect(first.wake == 1_800_003_600)
    #expect(card(placement, at: Moment(time: 1_800_003_599, zone: .utc)) == first)
    #expect(card(placement, at: Moment(time: 1_800_003_600, zone: .utc)).photo != first.photo)
    #expect(first.size == PixelSize(width: 170, height: 170))
    #expect(card(placement, scale: 1.5).size == PixelSize(width: 255, height: 255))
  }

  @Test func `a caption that tells how long ago has a look at midnight`() throws {
    let widget = try test.makeWidget(every: .never, photos: 2)
    try test.widgets.update(widget.id) { document, _ throws(StoreError) in
      document.look = LookSettings()
      document.look?.caption = .ago
    }
    let card = card(Placement(widget: widget.id, shape: .small))
    #expect(card.until == nil)
    #expect(card.wake == moment.nextMidnight)
  }

  @Test func `what stays for good is never looked at by the clock`() throws {
    let widget = try test.makeWidget(photos: 1)
    #expect(card(Placement(widget: widget.id, shape: .small)).wake == nil)
  }

  @Test func `a widget without photos, one that is gone and one that is damaged say so`() throws {
    let widget = try test.makeWidget()
    let placement = Placement(widget: widget.id, shape: .large)
    let empty = card(placement)
    try "{".utf8.write(to: path("widget.json", of: widget))
    let damaged = DesktopCards(test.home, words: Words(.english), dates: .dayFirst)
      .card(of: placement, scale: 1, accent: nil, at: moment)
    try Folder.removeAll(path("", of: widget).parent)
    let gone = card(placement)
    for card in [empty, damaged, gone] { #expect(card.photo == nil && !card.name.isEmpty) }
    #expect(Set([empty, damaged, gone].map(\.name)).count == 3)
  }

  @Test func `while a document is damaged the one read before it serves`() throws {
    let widget = try test.makeWidget(photos: 2)
    let placement = Placement(widget: widget.id, shape: .large)
    try test.widgets.tap(widget.id, by: 1)
    let before = card(placement)
    try "{".utf8.write(to: path("widget.json", of: widget))
    try "{".utf8.write(to: path("taps.json", of: widget))
    #expect(card(placement) == before)
  }

  @Test func `damaged taps count as none where nothing was read before`() throws {
    let widget = try test.makeWidget(photos: 2)
    try "{".utf8.write(to: path("taps.json", of: widget))
    #expect(card(Placement(widget: widget.id, shape: .large)).photo != nil)
  }

  @Test func `a picture is missed until there is one for the monitor's own scale`() throws {
    let widget = try test.makeWidget(photos: 1)
    _ = try test.publish(0)
    let placement = Placement(widget: widget.id, shape: .small)
    let missing = try #require(card(placement).missingPicture)
    #expect(card(placement, scale: 2).missingPicture != missing)
    let render = ManifestDocument.Render(
      photo: widget.photos[0].photo, target: RenderTarget(shape: .small, scale: 1),
      hash: String(missing.dropLast(4).suffix(16)))
    try DesktopStore(test.home).update { placements in
      var placed = placement
      placed.scale = 1
      placements.append(placed)
    }
    try test.widgets.save(try MemoryFile.containing([1]), as: render, of: widget.id)
    try test.widgets.publish([render], of: widget)
    #expect(card(placement).missingPicture == nil)
    #expect(card(placement, scale: 2).missingPicture != nil)
  }

  @Test func `a file of the same name that is another makes another card`() throws {
    let widget = try test.makeWidget(photos: 1)
    let document = try test.publish(0)
    let placement = Placement(widget: widget.id, shape: .small)
    let before = card(placement)
    try Array("another picture".utf8).write(to: test.photos.folder(of: document.id).thumb)
    #expect(card(placement) != before)
  }
}

extension Sequence<UInt8> {
  /// Puts the bytes where they are to be read.
  fileprivate func write(to path: FilePath) throws {
    try AtomicFile.write(Array(self), to: path)
  }
}
