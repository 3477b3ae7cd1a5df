import MantelCore
import MantelModel
import MantelStore
import MantelSystem
import MantelWords
import TestSupport
import Testing

/// Everything that can be done in the app can be taken back and done again.
@MainActor
@Suite(.timeLimit(patience)) struct UndoTests {
  private let test: TestApp
  private var app: AppModel { test.app }

  init() throws {
    test = try TestApp()
  }

  /// All that the shared folder says, but for anchors, which every edit of a plan sets anew.
  private struct Contents: Equatable {
    var widgets: [WidgetDocument]
    var offsets: [Int64]
    var placements: [Placement]
  }

  private func contents() throws -> Contents {
    let widgets = try test.test.widgets.loadAll().widgets.map { widget in
      var widget = widget
      widget.anchor = 0
      return widget
    }
    let offsets = try widgets.map { try test.test.widgets.offset(of: $0.id) }
    return Contents(
      widgets: widgets, offsets: offsets,
      placements: try test.desktop.placements().sorted { $0.id.text < $1.id.text })
  }

  /// A step of the app, and what it is called.
  struct Step: CustomTestStringConvertible, Sendable {
    let name: EditName
    let detail: String
    let run: @MainActor (WidgetModel, AppModel) -> Void
    var testDescription: String { "\(name) \(detail)" }

    init(
      _ name: EditName, _ detail: String = "",
      _ run: @escaping @MainActor (WidgetModel, AppModel) -> Void
    ) {
      self.name = name
      self.detail = detail
      self.run = run
    }
  }

  private nonisolated static let steps = [
    Step(.crop, "drag") { widget, _ in
      widget.crop.beginDrag(.large, view: WidgetShape.large.points)
      widget.crop.drag(x: 40, y: 0)
      widget.crop.endDrag(animates: true)
    },
    Step(.crop, "key") { widget, _ in widget.crop.nudge(.right, isStride: true) },
    Step(.crop, "own") { widget, _ in
      widget.crop.scope = .ownShape
      widget.crop.doubleTap(.large, x: 0, y: 0)
    },
    Step(.resetCrop) { widget, _ in
      widget.selectNext(by: 1)
      widget.crop.reset()
    },
    Step(.look, "filter") { widget, _ in widget.look.setFilter(.noir) },
    Step(.look, "intensity") { widget, _ in widget.look.setIntensity(0.3) },
    Step(.look, "frame of a photo") { widget, _ in
      widget.look.scope = .photo
      widget.look.setFrame(.instant)
    },
    Step(.look, "reset") { widget, _ in widget.look.reset() },
    Step(.caption, "text") { widget, _ in widget.look.setText("In the garden") },
    Step(.caption, "kind") { widget, _ in widget.look.setCaption(.date) },
    Step(.schedule, "interval") { widget, _ in widget.schedule.setEvery(.day) },
    Step(.schedule, "start") { widget, _ in widget.schedule.setStart(minutes: 7 * 60) },
    Step(.schedule, "order") { widget, _ in widget.schedule.setOrder(.shuffled) },
    Step(.reorder) { widget, _ in widget.photos.move(widget.document.photos[0].photo, to: 2) },
    Step(.removePhotos(2)) { widget, _ in
      widget.photos.remove(widget.document.photos.prefix(2).map(\.photo))
    },
    Step(.removePhotos(1), "pinned") { widget, _ in
      widget.photos.remove(widget.document.pinned.map { [$0] } ?? [])
    },
    Step(.pin) { widget, _ in widget.photos.pin(widget.document.photos[0].photo) },
    Step(.unpin) { widget, _ in widget.photos.pin(nil) },
    Step(.rename) { widget, app in app.rename(widget.id, to: "  Garden ") },
    Step(.create) { _, app in app.newWidget() },
    Step(.duplicate) { widget, app in app.duplicate(widget.id) },
    Step(.delete) { widget, app in app.deleteWidget(widget.id) },
    Step(.place) { widget, app in app.place(widget.id, shape: .small) },
    Step(.unplace, "one shape") { widget, app in app.unplace(widget.id, shape: .medium) },
    Step(.unplace, "all") { widget, app in app.unplace(widget.id) },
  ]

  @Test(arguments: steps)
  func `a step is taken back and done again`(step: Step) throws {
    let widget = try test.openWidget(photos: 4) {
      $0.look = LookSettings()
      $0.look?.mat = .cream
      $0.photos[1].framing.shared = CropState(zoom: 3)
      $0.pinned = $0.photos[2].photo
    }
    try test.test.widgets.tap(widget.id, by: 3)
    try test.desktop.update {
      $0 = [
        Placement(widget: widget.id, shape: .medium), Placement(widget: widget.id, shape: .large),
      ]
    }
    let before = try contents()
    step.run(widget, app)
    widget.commit()
    let after = try contents()
    #expect(after != before)
    for _ in 0..<2 {
      #expect(app.history.undoName == step.name && app.history.redoName == nil)
      app.undo()
      #expect(try contents() == before)
      #expect(app.history.undoName == nil && app.history.redoName == step.name)
      app.redo()
      #expect(try contents() == after)
    }
    if let open = app.open {
      #expect(try test.stored(open) == open.document)
    }
  }

  @Test func `many steps are taken back one after the other, the newest first`() throws {
    let widget = try test.openWidget()
    var states = [try contents()]
    for step in Self.steps where step.name != .delete && step.detail != "key" {
      step.run(widget, app)
      widget.commit()
      test.time += 10
      let now = try contents()
      if now != states.last { states.append(now) }
    }
    #expect(states.count > 15)
    for state in states.dropLast().reversed() {
      app.undo()
      #expect(try contents() == state)
    }
    #expect(app.history.undoName == nil)
    app.undo()
    for state in states.dropFirst() {
      app.redo()
      #expect(try contents() == state)
    }
    #expect(app.history.redoName == nil)
    app.redo()
    #expect(try contents() == states.last)
  }

  @Test func `a new edit ends what could be done again`() throws {
    let widget = try test.openWidget()
    widget.look.setFilter(.noir)
    app.undo()
    widget.look.setFrame(.border)
    #expect(app.history.redoName == nil)
    app.redo()
    #expect(try test.stored(widget).look?.filter == nil)
  }

  @Test func `what changed nothing is no step`() throws {
    let widget = try test.openWidget { $0.name = "Hearth" }
    widget.look.reset()
    widget.look.setFilter(.sepia)
    app.undo()
    widget.schedule.setEvery(.hour)
    widget.crop.reset()
    widget.photos.pin(nil)
    widget.photos.move(widget.document.photos[0].photo, to: 0)
    app.rename(widget.id, to: "Hearth")
    app.unplace(widget.id)
    widget.photos.remove([])
    #expect(app.history.undoName == nil && app.history.redoName == .look)
  }

  @Test func `what another process did already is no step`() throws {
    let widget = try test.openWidget()
    try test.elsewhere(widget.id) { $0.every = .day }
    widget.schedule.setEvery(.day)
    #expect(widget.document.every == .day && app.history.undoName == nil)
  }

  // MARK: Continuous edits

  @Test func `edits of one kind that follow each other soon are one step`() async throws {
    let widget = try test.openWidget()
    for _ in 0..<6 {
      widget.crop.nudge(.right, isStride: false)
      await test.pause.advance(milliseconds: 350)
      test.time += 2
    }
    #expect(try test.storedFraming(widget).shared.centerX > 0.55)
    app.undo()
    #expect(try test.storedFraming(widget) == PhotoFraming())
    #expect(app.history.undoName == nil)
    app.redo()
    #expect(try test.storedFraming(widget).shared.centerX > 0.55)
  }

  @Test func `after a while, and after an undo, they are another step`() throws {
    let widget = try test.openWidget()
    widget.look.setIntensity(0.8)
    widget.commit()
    test.time += 3
    widget.look.setIntensity(0.6)
    widget.commit()
    app.undo()
    #expect(try test.stored(widget).look?.intensity == 0.8)
    app.redo()
    widget.look.setIntensity(0.4)
    widget.commit()
    app.undo()
    #expect(try test.stored(widget).look?.intensity == 0.6)
  }

  @Test func `single edits are single steps, however fast they come`() throws {
    let widget = try test.openWidget()
    widget.look.setFilter(.noir)
    widget.look.setFilter(.sepia)
    app.undo()
    #expect(try test.stored(widget).look?.filter == .noir)
  }

  @Test func `edits of two kinds are two steps`() throws {
    let widget = try test.openWidget()
    widget.look.setIntensity(0.5)
    widget.look.setText("Garden")
    widget.crop.nudge(.left, isStride: true)
    app.undo()
    #expect(try test.stored(widget).look?.text == "Garden")
    app.undo()
    #expect(try test.stored(widget).look?.text == nil)
    #expect(try test.stored(widget).look?.intensity == 0.5)
    app.undo()
    #expect(try test.stored(widget).look == nil)
  }

  @Test func `edits of two photos are two steps, however fast they come`() throws {
    let widget = try test.openWidget()
    widget.crop.zoomByKey(closer: true)
    widget.selectNext(by: 1)
    widget.crop.zoomByKey(closer: true)
    widget.commit()
    app.undo()
    let photos = try test.stored(widget).photos
    #expect(photos[0].framing != PhotoFraming() && photos[1].framing == PhotoFraming())
  }

  @Test func `a clock that is set back does not make one step of two`() throws {
    let widget = try test.openWidget()
    widget.look.setIntensity(0.8)
    widget.commit()
    test.time -= 10_000
    widget.look.setIntensity(0.6)
    widget.commit()
    app.undo()
    #expect(try test.stored(widget).look?.intensity == 0.8)
  }

  @Test func `edits of two widgets are two steps`() throws {
    let one = try test.openWidget(1)
    one.look.setIntensity(0.5)
    one.commit()
    let two = try test.openWidget(2)
    two.look.setIntensity(0.6)
    two.commit()
    app.undo()
    #expect(try test.stored(two).look == nil && test.stored(one).look?.intensity == 0.5)
  }

  @Test func `undo takes back what a hand is just changing`() throws {
    let widget = try test.openWidget()
    widget.look.setFilter(.noir)
    widget.look.setText("Gar")
    app.undo()
    #expect(widget.document.look?.text == nil && widget.document.look?.filter == .noir)
    app.redo()
    #expect(try test.stored(widget).look?.text == "Gar")
    widget.look.setText("Garden")
    app.redo()
    #expect(try test.stored(widget).look?.text == "Garden")
  }

  // MARK: While others change things

  @Test func `undo leaves alone what another process has changed`() throws {
    let widget = try test.openWidget()
    widget.crop.nudge(.left, isStride: true)
    widget.photos.remove([widget.document.photos[1].photo])
    let more = try TestHome.photo(9)
    try test.elsewhere(widget.id) { document in
      document.name = "Elsewhere"
      document.photos.append(more)
      document.pinned = more.photo
      document.photos[0].framing.small = CropState(zoom: 5)
    }
    app.undo()
    var stored = try test.stored(widget)
    #expect(stored.name == "Elsewhere" && stored.pinned == more.photo)
    #expect(try stored.photos.map(\.photo) == [0, 1, 2, 9].map(TestHome.identifier))
    app.undo()
    stored = try test.stored(widget)
    #expect(stored.photos[0].framing == PhotoFraming(small: CropState(zoom: 5)))
    #expect(stored.photos.count == 4 && stored.name == "Elsewhere")
    app.redo()
    app.redo()
    stored = try test.stored(widget)
    #expect(stored.name == "Elsewhere" && stored.pinned == more.photo)
    #expect(try stored.photos.map(\.photo) == [0, 2, 9].map(TestHome.identifier))
    #expect(stored.photos[0].framing.small == CropState(zoom: 5))
    #expect(widget.document == stored)
  }

  @Test func `what another process changes in the middle of a continuous edit stays`() throws {
    let widget = try test.openWidget()
    widget.look.setIntensity(0.5)
    widget.commit()
    let more = try TestHome.photo(9)
    try test.elsewhere(widget.id) { document in
      document.name = "Elsewhere"
      document.photos.append(more)
      document.look?.mat = .black
    }
    widget.look.setIntensity(0.7)
    widget.commit()
    app.undo()
    let stored = try test.stored(widget)
    #expect(stored.name == "Elsewhere" && stored.photos.count == 4)
    #expect(stored.look?.intensity == nil && stored.look?.mat == .black)
  }

  @Test func `a new widget that got photos elsewhere comes back with them`() throws {
    let id = try #require(app.newWidget())
    let photo = try TestHome.photo(3)
    try test.elsewhere(id) { $0.photos.append(photo) }
    try test.test.widgets.tap(id, by: 5)
    app.undo()
    #expect(try test.test.widgets.loadIfThere(id) == nil)
    app.redo()
    #expect(try test.test.widgets.load(id).photos == [photo])
    #expect(try test.test.widgets.offset(of: id) == 5)
  }

  @Test func `a widget on the desktop comes back where it was moved to`() throws {
    let widget = try test.openWidget()
    app.place(widget.id)
    let placed = try #require(try test.desktop.placements().first)
    try test.desktop.update(placed.id) { $0.output = "DP-1" }
    app.undo()
    #expect(try test.desktop.placements().isEmpty)
    app.redo()
    #expect(try test.desktop.placements().map(\.output) == ["DP-1"])
    #expect(try test.desktop.placements().map(\.id) == [placed.id])
  }

  @Test func `what cannot be taken back is told of, and can be once the way is free`() throws {
    let widget = try test.openWidget()
    widget.look.setFilter(.noir)
    let path = test.test.home.root.appending("widgets/\(widget.id.text)/widget.json")
    let bytes = try OpenFile.open(path, for: .reading).readAll(limit: 1 << 20)
    try AtomicFile.write(Array("{".utf8), to: path)
    app.undo()
    #expect(app.message?.canUndo == false)
    #expect(app.history.undoName == .look && app.history.redoName == nil)
    try AtomicFile.write(bytes, to: path)
    app.undo()
    #expect(try test.stored(widget).look == nil)
    try AtomicFile.write(Array("{".utf8), to: path)
    app.redo()
    #expect(app.history.undoName == nil && app.history.redoName == .look)
    try AtomicFile.write(bytes, to: path)
  }

  @Test func `steps of a widget that another process deleted do not stand in the way`() throws {
    let one = try test.openWidget(1)
    one.look.setFilter(.noir)
    let two = try test.openWidget(2)
    two.look.setFilter(.sepia)
    try test.test.widgets.delete(two.id)
    app.undo()
    #expect(app.message != nil && app.history.redoName == nil)
    app.undo()
    #expect(try test.stored(one).look == nil)
  }

  @Test func `photos that fit no more when they come back are told of`() throws {
    let widget = try test.openWidget(photos: 50)
    widget.photos.remove(widget.document.photos.prefix(2).map(\.photo))
    let more = try TestHome.photo(70)
    try test.elsewhere(widget.id) { $0.photos.append(more) }
    app.undo()
    #expect(try test.stored(widget).photos.count == 50)
    #expect(app.message?.text == test.words.widgetHasNoRoom(1, limit: 50))
  }
}
