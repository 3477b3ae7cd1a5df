import MantelCore
import MantelStore
import MantelSystem
import TestSupport
import Testing

struct FollowedFoldersTests {
  /// A widget with photos from `/photos`, which came by following it where their number is even.
  private func widget(_ test: TestHome, photos count: Int = 6) throws -> WidgetDocument {
    var widget = try test.makeWidget(photos: count)
    _ = try widget.follow("/photos")
    for index in widget.photos.indices { widget.photos[index].isFollowed = index % 2 == 0 }
    return widget
  }

  @Test func `a widget that follows folders comes back from its document as it was`() throws {
    let test = try TestHome()
    var widget = try widget(test)
    _ = try widget.follow(FilePath(bytes: [0x2F, 0xFF]))
    widget.remove([widget.photos[1].photo])
    widget.photos[0].framing.set(CropState(centerX: 0.1, centerY: 0.2, zoom: 3), for: .small)
    widget.depart([widget.photos[0].photo])
    let expected = widget
    try test.widgets.update(widget.id) { document, _ in document = expected }
    let read = try test.widgets.load(widget.id)
    #expect(read == expected)
    #expect(read.following?.refused.count == 1 && read.following?.departed.count == 1)
  }

  @Test func `a document of version 2 follows nothing, and none of its photos came by following`()
    throws
  {
    let test = try TestHome()
    let widget = try test.makeWidget(photos: 2)
    let name = "home/widgets/\(widget.id.text)/widget.json"
    let text = String(decoding: try test.folder.read(name), as: UTF8.self)
    try test.folder.write(
      text.replacing("\"version\" : 3", with: "\"version\" : 2"), to: name)
    let read = try test.widgets.load(widget.id)
    #expect(read == widget && read.version == 3)
    #expect(read.follows.isEmpty && !read.photos.contains(where: \.isFollowed))
  }

  @Test func `a widget follows a folder once, and at most 20`() throws {
    let test = try TestHome()
    var widget = try test.makeWidget()
    for number in 0..<20 { #expect(try widget.follow(FilePath("/\(number)"))) }
    #expect(try !widget.follow("/7"))
    #expect(throws: StoreError.followsFull(name: "Hearth", limit: 20)) {
      try widget.follow("/more")
    }
    #expect(widget.follows.count == 20)
  }

  @Test func `with a folder leave the photos that came from it, and no others`() throws {
    let test = try TestHome()
    var widget = try widget(test)
    let own = widget.photos.filter { !$0.isFollowed }
    #expect(widget.unfollow("/other") == nil)
    #expect(widget.unfollow("/photos")?.count == 3)
    #expect(widget.photos == own && widget.follows.isEmpty)
  }

  @Test func `what lies in another followed folder too stays`() throws {
    let test = try TestHome()
    var widget = try widget(test)
    _ = try widget.follow("/")
    #expect(widget.unfollow("/photos") == [])
    #expect(widget.photos.count == 6)
  }

  @Test func `removed photos are refused, but only while folders are followed`() throws {
    let test = try TestHome()
    var widget = try widget(test)
    let first = widget.photos[0].photo
    widget.remove([first])
    widget.remove([first])
    #expect(widget.following?.refused == [first])
    var other = try test.makeWidget(id: "00000000-0000-4000-8000-000000000002", photos: 2)
    other.remove([other.photos[0].photo])
    #expect(other.photos.count == 1 && other.following == nil)
  }

  @Test func `a full widget makes room for a hand's photo with the oldest followed one`() throws {
    let test = try TestHome()
    var widget = try widget(test, photos: 50)
    for index in widget.photos.indices { widget.photos[index].source.modified = Int64(100 - index) }
    widget.pinned = widget.photos[48].photo
    let oldest = widget.photos[46].photo
    #expect(try widget.append(TestHome.photo(99)))
    #expect(widget.photos.count == 50)
    #expect(!widget.photos.contains { $0.photo == oldest })
    #expect(widget.photos.last?.isFollowed == false)
  }

  @Test func `a followed photo that is added by hand is the user's own`() throws {
    let test = try TestHome()
    var widget = try widget(test)
    #expect(try !widget.append(TestHome.photo(0)))
    #expect(!widget.photos[0].isFollowed)
    #expect(widget.unfollow("/photos")?.count == 2)
  }

  @Test func `only what the user made of a photo is remembered when it leaves`() throws {
    let test = try TestHome()
    var widget = try widget(test)
    for index in widget.photos.indices {
      widget.photos[index].framing = PhotoFraming(chosenBySmartFrame: PhotoFraming())
    }
    widget.photos[2].look = LookSettings()
    widget.depart([widget.photos[0].photo, widget.photos[2].photo])
    #expect(widget.following?.departed.map(\.photo) == [try TestHome.identifier(2)])
    widget.arrive(try TestHome.photo(2))
    #expect(widget.photos.last?.look != nil && widget.photos.last?.isFollowed == true)
    #expect(widget.following?.departed == [])
  }

  @Test func `the newer of two files is told by time, then by name`() {
    func file(_ path: FilePath, _ time: Int64) -> SourceRecord {
      SourceRecord(path: path, size: 1, modified: time)
    }
    #expect(file("/a/1.jpg", 2).isNewer(than: file("/b/2.jpg", 1)))
    #expect(file("/a/2.jpg", 1).isNewer(than: file("/b/1.jpg", 1)))
    #expect(file("/b/1.jpg", 1).isNewer(than: file("/a/1.jpg", 1)))
    #expect(!file("/a/1.jpg", 1).isNewer(than: file("/a/1.jpg", 1)))
  }
}
