import MantelCore
import MantelStore
import MantelSystem
import TestSupport
import Testing

struct RenderStoreTests {
  private func save(_ hash: String, _ number: Int, _ test: TestHome, _ widget: WidgetDocument)
    throws
    -> ManifestDocument.Render
  {
    let render = ManifestDocument.Render(
      photo: try TestHome.identifier(number), target: RenderTarget(shape: .large), hash: hash)
    try test.widgets.save(try MemoryFile.containing(Array(hash.utf8)), as: render, of: widget.id)
    return render
  }

  private func files(_ test: TestHome, _ widget: WidgetDocument) throws -> Int {
    try Folder.names(in: test.home.root.appending("widgets/\(widget.id.text)/renders")).count
  }

  @Test func `a newer picture replaces the older one, whose file goes`() throws {
    let test = try TestHome()
    let widget = try test.makeWidget(photos: 2)
    let old = try save("0000000000000001", 0, test, widget)
    let other = try save("0000000000000002", 1, test, widget)
    try test.widgets.publish([old, other], of: widget)
    let new = try save("0000000000000003", 0, test, widget)
    try test.widgets.publish([new], of: widget)
    #expect(
      Set(try test.widgets.finishedRenders(of: widget.id).map(\.hash)) == [other.hash, new.hash])
    #expect(try files(test, widget) == 2)
  }

  @Test func `pictures of a photo that was removed go, and so do unfinished files`() throws {
    let test = try TestHome()
    let widget = try test.makeWidget(photos: 2)
    let gone = try save("0000000000000001", 0, test, widget)
    try test.widgets.publish([gone], of: widget)
    try test.folder.write("half", to: "home/widgets/\(widget.id.text)/renders/.tmp-0123")
    let edited = try test.widgets.update(widget.id) { document, _ in document.photos.removeFirst() }
    #expect(try test.widgets.hasStaleRenders(edited, test.widgets.manifest(of: edited.id)))
    try test.widgets.publish([], of: edited)
    #expect(try files(test, widget) == 0)
    #expect(try !test.widgets.hasStaleRenders(edited, test.widgets.manifest(of: edited.id)))
  }

  @Test func `a manifest that is damaged counts as empty, one of a newer version is refused`()
    throws
  {
    let test = try TestHome()
    let widget = try test.makeWidget(photos: 1)
    let name = "home/widgets/\(widget.id.text)/manifest.json"
    try test.folder.write("{half", to: name)
    #expect(try test.widgets.manifest(of: widget.id).renders.isEmpty)
    try test.folder.write("{\"version\": 2}", to: name)
    #expect(throws: StoreError.self) { try test.widgets.manifest(of: widget.id) }
  }
}
