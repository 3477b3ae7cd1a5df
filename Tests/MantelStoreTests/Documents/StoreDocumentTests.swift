import MantelCore
import MantelStore
import MantelSystem
import TestSupport
import Testing

struct StoreDocumentTests {
  @Test func `a widget comes back from its document as it was`() throws {
    let test = try TestHome()
    var document = try test.makeWidget("Kamin ☕️ \"quoted\"", every: .threeHours, photos: 3)
    document = try test.widgets.update(document.id) { widget, _ in
      widget.start = DayStart("06:30") ?? .midnight
      widget.order = .shuffled
      widget.pinned = widget.photos[1].photo
      widget.photos[0].framing.shared = CropState(centerX: 0.1, centerY: 0.9, zoom: 2.5)
      widget.photos[0].framing[.medium] = CropState(centerX: 1 / 3, centerY: 0.2, zoom: 1)
      widget.photos[2].source.path = FilePath(bytes: [0x2F, 0xFF, 0x0A])
    }
    #expect(try test.widgets.load(document.id) == document)
  }

  @Test func `a document is text that a person can read`() throws {
    let test = try TestHome()
    let widget = try test.makeWidget("Hearth", photos: 1)
    let bytes = try test.folder.read("home/widgets/\(widget.id.text)/widget.json")
    let text = String(decoding: bytes, as: UTF8.self)
    for line in ["\"every\" : \"1h\"", "\"start\" : \"00:00\"", "\"version\" : 3", "/photos/0.jpg"]
    {
      #expect(text.contains(line))
    }
    #expect(text.hasSuffix("}\n"))
  }

  @Test func `a document of a newer version is refused with its version and left untouched`() throws
  {
    let test = try TestHome()
    let widget = try test.makeWidget()
    let name = "home/widgets/\(widget.id.text)/widget.json"
    let newer = "{\"version\": 7, \"everything\": \"is different\"}"
    let path = try test.folder.write(newer, to: name)
    #expect(throws: StoreError.newerDocument(path, version: 7, supported: 3)) {
      try test.widgets.load(widget.id)
    }
    #expect(throws: StoreError.newerDocument(path, version: 7, supported: 3)) {
      try test.widgets.update(widget.id) { document, _ in document.name = "Other" }
    }
    #expect(try test.folder.read(name) == Array(newer.utf8))
  }

  @Test(arguments: [
    "", "{", "null", "[]", "{\"version\": 1}", "{\"version\": \"1\"}", "{\"version\": 0}",
    "\u{0}\u{0}\u{0}", "{\"version\": 1e99}",
  ])
  func `a damaged document is told and left untouched`(text: String) throws {
    let test = try TestHome()
    let widget = try test.makeWidget()
    let other = try test.makeWidget("Other", id: "00000000-0000-4000-8000-000000000002")
    let name = "home/widgets/\(widget.id.text)/widget.json"
    try test.folder.write(text, to: name)
    let (widgets, failures) = try test.widgets.loadAll()
    #expect(widgets.map(\.id) == [other.id])
    #expect(failures.count == 1)
    guard case .damagedDocument = failures.first else {
      Issue.record("not told as damaged: \(failures)")
      return
    }
    #expect(try test.folder.read(name) == Array(text.utf8))
  }

  @Test func `a crop outside the photo is brought inside when it is read`() throws {
    let json = Array("{\"centerX\": -3, \"centerY\": 7, \"zoom\": 1000}".utf8)
    let crop = try JSONText.decode(CropState.self, from: json)
    #expect(crop == CropState(centerX: 0, centerY: 1, zoom: 5))
  }

  @Test func `an identifier that could be read as a path is none`() {
    for text in ["../../../etc/passwd0123456789012", "", "g0000000000000000000000000000000"] {
      #expect(PhotoIdentifier(text) == nil)
    }
    #expect(WidgetIdentifier("../../../../0000-0000-000000000000") == nil)
    #expect(
      WidgetIdentifier("123E4567-E89B-12D3-A456-426614174000")?.text
        == "123e4567-e89b-12d3-a456-426614174000")
  }

  @Test func `a day starts at any minute from 00:00 to 23:59`() {
    #expect(DayStart("00:00")?.minutes == 0)
    #expect(DayStart("6:30")?.minutes == 390)
    #expect(DayStart("23:59")?.text == "23:59")
    for text in ["24:00", "12:60", "12", "12:5", "-1:00", "１２:００", "", ":", "12:00:00"] {
      #expect(DayStart(text) == nil)
    }
  }
}
