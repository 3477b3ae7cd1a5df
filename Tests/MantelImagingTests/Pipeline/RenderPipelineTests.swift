import MantelCore
import MantelImaging
import MantelStore
import MantelSystem
import TestSupport
import Testing

struct RenderPipelineTests {
  private let test: TestHome
  private let worker = FakeWorker()
  private let moment = Moment(time: 1_800_000_000, zone: .utc)

  init() throws {
    test = try TestHome()
  }

  private var pipeline: RenderPipeline {
    RenderPipeline(test.home, importer: worker, renderer: worker, width: 2)
  }

  private func run(_ widget: WidgetDocument, force: Bool = false) async throws
    -> RenderPipeline.Report
  {
    try await pipeline.run(widget.id, force: force, at: moment) { _, _ in }
  }

  /// A widget with photos from real files, which hold "photo" and their number.
  private func makeWidget(photos count: Int) async throws -> WidgetDocument {
    let intake = PhotoIntake(test.home, importer: worker)
    let widget = try test.makeWidget()
    for number in 0..<count {
      let path = try test.folder.write("photo \(number)", to: "photos/\(number).jpg")
      let arrival = try await intake.take(path)
      try test.widgets.update(widget.id) { document, _ throws(StoreError) in
        _ = try document.append(
          WidgetPhoto(
            photo: arrival.document.id, source: arrival.source, framing: PhotoFraming()))
      }
    }
    return try test.widgets.load(widget.id)
  }

  /// Everything in the shared folder, with size and time.
  private func state(_ folder: FilePath) throws -> [FilePath: FileStatus] {
    var state: [FilePath: FileStatus] = [:]
    for name in try Folder.names(in: folder) {
      let path = folder.appending(bytes: name)
      let status = try FileStatus.of(path)
      state[path] = status
      if status.kind == .folder { state.merge(try self.state(path)) { one, _ in one } }
    }
    return state
  }

  @Test func `every photo is made in every shape, and nothing is made twice`() async throws {
    let widget = try await makeWidget(photos: 3)
    let first = try await run(widget)
    #expect((first.rendered, first.skipped) == (9, 0))
    let before = try state(test.home.root)
    let second = try await run(widget)
    #expect((second.rendered, second.skipped) == (0, 9))
    #expect(try state(test.home.root) == before, "no file is touched")
    #expect(worker.rendered == 9)
  }

  @Test func `by force everything is made anew`() async throws {
    let widget = try await makeWidget(photos: 2)
    _ = try await run(widget)
    #expect(try await run(widget, force: true).rendered == 6)
  }

  @Test func `a crop makes just that photo anew, one shape's crop just that shape`() async throws {
    let widget = try await makeWidget(photos: 3)
    _ = try await run(widget)
    try test.widgets.update(widget.id) { document, _ in
      document.photos[1].framing.shared = CropState(centerX: 0.4, centerY: 0.5, zoom: 2)
    }
    #expect(try await run(widget).rendered == 3)
    try test.widgets.update(widget.id) { document, _ in
      document.photos[1].framing[.small] = CropState(centerX: 0.3, centerY: 0.5, zoom: 2)
    }
    let report = try await run(widget)
    #expect((report.rendered, report.skipped) == (1, 8))
  }

  @Test func `a picture that was lost is made again, and only that one`() async throws {
    let widget = try await makeWidget(photos: 2)
    _ = try await run(widget)
    let lost = try test.widgets.finishedRenders(of: widget.id)[2]
    try Folder.removeFile(test.widgets.path(of: lost, of: widget.id))
    #expect(try await run(widget).rendered == 1)
    #expect(try test.widgets.finishedRenders(of: widget.id).contains(lost))
  }

  @Test func `an overwritten file's new photo takes over its place and crop`() async throws {
    var widget = try await makeWidget(photos: 3)
    let crop = CropState(centerX: 0.4, centerY: 0.5, zoom: 2)
    widget = try test.widgets.update(widget.id) { document, _ in
      document.photos[1].framing.shared = crop
    }
    _ = try await run(widget)
    try test.folder.write("photo, quite another", to: "photos/1.jpg")
    let report = try await run(widget)
    #expect(report.rendered == 3)
    let after = try test.widgets.load(widget.id)
    #expect(
      after.photos[1].photo.text == FakeWorker.identifier(of: Array("photo, quite another".utf8)))
    #expect(after.photos[1].framing.shared == crop)
    #expect(after.anchor == widget.anchor)
    #expect(try await run(widget).rendered == 0)
  }

  @Test func `a file overwritten with rubbish is told, and the last good pictures stay`()
    async throws
  {
    let widget = try await makeWidget(photos: 2)
    _ = try await run(widget)
    try test.folder.write("rubbish", to: "photos/1.jpg")
    let report = try await run(widget)
    #expect(report.failed.map(\.failure) == [.imaging(.damaged(detail: "fake"))])
    #expect(report.failed.map(\.photo.photo) == [widget.photos[1].photo])
    #expect(try test.widgets.load(widget.id).photos == widget.photos)
    #expect(try test.widgets.finishedRenders(of: widget.id).count == 6)
  }

  @Test func `a file that is gone is no failure, and its pictures stay`() async throws {
    let widget = try await makeWidget(photos: 2)
    _ = try await run(widget)
    try Folder.removeFile(widget.photos[0].source.path)
    let report = try await run(widget)
    #expect(report.failed.isEmpty)
    #expect(report.skipped == 6)
    let diagnosis = try WidgetDiagnosis(of: widget, in: test.home)
    #expect(diagnosis.photos.map(\.troubles) == [[.sourceMissing], []])
  }

  @Test func `a lost master comes back from the photo's file`() async throws {
    let widget = try await makeWidget(photos: 1)
    try Folder.removeAll(test.home.root.appending("photos/\(widget.photos[0].photo.text)"))
    #expect(try await run(widget).rendered == 3)
    #expect(test.photos.isComplete(widget.photos[0].photo))
  }

  @Test func `a photo whose own files are damaged is mended though its pictures are finished`()
    async throws
  {
    let widget = try await makeWidget(photos: 1)
    _ = try await run(widget)
    try Folder.removeFile(test.photos.folder(of: widget.photos[0].photo).glow)
    #expect(try await run(widget).rendered == 3)
    #expect(test.photos.isComplete(widget.photos[0].photo))
  }

  @Test func `one photo that fails does not keep the others from being made`() async throws {
    let widget = try await makeWidget(photos: 3)
    try Folder.removeAll(test.home.root.appending("photos/\(widget.photos[1].photo.text)"))
    try Folder.removeFile(widget.photos[1].source.path)
    let report = try await run(widget)
    #expect(report.rendered == 6)
    #expect(report.failed.map(\.photo.photo) == [widget.photos[1].photo])
  }

  @Test func `work that is called off keeps what was made and says so`() async throws {
    let widget = try await makeWidget(photos: 2)
    worker.refuseRendering(.cancelled)
    let report = try await run(widget)
    #expect(report.wasCancelled)
    #expect(report.failed.isEmpty)
    worker.refuseRendering(nil)
    #expect(try await run(widget).rendered == 6)
  }

  @Test func `progress counts photos up to their number`() async throws {
    let widget = try await makeWidget(photos: 3)
    var heard: [[Int]] = []
    _ = try await pipeline.run(widget.id, force: false, at: moment) { heard.append([$0, $1]) }
    #expect(heard == [[0, 3], [1, 3], [2, 3], [3, 3]])
  }

  @Test func `the diagnosis tells what is not finished, out of date, changed or damaged`()
    async throws
  {
    let widget = try await makeWidget(photos: 1)
    func troubles() throws -> [WidgetDiagnosis.PhotoTrouble] {
      try WidgetDiagnosis(of: try test.widgets.load(widget.id), in: test.home).photos[0].troubles
    }
    #expect(try troubles() == [.notRendered])
    _ = try await run(widget)
    #expect(try troubles() == [])
    try test.widgets.update(widget.id) { document, _ in
      document.photos[0].framing.shared = CropState(centerX: 0.4, centerY: 0.5, zoom: 2)
    }
    #expect(try troubles() == [.outOfDate])
    try test.folder.write("photo, changed", to: "photos/0.jpg")
    #expect(try troubles() == [.sourceChanged, .outOfDate])
    try Folder.removeFile(test.photos.folder(of: widget.photos[0].photo).master)
    #expect(try troubles() == [.sourceChanged, .filesDamaged])
  }
}
