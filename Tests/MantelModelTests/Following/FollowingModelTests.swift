import MantelModel
import MantelStore
import MantelSystem
import MantelWords
import TestSupport
import Testing

/// Folders that are followed from the app.
@MainActor
@Suite(.timeLimit(patience)) struct FollowingModelTests {
  private let test: TestApp
  private let folder: FilePath
  private var app: AppModel { test.app }

  init() throws {
    test = try TestApp()
    folder = try test.photoFile("1").parent
  }

  private func open() throws -> WidgetModel {
    let widget = try test.openWidget(photos: 0)
    app.following.start()
    return widget
  }

  @Test func `a folder's photos come by themselves, and their pictures are made`() async throws {
    let widget = try open()
    widget.photos.follow(folder)
    #expect(widget.photos.following.isLooking && app.history.undoName == .follow)
    await app.following.settle()
    #expect(test.names(widget.document) == ["1.jpg"] && widget.document.photos[0].isFollowed)
    #expect(!widget.photos.following.isLooking && app.renders.states[widget.id] != nil)
    #expect(try test.stored(widget) == widget.document)
    #expect(app.following.foldersToWatch.contains(folder))
  }

  @Test func `new files are picked up a moment after the folder has changed`() async throws {
    let widget = try open()
    widget.photos.follow(folder)
    await app.following.settle()
    _ = try test.photoFile("2")
    app.following.foldersChanged()
    await test.pause.advance(milliseconds: 600)
    _ = try test.photoFile("3")
    app.following.foldersChanged()
    await test.pause.advance(milliseconds: 999)
    #expect(widget.document.photos.count == 1)
    await test.pause.advance(milliseconds: 1)
    await app.following.settle()
    #expect(Set(test.names(widget.document)) == ["1.jpg", "2.jpg", "3.jpg"])
    try Folder.removeFile(folder.appending("2.jpg"))
    app.following.foldersChanged()
    await test.pause.advance(milliseconds: 1_000)
    await app.following.settle()
    #expect(Set(test.names(widget.document)) == ["1.jpg", "3.jpg"])
  }

  @Test func `what another process follows is looked through too`() async throws {
    let widget = try open()
    let folder = folder
    try test.elsewhere(widget.id) { _ = try? $0.follow(folder) }
    app.folderChanged()
    await app.following.settle()
    #expect(test.names(widget.document) == ["1.jpg"])
  }

  @Test func `nothing is looked through before the app begins`() async throws {
    let widget = try test.openWidget(photos: 0)
    widget.photos.follow(folder)
    await app.following.settle()
    #expect(widget.document.photos.isEmpty)
    app.following.start()
    await app.following.settle()
    #expect(widget.document.photos.count == 1)
  }

  @Test func `a followed photo that is removed stays away, until that is undone`() async throws {
    let widget = try open()
    widget.photos.follow(folder)
    await app.following.settle()
    widget.photos.remove(widget.document.photos.map(\.photo))
    app.following.foldersChanged()
    await test.pause.advance(milliseconds: 1_000)
    await app.following.settle()
    #expect(widget.document.photos.isEmpty)
    app.undo()
    #expect(test.names(widget.document) == ["1.jpg"])
  }

  @Test
  func `a folder that is followed no longer takes its photos along, and undo brings them back`()
    async throws
  {
    let widget = try open()
    widget.photos.follow(folder)
    await app.following.settle()
    widget.photos.unfollow(folder)
    #expect(widget.document.photos.isEmpty && widget.photos.follows.isEmpty)
    #expect(
      app.message
        == AppMessage(
          text: test.words.followsNoLonger(folder, photos: 1), canUndo: true))
    await app.following.settle()
    #expect(app.following.foldersToWatch.isEmpty)
    app.undo()
    #expect(test.names(widget.document) == ["1.jpg"] && widget.photos.follows == [folder])
    await app.following.settle()
    #expect(app.following.foldersToWatch.contains(folder))
  }

  @Test func `what cannot be followed is told`() throws {
    let widget = try open()
    let file = folder.appending("1.jpg")
    let own = test.test.home.root
    try Folder.create(own)
    let cases = [
      (file, test.words.onlyFoldersAreFollowed(file)),
      (own, test.words.ownFolderIsNotFollowed(own)),
      (folder.appending("none"), nil),
    ]
    for (path, sentence) in cases {
      app.message = nil
      widget.photos.follow(path)
      let told = try #require(app.message)
      #expect(sentence == nil || told.text == sentence)
      #expect(!told.canUndo && widget.photos.follows.isEmpty && app.history.undoName == nil)
    }
    widget.photos.follow(folder)
    widget.photos.follow(folder.appending("..").appending(folder.lastName))
    #expect(app.message?.text == test.words.follows("Hearth", folder, already: true))
    #expect(widget.photos.follows == [folder])
  }

  @Test func `a photo that cannot be read is named, and put away by hand`() async throws {
    let widget = try open()
    // Begins like a photo, and is none to the importer.
    try test.test.folder.write(
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], to: "from/bad.png")
    widget.photos.follow(folder)
    await app.following.settle()
    #expect(test.names(widget.document) == ["1.jpg"])
    #expect(widget.photos.following.failures.map(\.name) == ["bad.png"])
    widget.photos.dismissFollowingFailures()
    #expect(widget.photos.following.failures.isEmpty)
  }

  @Test func `a folder that is gone is told of, and its photos stay`() async throws {
    let widget = try open()
    widget.photos.follow(folder)
    await app.following.settle()
    try Folder.removeAll(folder)
    app.following.foldersChanged()
    await test.pause.advance(milliseconds: 1_000)
    await app.following.settle()
    #expect(widget.photos.following.troubles == [folder: test.words.followedFolderIsGone])
    #expect(widget.document.photos.count == 1)
  }

  @Test func `the end of the app begins no further photo`() async throws {
    for name in ["2", "3"] { _ = try test.photoFile(name) }
    let widget = try open()
    let gate = test.importer.hold("3")
    for name in ["1", "2"] { test.importer.hold(name).open() }
    widget.photos.follow(folder)
    try await until { gate.waiting == 1 }
    let begun = test.importer.begun.count
    await app.finish()
    #expect(test.importer.begun.count == begun)
    #expect(!widget.photos.following.isLooking)
  }
}

extension FilePath {
  fileprivate var lastName: String { String(decoding: lastComponent, as: UTF8.self) }
}
