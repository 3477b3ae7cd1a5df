import Glibc
import MantelCore
import MantelStore
import MantelSystem
import TestSupport
import Testing

/// What is placed, as the shared folder keeps it.
@Suite struct DesktopStoreTests {
  private let test: TestHome
  private let desktop: DesktopStore
  private let widget: WidgetIdentifier

  init() throws {
    test = try TestHome()
    desktop = DesktopStore(test.home)
    widget = try test.makeWidget().id
  }

  private let document = "home/desktop/placements.json"

  @Test func `nothing is placed where nothing was, and looking makes no folder`() throws {
    #expect(try desktop.placements().isEmpty)
    #expect(try desktop.remove(widget) == 0)
    #expect(try !desktop.isShown(widget))
    #expect(desktop.process == nil && !desktop.isRunning)
    #expect(desktop.renderTargets(of: widget) == RenderTarget.standard)
    #expect(!Folder.exists(test.home.root.appending("desktop")))
  }

  @Test func `placements come back as they were`() throws {
    var second = Placement(
      widget: widget, shape: .small, output: "DP-1 \"ß\"", place: DesktopPlace(x: 12.5, y: 0),
      tint: .color(SRGBColor(red8: 0x34, green8: 0x78, blue8: 0xF6)))
    second.scale = 1.25
    let placements = [
      Placement(widget: widget, shape: .large), second,
      Placement(widget: widget, shape: .medium, tint: .gray),
      Placement(widget: widget, shape: .medium, tint: .accent),
    ]
    #expect(try desktop.update { $0 = placements } == placements)
    #expect(try DesktopStore(test.home).placements() == placements)
    #expect(Set(placements.map(\.id)).count == 4)
  }

  @Test func `one placement is changed and the others are left`() throws {
    let one = Placement(widget: widget, shape: .large)
    let other = Placement(widget: widget, shape: .small)
    try desktop.update { $0 = [one, other] }
    try desktop.update(other.id) { $0.place = DesktopPlace(x: 1, y: 2) }
    #expect(try desktop.placements().first == one)
    #expect(try desktop.placements().last?.place == DesktopPlace(x: 1, y: 2))
    try desktop.update { $0.removeLast() }
    try desktop.update(other.id) { $0.place = nil }
    #expect(try desktop.placements() == [one])
  }

  @Test func `an update that changes nothing writes nothing`() throws {
    try desktop.update { $0 = [Placement(widget: widget, shape: .large)] }
    let path = test.folder.path.appending(document)
    let before = try FileStatus.of(path)
    try desktop.update { _ in }
    #expect(try FileStatus.of(path) == before)
  }

  @Test func `a widget is taken off wherever it is, or only in one shape`() throws {
    let other = try test.makeWidget("Other", id: "00000000-0000-4000-8000-000000000002").id
    try desktop.update {
      $0 = [
        Placement(widget: widget, shape: .large), Placement(widget: other, shape: .small),
        Placement(widget: widget, shape: .small), Placement(widget: widget, shape: .small),
      ]
    }
    #expect(try desktop.remove(widget, shape: .medium) == 0)
    #expect(try desktop.remove(widget, shape: .small) == 2)
    #expect(try desktop.remove(widget) == 1)
    #expect(try desktop.placements().map(\.widget) == [other])
  }

  @Test func `a document of a newer version is refused and left untouched`() throws {
    let newer = "{\"version\": 2, \"placements\": {\"are\": \"different\"}}"
    let path = try test.folder.write(newer, to: document)
    let refusal = StoreError.newerDocument(path, version: 2, supported: 1)
    #expect(throws: refusal) { try desktop.placements() }
    #expect(throws: refusal) { try desktop.update { $0 = [] } }
    #expect(throws: refusal) { try desktop.remove(widget) }
    #expect(throws: refusal) { try desktop.isShown(widget) }
    #expect(try test.folder.read(document) == Array(newer.utf8))
    #expect(desktop.renderTargets(of: widget) == RenderTarget.standard)
  }

  static let placed = """
    {"version": 1, "placements": [{"id": "ID", "widget": "00000000-0000-4000-8000-000000000001",
    "shape": "large", "tint": "TINT"}]}
    """

  @Test func `what a person wrote by hand is read`() throws {
    let text = Self.placed.replacing("ID", with: "0123abcd").replacing("TINT", with: "#3478f6")
    try test.folder.write(text, to: document)
    let placement = try #require(try desktop.placements().first)
    #expect(placement.id.text == "0123abcd" && placement.place == nil && placement.output == nil)
    #expect(placement.tint == .color(SRGBColor(red8: 0x34, green8: 0x78, blue8: 0xF6)))
  }

  @Test(arguments: [
    "", "{", "[]", "{\"version\": 1}", "{\"version\": 0, \"placements\": []}",
    placed.replacing("ID", with: "../../ab").replacing("TINT", with: "none"),
    placed.replacing("ID", with: "0123ABCD").replacing("TINT", with: "none"),
    placed.replacing("ID", with: "0123abcd").replacing("TINT", with: "mauve"),
    placed.replacing("ID", with: "0123abcd").replacing("TINT", with: "#12"),
    placed.replacing("ID", with: "0123abcd").replacing("TINT", with: "none")
      .replacing("large", with: "huge"),
  ])
  func `a damaged document is told and left untouched`(_ text: String) throws {
    try test.folder.write(text, to: document)
    for look in [{ _ = try desktop.placements() }, { try desktop.update { $0 = [] } }] {
      #expect {
        try look()
      } throws: { error in
        if case StoreError.damagedDocument = error { true } else { false }
      }
    }
    #expect(try test.folder.read(document) == Array(text.utf8))
  }

  @Test func `an update that fails leaves what was placed`() throws {
    let placement = Placement(widget: widget, shape: .large)
    try desktop.update { $0 = [placement] }
    #expect(throws: StoreError.homeUnknown) {
      try desktop.update { placements throws(StoreError) in
        placements = []
        throw StoreError.homeUnknown
      }
    }
    #expect(try desktop.placements() == [placement])
  }

  @Test func `of placements by many at once none is lost`() async throws {
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<40 {
        group.addTask {
          _ = try? desktop.update { $0.append(Placement(widget: widget, shape: .small)) }
        }
      }
    }
    #expect(Set(try desktop.placements().map(\.id)).count == 40)
  }

  @Test func `a widget's pictures are those of all widgets and those of its monitors' scales`()
    throws
  {
    let other = try test.makeWidget("Other", id: "00000000-0000-4000-8000-000000000002").id
    func placement(_ of: WidgetIdentifier, _ shape: WidgetShape, _ scale: Double?) -> Placement {
      var placement = Placement(widget: of, shape: shape)
      placement.scale = scale
      return placement
    }
    try desktop.update {
      $0 = [
        placement(widget, .large, 1.5), placement(widget, .large, 1.5),
        placement(widget, .small, 3), placement(widget, .medium, nil),
        placement(widget, .medium, 9), placement(widget, .medium, -1), placement(other, .small, 2),
      ]
    }
    #expect(
      desktop.renderTargets(of: widget)
        == RenderTarget.standard + [RenderTarget(shape: .large, scale: 1.5)])
    #expect(
      desktop.renderTargets(of: other)
        == RenderTarget.standard + [RenderTarget(shape: .small, scale: 2)])
  }

  @Test func `a placement is on screen as long as its claim lives`() throws {
    let placement = Placement(widget: widget, shape: .large)
    let other = Placement(widget: widget, shape: .small)
    try desktop.update { $0 = [placement, other] }
    #expect(try desktop.shownWidgets().isEmpty)
    var claim = try desktop.claim(placement.id)
    #expect(claim != nil)
    #expect(desktop.isShown(placement.id) && !desktop.isShown(other.id))
    #expect(try desktop.isShown(widget) && desktop.shownWidgets() == [widget])
    #expect(try desktop.claim(placement.id) == nil)
    claim = nil
    #expect(!desktop.isShown(placement.id))
    #expect(try !desktop.isShown(widget))
    withExtendedLifetime(claim) {}
  }

  @Test func `one process at a time has the desktop, and is known by its number`() throws {
    var claim = try desktop.claimDesktop()
    #expect(desktop.isRunning)
    #expect(desktop.process?.identifier == getpid())
    #expect(try desktop.claimDesktop() == nil)
    claim = nil
    #expect(!desktop.isRunning && desktop.process == nil)
    withExtendedLifetime(claim) {}
  }
}

/// Tints as they are typed and kept.
@Suite struct DesktopTintTests {
  @Test(arguments: ["none", "gray", "accent", "#3478f6", "#000000", "#ffffff"])
  func `a tint's text is that tint`(_ text: String) {
    #expect(DesktopTint(text)?.text == text)
  }

  @Test func `colours are read in either case`() {
    #expect(DesktopTint("#3478F6") == DesktopTint("#3478f6"))
  }

  @Test(arguments: [
    "", "grey", "None", "#fff", "#12345", "#1234567", "3478f6", "#+12345", "#12 456", "# 12345",
    "#１２３４５６",
  ])
  func `anything else is no tint`(_ text: String) {
    #expect(DesktopTint(text) == nil)
  }

  @Test func `the desktop's own colour counts where there is one`() {
    let blue = SRGBColor(red8: 0x34, green8: 0x78, blue8: 0xF6)
    #expect(DesktopTint.accent.look(accent: blue) == .accented(blue))
    #expect(DesktopTint.accent.look(accent: nil) == .fullColor)
    #expect(DesktopTint.color(blue).look(accent: nil) == .accented(blue))
    #expect(DesktopTint.none.look(accent: blue) == .fullColor)
    #expect(DesktopTint.gray.look(accent: blue) == .desaturated)
  }
}
