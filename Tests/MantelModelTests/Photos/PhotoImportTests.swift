import MantelCore
import MantelImaging
import MantelModel
import MantelStore
import MantelSystem
import MantelWords
import TestSupport
import Testing

@MainActor
@Suite(.timeLimit(patience)) struct PhotoImportTests {
  private func names(_ widget: WidgetModel, _ test: TestApp) throws -> [String] {
    test.names(try test.stored(widget))
  }

  @Test func `photos come in the order in which they were named, whichever is read first`()
    async throws
  {
    let test = try TestApp(width: 3)
    let widget = try test.openWidget(photos: 0)
    let (one, two) = (test.importer.hold("1"), test.importer.hold("2"))
    widget.photos.add(try ["1", "2", "3", "4"].map { try test.photoFile($0) })
    // Three are read at once; the fourth is begun when the third is done.
    try await until { test.importer.begun.count == 4 }
    try await until { widget.photos.importing?.done == 2 }
    #expect(try test.stored(widget).photos.isEmpty && widget.photos.importing?.total == 4)
    two.open()
    try await until { widget.photos.importing?.done == 3 }
    #expect(try test.stored(widget).photos.isEmpty && widget.photos.importing?.fraction == 0.75)
    one.open()
    await widget.photos.settle()
    #expect(try names(widget, test) == ["1.jpg", "2.jpg", "3.jpg", "4.jpg"])
    #expect(widget.photos.importing == nil && widget.selected == widget.document.photos[0].photo)
    #expect(try test.stored(widget) == widget.document)
  }

  @Test func `a photo is in the widget as soon as it and those before it are read`() async throws {
    let test = try TestApp()
    let widget = try test.openWidget(photos: 0)
    let gate = test.importer.hold("2")
    widget.photos.add(try ["1", "2"].map { try test.photoFile($0) })
    try await until { gate.waiting == 1 }
    #expect(try names(widget, test) == ["1.jpg"])
    let importing = try #require(widget.photos.importing)
    #expect(importing.isRunning && importing.current == "1.jpg" && importing.added == 1)
    gate.open()
    await widget.photos.settle()
    #expect(try names(widget, test) == ["1.jpg", "2.jpg"] && !importing.isRunning)
    #expect(importing.added == 2 && importing.known == 0 && importing.fraction == 1)
  }

  @Test func `what fails is named with its reason, and does not stop the rest`() async throws {
    let test = try TestApp()
    let widget = try test.openWidget(photos: 0)
    let missing = test.test.folder.path.appending("missing.jpg")
    widget.photos.add([
      try test.photoFile("1"), try test.test.folder.write("no photo", to: "bad.jpg"), missing,
      try test.test.folder.write("", to: "empty.jpg"), try test.photoFile("2"),
    ])
    await widget.photos.settle()
    #expect(try names(widget, test) == ["1.jpg", "2.jpg"])
    let importing = try #require(widget.photos.importing)
    #expect(importing.failures.map(\.name) == ["bad.jpg", "missing.jpg", "empty.jpg"])
    let reasons: [ImagingError] = [
      .damaged(detail: "fake"), .system(SystemError(.inspect, missing, code: 2)), .empty,
    ]
    #expect(importing.failures.map(\.sentence) == reasons.map { test.words.explain($0) })
    #expect(Set(importing.failures.map(\.id)).count == 3)
    #expect(importing.done == 5 && importing.added == 2 && !importing.isRunning)
    widget.photos.dismissImport()
    #expect(widget.photos.importing == nil)
  }

  @Test func `an import that goes on is not dismissed`() async throws {
    let test = try TestApp()
    let widget = try test.openWidget(photos: 0)
    let gate = test.importer.hold("1")
    widget.photos.add([try test.photoFile("1")])
    try await until { gate.waiting == 1 }
    widget.photos.dismissImport()
    #expect(widget.photos.importing != nil)
    gate.open()
    await widget.photos.settle()
  }

  @Test func `an import that is called off keeps what came`() async throws {
    let test = try TestApp()
    let widget = try test.openWidget(photos: 0)
    let gate = test.importer.hold("2")
    widget.photos.add(try ["1", "2", "3"].map { try test.photoFile($0) })
    try await until { gate.waiting == 1 }
    let importing = try #require(widget.photos.importing)
    widget.photos.cancelImport()
    await widget.photos.settle()
    #expect(try names(widget, test) == ["1.jpg"])
    #expect(importing.wasCancelled && !importing.isRunning && importing.failures.isEmpty)
    #expect(test.importer.begun == ["1", "2"] && widget.photos.importing == nil)
    test.app.undo()
    #expect(try names(widget, test) == [])
  }

  @Test func `all that wait to be added are called off too, and later ones are not`() async throws {
    let test = try TestApp()
    let widget = try test.openWidget(photos: 0)
    let gate = test.importer.hold("1")
    for name in ["1", "2", "3"] { widget.photos.add([try test.photoFile(name)]) }
    try await until { gate.waiting == 1 }
    widget.photos.cancelImport()
    await widget.photos.settle()
    #expect(try names(widget, test) == [] && test.importer.begun == ["1"])
    widget.photos.add([try test.photoFile("4")])
    await widget.photos.settle()
    #expect(try names(widget, test) == ["4.jpg"])
  }

  @Test func `more photos join those that are being added`() async throws {
    let test = try TestApp()
    let widget = try test.openWidget(photos: 0)
    let gate = test.importer.hold("1")
    let bad = try test.test.folder.write("no photo", to: "bad.jpg")
    widget.photos.add([bad, try test.photoFile("1")])
    try await until { gate.waiting == 1 }
    widget.photos.add([try test.photoFile("2")])
    gate.open()
    await widget.photos.settle()
    #expect(try names(widget, test) == ["1.jpg", "2.jpg"])
    // What failed before is still to be read.
    #expect(widget.photos.importing?.failures.map(\.name) == ["bad.jpg"])
  }

  @Test func `an import is one step, however long it takes`() async throws {
    let test = try TestApp()
    let widget = try test.openWidget()
    let gates = ["1", "2", "3"].map { test.importer.hold($0) }
    widget.photos.add(try ["1", "2", "3"].map { try test.photoFile($0) })
    for gate in gates {
      try await until { gate.waiting == 1 }
      test.time += 60
      gate.open()
    }
    await widget.photos.settle()
    #expect(test.app.history.undoName == .addPhotos(3))
    test.app.undo()
    #expect(try test.stored(widget).photos.count == 3 && test.app.history.undoName == nil)
    test.app.redo()
    #expect(try names(widget, test).suffix(3) == ["1.jpg", "2.jpg", "3.jpg"])
  }

  @Test func `two imports are two steps`() async throws {
    let test = try TestApp()
    let widget = try test.openWidget(photos: 0)
    for name in ["1", "2"] {
      widget.photos.add([try test.photoFile(name)])
      await widget.photos.settle()
    }
    test.app.undo()
    #expect(try names(widget, test) == ["1.jpg"])
  }

  @Test func `the same photo twice is one photo, from where it was found last`() async throws {
    let test = try TestApp()
    let widget = try test.openWidget(photos: 0)
    let bad = try test.test.folder.write("no photo", to: "bad.jpg")
    widget.photos.add([
      try test.photoFile("1"), try test.photoFile("1", named: "twin.jpg"), bad,
    ])
    await widget.photos.settle()
    #expect(try names(widget, test) == ["twin.jpg"])
    #expect(widget.photos.importing?.added == 1 && widget.photos.importing?.known == 1)
    widget.photos.add([try test.photoFile("1", named: "moved.jpg"), bad])
    await widget.photos.settle()
    #expect(try names(widget, test) == ["moved.jpg"])
    #expect(widget.photos.importing?.added == 0 && widget.photos.importing?.known == 1)
  }

  @Test func `photos beyond the 50th are told of in one sentence`() async throws {
    let test = try TestApp()
    let widget = try test.openWidget(photos: 49)
    #expect(widget.photos.room == 1)
    widget.photos.add(try ["1", "2", "3"].map { try test.photoFile($0) })
    await widget.photos.settle()
    #expect(try test.stored(widget).photos.count == 50 && widget.photos.room == 0)
    let importing = try #require(widget.photos.importing)
    #expect(importing.failures.map(\.sentence) == [test.words.widgetHasNoRoom(2, limit: 50)])
    #expect(importing.failures.map(\.name) == [""] && importing.added == 1)
  }

  @Test func `what a full widget will not hold is not read, unless it has it already`() async throws
  {
    let test = try TestApp()
    let widget = try test.openWidget(photos: 49)
    widget.photos.add([try test.photoFile("1")])
    await widget.photos.settle()
    let again = try test.photoFile("1", named: "moved.jpg")
    widget.photos.add([try test.photoFile("2"), again, try test.photoFile("3")])
    await widget.photos.settle()
    #expect(test.importer.begun == ["1"] && widget.document.photos.last?.source.path == again)
    let importing = try #require(widget.photos.importing)
    #expect(importing.leftOut == 2 && importing.known == 1 && importing.added == 0)
    #expect(importing.failures.map(\.sentence) == [test.words.widgetHasNoRoom(2, limit: 50)])
  }

  @Test func `a photo for which another process took the room is told of`() async throws {
    let test = try TestApp()
    let widget = try test.openWidget(photos: 49)
    let gate = test.importer.hold("1")
    widget.photos.add([try test.photoFile("1")])
    try await until { gate.waiting == 1 }
    let other = try TestHome.photo(60)
    try test.elsewhere(widget.id) { $0.photos.append(other) }
    gate.open()
    await widget.photos.settle()
    #expect(try test.stored(widget).photos.last == other)
    let importing = try #require(widget.photos.importing)
    #expect(importing.failures.map(\.sentence) == [test.words.widgetHasNoRoom(1, limit: 50)])
    #expect(importing.added == 0)
  }

  @Test func `photos start as smart frame chooses under the widget's frame`() async throws {
    let test = try TestApp()
    let widget = try test.openWidget(photos: 0)
    widget.photos.add([try test.photoFile("1")])
    await widget.photos.settle()
    let document = try test.test.photos.document(of: widget.document.photos[0].photo)
    #expect(widget.document.photos[0].framing == document.startingFraming(frame: .fullBleed))
    #expect(widget.crop.isSmart)
  }

  @Test func `what a hand sketches meanwhile is kept`() async throws {
    let test = try TestApp()
    let widget = try test.openWidget()
    let gate = test.importer.hold("1")
    widget.photos.add([try test.photoFile("1")])
    try await until { gate.waiting == 1 }
    widget.crop.beginDrag(.large, view: WidgetShape.large.points)
    widget.crop.drag(x: 30, y: 0)
    gate.open()
    await widget.photos.settle()
    widget.crop.drag(x: 40, y: 0)
    widget.crop.endDrag(animates: true)
    let stored = try test.stored(widget)
    #expect(stored.photos.count == 4 && stored.photos[0].framing.shared.centerX < 0.45)
  }

  @Test func `an import into a widget that is deleted ends quietly`() async throws {
    let test = try TestApp()
    let gate = test.importer.hold("2")
    let photos = try test.openWidget(photos: 0).photos
    photos.add(try ["1", "2", "3"].map { try test.photoFile($0) })
    try await until { gate.waiting == 1 }
    let id = try #require(test.app.open?.id)
    test.app.deleteWidget(id)
    await photos.settle()
    #expect(test.importer.begun == ["1", "2"] && test.app.importing.isEmpty)
    #expect(test.app.message?.canUndo == true)
    test.app.undo()
    #expect(try test.test.widgets.load(id).photos.count == 1)
  }

  @Test func `an import into a widget that is closed goes on, and is seen when it is opened again`()
    async throws
  {
    let test = try TestApp()
    let gate = test.importer.hold("2")
    let widget = try test.openWidget(photos: 0)
    let bad = try test.test.folder.write("no photo", to: "bad.jpg")
    widget.photos.add(try ["1", "2", "3"].map { try test.photoFile($0) } + [bad])
    try await until { gate.waiting == 1 }
    test.app.close()
    #expect(test.app.open == nil && test.app.importing[widget.id] === widget)
    try test.elsewhere(widget.id) { $0.name = "Elsewhere" }
    test.app.folderChanged()
    test.app.open(widget.id)
    #expect(test.app.open === widget && widget.document.name == "Elsewhere")
    #expect(widget.photos.importing?.isRunning == true)
    test.app.close()
    gate.open()
    await widget.photos.settle()
    #expect(try names(widget, test) == ["1.jpg", "2.jpg", "3.jpg"] && test.app.importing.isEmpty)
    #expect(test.app.message?.text == test.words.photosNotAdded(1, to: "Elsewhere"))
  }

  @Test func `the end of the app waits for photos that are being added`() async throws {
    let test = try TestApp()
    let gate = test.importer.hold("2")
    let widget = try test.openWidget(photos: 0)
    widget.photos.add(try ["1", "2", "3"].map { try test.photoFile($0) })
    try await until { gate.waiting == 1 }
    let ending = Task { await test.app.finish() }
    await drain()
    gate.open()
    await ending.value
    #expect(try names(widget, test) == ["1.jpg", "2.jpg", "3.jpg"])
    #expect(!test.rendering.begun.isEmpty && test.app.renders.states.isEmpty)
  }

  @Test func `a widget that another process deletes ends its import`() async throws {
    let test = try TestApp()
    let gate = test.importer.hold("2")
    let photos = try test.openWidget(photos: 0).photos
    photos.add(try ["1", "2", "3"].map { try test.photoFile($0) })
    try await until { gate.waiting == 1 }
    try test.test.widgets.delete(try #require(test.app.open?.id))
    test.app.folderChanged()
    await photos.settle()
    #expect(test.importer.begun == ["1", "2"])
    #expect(test.app.message?.text == test.words.widgetIsGone("Hearth"))
  }

  @Test func `a widget that is found gone by an edit is told of once, in the app's words`() throws {
    let test = try TestApp()
    let widget = try test.openWidget()
    try test.test.widgets.delete(widget.id)
    widget.look.setFilter(.noir)
    #expect(test.app.message?.text == test.words.widgetIsGone("Hearth") && test.app.open == nil)
    test.app.message = nil
    test.app.folderChanged()
    #expect(test.app.message == nil)
  }
}
