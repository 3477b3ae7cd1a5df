import MantelCore
import MantelStore
import MantelSystem
import TestSupport
import Testing

struct WidgetStoreTests {
  @Test func `widgets are listed in the order they were made`() throws {
    let test = try TestHome()
    for (number, name) in ["Ω", "A", "m"].enumerated() {
      guard let id = WidgetIdentifier("0000000\(9 - number)-0000-4000-8000-000000000000") else {
        return
      }
      try test.widgets.create(
        WidgetDocument(
          id: id, created: Timestamp(unixSeconds: Int64(number)), name: name, every: .day,
          start: .midnight, order: .inOrder))
    }
    #expect(try test.widgets.loadAll().widgets.map(\.name) == ["Ω", "A", "m"])
  }

  @Test func `an empty shared folder has no widgets and no photos`() throws {
    let test = try TestHome()
    #expect(try test.widgets.loadAll().widgets.isEmpty)
    #expect(try test.photos.all().isEmpty)
  }

  @Test func `a widget is not made twice`() throws {
    let test = try TestHome()
    let widget = try test.makeWidget("First")
    #expect(throws: StoreError.widgetAlreadyThere(widget.id)) { try test.makeWidget("Second") }
    #expect(try test.widgets.load(widget.id).name == "First")
  }

  @Test(arguments: [
    "", " ", "\u{200B}", "two\nlines", "tab\t", "\u{2028}", String(repeating: "x", count: 101),
  ])
  func `a name that cannot be seen or does not fit a line is refused`(name: String) throws {
    let test = try TestHome()
    #expect(throws: StoreError.unusableName(limit: 100)) { try test.makeWidget(name) }
    #expect(try test.widgets.identifiers().isEmpty)
  }

  @Test func `a deleted widget is gone for whoever waited for it`() throws {
    let test = try TestHome()
    let widget = try test.makeWidget()
    try test.widgets.delete(widget.id)
    #expect(throws: StoreError.widgetNotFound(widget.id.text)) {
      try test.widgets.tap(widget.id, by: 1)
    }
    #expect(throws: StoreError.widgetNotFound(widget.id.text)) { try test.widgets.load(widget.id) }
    #expect(throws: StoreError.widgetNotFound(widget.id.text)) {
      try test.widgets.delete(widget.id)
    }
    #expect(try Folder.names(in: test.home.root.appending("widgets")).isEmpty)
  }

  @Test(arguments: ["widget.json", "taps.json"])
  func `a widget of a later version is not deleted, a damaged one is`(name: String) throws {
    let test = try TestHome()
    let widget = try test.makeWidget()
    try test.folder.write("{\"version\": 9}", to: "home/widgets/\(widget.id.text)/\(name)")
    #expect(throws: StoreError.self) { try test.widgets.delete(widget.id) }
    try test.folder.write("{", to: "home/widgets/\(widget.id.text)/\(name)")
    try test.widgets.delete(widget.id)
    #expect(try test.widgets.identifiers().isEmpty)
  }

  @Test func `a name that may be that of a widget which cannot be read is told as such`() throws {
    let test = try TestHome()
    let widget = try test.makeWidget("Hearth")
    try test.folder.write("{\"version\": 9}", to: "home/widgets/\(widget.id.text)/widget.json")
    #expect {
      try test.widgets.find("Hearth")
    } throws: { error in
      if case StoreError.newerDocument = error { true } else { false }
    }
  }

  @Test func `an update that changes nothing writes nothing`() throws {
    let test = try TestHome()
    let widget = try test.makeWidget()
    let path = test.home.root.appending("widgets/\(widget.id.text)/widget.json")
    let before = try FileStatus.of(path)
    try test.widgets.update(widget.id) { document, _ in document.name = "Hearth" }
    #expect(try FileStatus.of(path) == before)
  }

  @Test func `an update that fails leaves the widget as it was`() throws {
    let test = try TestHome()
    let widget = try test.makeWidget()
    #expect(throws: StoreError.self) {
      try test.widgets.update(widget.id) { document, _ throws(StoreError) in
        document.every = .day
        throw StoreError.homeUnknown
      }
    }
    #expect(try test.widgets.load(widget.id) == widget)
  }

  @Test func `taps by many at once are all counted`() async throws {
    let test = try TestHome()
    let widget = try test.makeWidget()
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<8 {
        group.addTask {
          for _ in 0..<25 { _ = try? test.widgets.tap(widget.id, by: number == 0 ? -1 : 1) }
        }
      }
    }
    #expect(try test.widgets.offset(of: widget.id) == 150)
  }

  @Test func `edits by many at once are all kept`() async throws {
    let test = try TestHome()
    let widget = try test.makeWidget()
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<40 {
        group.addTask {
          _ = try? test.widgets.update(widget.id) { document, _ throws(StoreError) in
            guard let photo = try? TestHome.photo(number) else { return }
            _ = try document.append(photo)
          }
        }
      }
    }
    #expect(Set(try test.widgets.load(widget.id).photos.map(\.photo)).count == 40)
  }

  @Test func `a name, a prefix or the identifier finds a widget, and nothing else does`() throws {
    let test = try TestHome()
    let one = try test.makeWidget("Hearth", id: "aaaa0000-0000-4000-8000-000000000001").id
    let two = try test.makeWidget("abc", id: "aaab0000-0000-4000-8000-000000000002").id
    let twin = try test.makeWidget("Hearth", id: "bbbb0000-0000-4000-8000-000000000003").id
    #expect(try test.widgets.find(one.text.uppercased()) == one)
    #expect(try test.widgets.find("aaaa") == one)
    #expect(try test.widgets.find("AAAB") == two)
    #expect(try test.widgets.find("abc") == two)
    #expect(throws: StoreError.widgetAmbiguous("aaa", [one, two])) { try test.widgets.find("aaa") }
    #expect(throws: StoreError.widgetAmbiguous("Hearth", [one, twin])) {
      try test.widgets.find("Hearth")
    }
    for text in ["", "zzz", "cccc0000-0000-4000-8000-000000000009", "../aaaa"] {
      #expect(throws: StoreError.widgetNotFound(text)) { try test.widgets.find(text) }
    }
  }

  @Test func `an identifier, a prefix, a file name or a path finds a photo of a widget`() throws {
    let test = try TestHome()
    let widget = try test.makeWidget(photos: 20)
    #expect(try widget.indexOfPhoto(Array(widget.photos[3].photo.text.utf8)) == 3)
    #expect(try widget.indexOfPhoto(Array("7.jpg".utf8)) == 7)
    #expect(try widget.indexOfPhoto(Array("/photos/11.jpg".utf8)) == 11)
    #expect(throws: StoreError.self) { try widget.indexOfPhoto(Array("0000".utf8)) }
    #expect(throws: StoreError.self) { try widget.indexOfPhoto([]) }
    #expect(throws: StoreError.self) { try widget.indexOfPhoto([0xFF]) }
  }
}
