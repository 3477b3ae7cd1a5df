import MantelCore
import MantelImaging
import MantelModel
import MantelStore
import MantelSystem
import MantelWords
import TestSupport
import Testing

@MainActor
@Suite(.timeLimit(patience)) struct PhotosModelTests {
  private let test: TestApp

  init() throws {
    test = try TestApp()
  }

  /// The photos by their numbers.
  private func numbers(_ widget: WidgetModel) throws -> [Int?] {
    try test.stored(widget).photos.map { Int($0.photo.text, radix: 16) }
  }

  @Test(
    arguments: [
      (0, 2, [1, 2, 0, 3]), (3, 1, [0, 3, 1, 2]), (1, 0, [1, 0, 2, 3]), (0, 3, [1, 2, 3, 0]),
      (2, 2, [0, 1, 2, 3]),
    ])
  func `a photo goes where another one is`(photo: Int, other: Int, result: [Int]) throws {
    let widget = try test.openWidget(photos: 4)
    widget.photos.move(try TestHome.identifier(photo), onto: try TestHome.identifier(other))
    #expect(try numbers(widget) == result)
  }

  @Test(arguments: [
    (0, -9, [0, 1, 2]), (0, 1, [1, 0, 2]), (1, 99, [0, 2, 1]), (7, 0, [0, 1, 2]),
  ])
  func `a photo goes to a place of the list`(photo: Int, place: Int, result: [Int]) throws {
    let widget = try test.openWidget()
    widget.photos.move(try TestHome.identifier(photo), to: place)
    #expect(try numbers(widget) == result)
  }

  @Test func `photos that are removed are told of, and undo brings them back as they were`() throws
  {
    let widget = try test.openWidget(photos: 4) {
      $0.photos[1].framing.shared = CropState(zoom: 3)
      $0.photos[1].look = LookSettings()
      $0.photos[1].look?.filter = .noir
    }
    let before = try test.stored(widget).photos
    widget.photos.remove([before[3].photo, before[1].photo])
    #expect(try numbers(widget) == [0, 2])
    #expect(test.app.message?.text == test.words.photosWereRemoved(2))
    #expect(test.app.message?.canUndo == true)
    test.app.undo()
    #expect(try test.stored(widget).photos == before && widget.photos.photos == before)
  }

  @Test func `when the selected photo is removed another one is selected`() throws {
    let widget = try test.openWidget()
    widget.photos.remove([try #require(widget.selected)])
    #expect(try widget.selected == TestHome.identifier(1) && widget.photo != nil)
    widget.photos.remove(widget.photos.photos.map(\.photo))
    #expect(widget.selected == nil && widget.photo == nil)
    test.app.undo()
    #expect(widget.photo != nil)
  }

  @Test func `photos that are not there cannot be removed`() throws {
    let widget = try test.openWidget()
    widget.photos.remove([try TestHome.identifier(9)])
    #expect(test.app.message == nil && test.app.history.undoName == nil)
  }

  @Test func `a pinned photo is the one that is shown, until it is unpinned`() throws {
    let widget = try test.openWidget()
    let other = try #require(widget.photos.photos.first { $0.photo != widget.photos.shown }).photo
    widget.photos.pin(other)
    #expect(try widget.photos.shown == other && test.stored(widget).pinned == other)
    #expect(test.app.history.undoName == .pin)
    widget.photos.pin(nil)
    #expect(widget.photos.shown != other && test.app.history.undoName == .unpin)
    widget.photos.pin(try TestHome.identifier(9))
    #expect(try test.stored(widget).pinned == nil)
  }

  @Test func `what is wrong with a photo is said in sentences`() async throws {
    let widget = try test.openWidget(photos: 0)
    let names = ["whole", "gone", "changed", "damaged"]
    widget.photos.add(try names.map { try test.photoFile($0) })
    await widget.photos.settle()
    let photos = widget.photos.photos.map(\.photo)
    // What is still to be rendered is no trouble while that is under way.
    #expect(widget.photos.troubles.isEmpty)
    try Folder.removeFile(widget.photos.photos[1].source.path)
    _ = try test.photoFile("changed, and longer", named: "from/changed.jpg")
    try Folder.removeFile(test.test.photos.folder(of: photos[3]).master)
    await test.app.renders.settle()
    await widget.photos.settle()
    let words = test.words
    let unfinished = words.whyNotShowing(.notRendered)
    #expect(
      widget.photos.troubles == [
        photos[0]: unfinished,
        photos[1]: "\(words.whyNotShowing(.sourceMissing)) \(unfinished)",
        photos[2]: "\(words.whyNotShowing(.sourceChanged)) \(unfinished)",
        photos[3]: words.whyNotShowing(.filesDamaged),
      ])
    widget.photos.remove(Array(photos.dropFirst()))
    await widget.photos.settle()
    #expect(widget.photos.troubles.isEmpty)
  }

  @Test func `why a picture could not be made is said too`() async throws {
    let widget = try test.openWidget(photos: 0)
    widget.photos.add([try test.photoFile("1")])
    await widget.photos.settle()
    var report = RenderPipeline.Report()
    report.failed = [(widget.photos.photos[0], .imaging(.workerStopped))]
    test.rendering.answer(.success(report))
    await test.app.renders.settle()
    await widget.photos.settle()
    let sentence = try #require(widget.photos.troubles[widget.photos.photos[0].photo])
    #expect(sentence.hasSuffix(test.words.explain(ImagingError.workerStopped)))
  }
}
