import Glibc
import MantelModel
import MantelSystem
import TestSupport
import Testing

@MainActor
@Suite(.timeLimit(patience)) struct DroppedFilesTests {
  private let test: TestApp
  private let widget: WidgetModel

  init() throws {
    test = try TestApp()
    widget = try test.openWidget(photos: 0)
  }

  private func add(_ names: String...) async throws -> [String] {
    widget.photos.add(names.map { test.test.folder.path.appending($0) })
    await widget.photos.settle()
    return test.names(try test.stored(widget))
  }

  private func link(_ name: String, to target: String) throws {
    let path = test.test.folder.path.appending(name)
    let result = path.withCString { path in symlink(target, path) }
    try #require(result == 0)
  }

  @Test func `a folder gives its photos by name, without hidden ones and what is none`()
    async throws
  {
    for name in ["b", "a", "C", "10", ".hidden"] {
      _ = try test.photoFile(name, named: "in/\(name).jpg")
    }
    try test.test.folder.write("a letter", to: "in/letter.txt")
    try test.test.folder.write("", to: "in/empty.jpg")
    _ = try test.photoFile("secret", named: "in/.secret/secret.jpg")
    #expect(try await add("in") == ["10.jpg", "C.jpg", "a.jpg", "b.jpg"])
    #expect(widget.photos.importing == nil)
  }

  @Test func `folders in folders are looked into where their names stand`() async throws {
    _ = try test.photoFile("1", named: "in/a.jpg")
    _ = try test.photoFile("2", named: "in/b/x.jpg")
    _ = try test.photoFile("3", named: "in/b/deep/y.jpg")
    _ = try test.photoFile("4", named: "in/c.jpg")
    #expect(try await add("in") == ["a.jpg", "y.jpg", "x.jpg", "c.jpg"])
  }

  @Test func `files and folders keep the order in which they were dropped`() async throws {
    for name in ["2", "1"] { _ = try test.photoFile(name, named: "in/\(name).jpg") }
    _ = try test.photoFile("z", named: "z.jpg")
    _ = try test.photoFile("a", named: "a.jpg")
    #expect(try await add("z.jpg", "in", "a.jpg") == ["z.jpg", "1.jpg", "2.jpg", "a.jpg"])
  }

  @Test func `links that go round in circles end`() async throws {
    _ = try test.photoFile("1", named: "in/1.jpg")
    _ = try test.photoFile("2", named: "in/sub/2.jpg")
    try link("in/a-self", to: ".")
    try link("in/sub/up", to: "..")
    try link("in/z-nowhere", to: "nothing")
    try link("in/z-loop", to: "z-loop")
    #expect(try await add("in") == ["1.jpg", "2.jpg"])
    #expect(test.importer.begun == ["1", "2"])
  }

  @Test func `a link to a photo is a photo`() async throws {
    _ = try test.photoFile("1", named: "else/1.jpg")
    try test.test.folder.write("", to: "in/.keep")
    try link("in/linked.jpg", to: "../else/1.jpg")
    #expect(try await add("in") == ["linked.jpg"])
  }

  @Test func `a hidden file that is named is taken`() async throws {
    _ = try test.photoFile("1", named: ".hidden.jpg")
    #expect(try await add(".hidden.jpg") == [".hidden.jpg"])
  }

  @Test func `a name that is no text is a name`() async throws {
    let file = try test.photoFile("1", named: "in/1.jpg")
    try Folder.rename(file, to: file.parent.appending(bytes: [0x66, 0xFF, 0x2E, 0x6A]))
    #expect(try await add("in") == ["f\u{FFFD}.j"])
  }

  @Test func `folders too deep are left out, and nothing hangs`() async throws {
    let deep = (0..<12).map { "\($0)" }.joined(separator: "/")
    _ = try test.photoFile("1", named: "in/1.jpg")
    _ = try test.photoFile("2", named: "in/\(deep)/2.jpg")
    #expect(try await add("in") == ["1.jpg"])
  }
}
