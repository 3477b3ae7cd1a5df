import MantelCore
import MantelStore
import MantelSystem
import TestSupport
import Testing

struct WidgetEditingTests {
  private let moment = Moment(time: 1_800_000_000, zone: .utc)

  private func shown(_ document: WidgetDocument, _ offset: Int64 = 0, after slots: Int64 = 0)
    -> PhotoIdentifier
  {
    let index = document.schedule.index(
      at: moment.time + slots * 3600, offset: offset, count: document.photos.count,
      zone: moment.zone.offset(at:))
    return document.photos[index].photo
  }

  @Test func `a widget has at most 50 photos, and the same one only once`() throws {
    let test = try TestHome()
    var widget = try test.makeWidget(photos: 50)
    #expect(throws: StoreError.widgetFull(name: "Hearth", limit: 50)) {
      try widget.append(TestHome.photo(50))
    }
    #expect(try widget.append(TestHome.photo(7)) == false)
    #expect(widget.photos.count == 50)
  }

  @Test func `adding, removing and reordering leave the photo on screen`() throws {
    let test = try TestHome()
    var widget = try test.makeWidget(order: .shuffled, photos: 9)
    let before = shown(widget)
    try widget.edit(offset: 0, at: moment) { $0.photos.reverse() }
    #expect(shown(widget) == before)
    try widget.edit(offset: 0, at: moment) { edited in
      edited.photos.removeAll { $0.photo != before && $0.photo.text.hasSuffix("3") }
      edited.every = .hour
      edited.order = .inOrder
    }
    #expect(shown(widget) == before)
  }

  @Test func `removing the pinned photo unpins`() throws {
    let test = try TestHome()
    var widget = try test.makeWidget(photos: 3)
    widget.pinned = widget.photos[2].photo
    try widget.edit(offset: 0, at: moment) { $0.photos.removeFirst() }
    #expect(widget.pinned != nil)
    try widget.edit(offset: 0, at: moment) { $0.photos.removeLast() }
    #expect(widget.pinned == nil)
  }

  @Test func `a new photo in an old file takes over place, crop and pin, and the plan goes on`()
    throws
  {
    let test = try TestHome()
    var widget = try test.makeWidget(order: .shuffled, photos: 5)
    widget.photos[2].framing.shared = CropState(centerX: 0.1, centerY: 0.2, zoom: 3)
    widget.pinned = widget.photos[2].photo
    let entry = widget.photos[2]
    let anchor = widget.anchor
    let source = SourceRecord(path: entry.source.path, size: 99, modified: 99)
    let photo = try TestHome.identifier(77)
    try widget.replace(entry, with: photo, from: source, offset: 0, at: moment)
    #expect(widget.photos[2] == WidgetPhoto(photo: photo, source: source, framing: entry.framing))
    #expect(widget.pinned == photo)
    #expect(widget.anchor == anchor)
  }

  @Test func `a file that became a photo which the widget has already leaves it once`() throws {
    let test = try TestHome()
    var widget = try test.makeWidget(photos: 5)
    let source = SourceRecord(path: widget.photos[2].source.path, size: 99, modified: 99)
    try widget.replace(
      widget.photos[2], with: widget.photos[4].photo, from: source, offset: 0, at: moment)
    #expect(
      widget.photos.map(\.source.path) == [
        "/photos/0.jpg", "/photos/1.jpg", "/photos/3.jpg", "/photos/4.jpg",
      ])
  }

  @Test func `an entry that changed meanwhile is not replaced`() throws {
    let test = try TestHome()
    var widget = try test.makeWidget(photos: 2)
    let stale = WidgetPhoto(
      photo: widget.photos[0].photo,
      source: SourceRecord(path: "/elsewhere", size: 1, modified: 0), framing: PhotoFraming())
    let before = widget
    try widget.replace(
      stale, with: TestHome.identifier(9), from: stale.source, offset: 0, at: moment)
    #expect(widget == before)
  }
}
