import MantelCore
import MantelImaging
import MantelStore
import MantelSystem
import TestSupport
import Testing

/// Widgets that follow folders, on a disk.
struct FolderFollowingTests {
  private let test: TestHome
  private let worker = FakeWorker()
  private let widget: WidgetDocument
  private let camera: FilePath
  private let moment = Moment(time: 1_800_000_000, zone: .utc)

  init() throws {
    test = try TestHome()
    camera = test.folder.path.appending("camera")
    try Folder.create(camera)
    let made = try test.makeWidget()
    let camera = camera
    widget = try test.widgets.update(made.id) { document, _ throws(StoreError) in
      _ = try document.follow(camera)
    }
  }

  private var following: FolderFollowing {
    FolderFollowing(test.home, importer: worker, width: 2)
  }

  @discardableResult
  private func look() async throws -> FolderFollowing.Report {
    try await following.run(widget.id, at: moment)
  }

  /// Puts a photo into the folder, changed so many seconds after 1970.
  @discardableResult
  private func shoot(_ name: String, at seconds: Int, _ content: String? = nil) throws -> FilePath {
    try test.folder.write(content ?? "photo \(name)", to: "camera/\(name)", modified: seconds)
  }

  private func document() throws -> WidgetDocument { try test.widgets.load(widget.id) }

  /// The names of the widget's files, in its order.
  private func names() throws -> [String] {
    try document().photos.map { String(decoding: $0.source.path.lastComponent, as: UTF8.self) }
  }

  private func edit(_ change: (inout WidgetDocument) throws(StoreError) -> Void) throws {
    try test.widgets.update(widget.id) { document, offset throws(StoreError) in
      try document.edit(offset: offset, at: moment, change)
    }
  }

  /// Adds a photo by the user's own hand.
  private func add(_ path: FilePath) async throws {
    let arrival = try await PhotoIntake(test.home, importer: worker).take(path)
    try edit { document throws(StoreError) in
      _ = try document.append(document.entry(of: arrival.document, from: arrival.source))
    }
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

  @Test func `photos come in the order of their times, framed as if they were added`() async throws
  {
    try shoot("b.jpg", at: 20)
    try shoot("a.jpg", at: 30, "photo with a face")
    try shoot("c.jpg", at: 10)
    let report = try await look()
    #expect(try names() == ["c.jpg", "b.jpg", "a.jpg"])
    #expect(report.arrived == report.document.photos && report.left.isEmpty)
    let photos = try document().photos
    #expect(photos.allSatisfy { $0.isFollowed })
    let photo = try test.photos.document(of: photos[2].photo)
    #expect(photos[2].framing == photo.startingFraming(frame: .fullBleed))
  }

  @Test func `a second look opens no file and writes none`() async throws {
    for number in 1...60 { try shoot("\(number).jpg", at: number) }
    try shoot("film.mp4", at: 99, "no picture")
    try await look()
    #expect(worker.imported == 50)
    // Copies, refused and unusable files are known too.
    try edit { $0.remove([$0.photos[0].photo]) }
    try shoot("copy.jpg", at: 98, "photo 60.jpg")
    try await look()
    let before = try state(test.home.root)
    let imported = worker.imported
    let report = try await look()
    #expect(report.arrived.isEmpty && report.left.isEmpty && report.failed.isEmpty)
    #expect(worker.imported == imported)
    #expect(try state(test.home.root) == before)
  }

  @Test func `the newest fifty are kept up, and an older one comes back when there is room`()
    async throws
  {
    for number in 1...51 { try shoot("\(number).jpg", at: number) }
    try await look()
    #expect(try names().first == "2.jpg")
    try shoot("new.jpg", at: 100)
    let report = try await look()
    #expect(report.left.map(\.source.path) == [camera.appending("2.jpg")])
    #expect(try names().last == "new.jpg")
    try Folder.removeFile(camera.appending("new.jpg"))
    let imported = worker.imported
    try await look()
    #expect(try names().last == "2.jpg")
    #expect(try document().photos.count == 50)
    #expect(worker.imported == imported, "it is in the store yet")
  }

  @Test func `the photo on screen stays when others come and leave`() async throws {
    for number in 1...50 { try shoot("\(number).jpg", at: number) }
    try await look()
    try edit { $0.order = .shuffled }
    for round in 0..<5 {
      let before = try document()
      let shown = try #require(try test.widgets.shown(before, shape: .large, at: moment))
      let oldest = before.photos.map(\.source).min { $1.isNewer(than: $0) }
      let comes = 51 + round
      try shoot("\(comes).jpg", at: comes)
      try await look()
      let now = try #require(try test.widgets.shown(try document(), shape: .large, at: moment))
      // Were it the one that left, the plan's next would show.
      #expect(now.photo.photo == shown.photo.photo || shown.photo.source == oldest)
      try test.widgets.tap(widget.id, by: 1)
    }
  }

  @Test
  func `a photo removed by hand does not come back, not even as a copy or when it is touched`()
    async throws
  {
    try shoot("1.jpg", at: 1)
    try shoot("2.jpg", at: 2)
    try await look()
    try edit { $0.remove([$0.photos[1].photo]) }
    #expect(try await look().arrived.isEmpty)
    try shoot("2.jpg", at: 3)
    try shoot("copy.jpg", at: 4, "photo 2.jpg")
    #expect(try await look().arrived.isEmpty)
    #expect(try names() == ["1.jpg"])
    // Another photo under its name is another photo.
    try shoot("2.jpg", at: 5, "photo, another")
    #expect(try await look().arrived.count == 1)
  }

  @Test func `a removed photo that is added again by hand is back for good`() async throws {
    let path = try shoot("1.jpg", at: 1)
    try await look()
    try edit { $0.remove($0.photos.map(\.photo)) }
    try await add(path)
    try await look()
    #expect(try document().photos.map(\.isFollowed) == [false])
    try Folder.removeFile(path)
    try await look()
    #expect(try names() == ["1.jpg"])
  }

  @Test func `a file that is not whole is told once, and taken when it has changed`() async throws {
    try shoot("1.jpg", at: 1, "phot")
    #expect(try await look().failed.map(\.path) == [camera.appending("1.jpg")])
    #expect(try await look().failed.isEmpty)
    try shoot("1.jpg", at: 1, "photo, whole")
    #expect(try await look().arrived.count == 1)
    #expect(try await look().failed.isEmpty)
  }

  @Test func `a folder that is gone empties nothing, and is followed again when it is back`()
    async throws
  {
    try shoot("1.jpg", at: 1)
    try await look()
    let elsewhere = test.folder.path.appending("elsewhere")
    try Folder.rename(camera, to: elsewhere)
    let report = try await look()
    #expect(report.troubles == [.missing(camera)])
    #expect(report.left.isEmpty && report.failed.isEmpty)
    #expect(try names() == ["1.jpg"])
    let diagnosis = try WidgetDiagnosis(of: try document(), in: test.home)
    #expect(diagnosis.widget == [.folder(.missing(camera))])
    try Folder.rename(elsewhere, to: camera)
    try shoot("2.jpg", at: 2)
    #expect(try await look().arrived.count == 1)
  }

  @Test func `an emptied folder empties the widget, the empty place of an unmounted disk does not`()
    async throws
  {
    try shoot("1.jpg", at: 1)
    try await look()
    let disk = test.folder.path.appending("disk")
    try Folder.rename(camera, to: disk)
    try Folder.create(camera)
    let report = try await look()
    #expect(report.troubles == [.missing(camera)] && report.left.isEmpty)
    #expect(try names() == ["1.jpg"])
    try Folder.removeAll(camera)
    try Folder.rename(disk, to: camera)
    #expect(try await look().troubles.isEmpty)
    try Folder.removeFile(camera.appending("1.jpg"))
    #expect(try await look().left.count == 1)
  }

  @Test func `an empty folder that is followed from the start is no trouble`() async throws {
    #expect(try await look().troubles.isEmpty)
  }

  @Test func `folders below are followed, hidden ones and links to folders are not`() async throws {
    try shoot("2026/12/1.jpg", at: 1)
    try shoot(".trash/2.jpg", at: 2)
    try shoot(".3.jpg", at: 3)
    try shoot("4.jpg", at: 4, "")
    let other = try test.folder.write("photo, linked", to: "other/5.jpg", modified: 5)
    #expect(Machine.makeLink(camera.appending("5.jpg"), to: other.lossyText))
    #expect(Machine.makeLink(camera.appending("folder"), to: other.parent.lossyText))
    #expect(Machine.makeLink(camera.appending("circle"), to: camera.lossyText))
    #expect(Machine.makeLink(camera.appending("6.jpg"), to: "nowhere"))
    #expect(Machine.makePipe(camera.appending("7.jpg")))
    let report = try await look()
    #expect(report.failed.isEmpty && report.troubles.isEmpty)
    #expect(try names() == ["1.jpg", "5.jpg"])
    #expect(
      try following.foldersToWatch()
        == [camera, camera.appending("2026"), camera.appending("2026/12")])
  }

  @Test func `a followed folder that is itself a link is followed`() async throws {
    try shoot("1.jpg", at: 1)
    let link = test.folder.path.appending("link")
    #expect(Machine.makeLink(link, to: camera.lossyText))
    try edit { document throws(StoreError) in
      document.unfollow(camera)
      _ = try document.follow(link)
    }
    try await look()
    #expect(try document().photos.map(\.source.path) == [link.appending("1.jpg")])
  }

  @Test func `for a folder that is gone the nearest one above is watched`() async throws {
    try Folder.removeAll(camera)
    #expect(try following.foldersToWatch() == [test.folder.path])
  }

  @Test func `Mantel's own pictures are no photos of the user's`() async throws {
    try shoot("1.jpg", at: 1)
    try edit { document throws(StoreError) in _ = try document.follow(test.folder.path) }
    try edit { document throws(StoreError) in
      _ = try document.follow(test.home.root.appending("photos"))
    }
    try await look()
    try await look()
    #expect(try names() == ["1.jpg"])
  }

  @Test func `a renamed file keeps its photo, crop and place`() async throws {
    try shoot("1.jpg", at: 1)
    try shoot("2.jpg", at: 2)
    try await look()
    let crop = CropState(centerX: 0.25, centerY: 0.5, zoom: 2)
    try edit { $0.photos[0].framing.set(crop, for: nil) }
    try Folder.rename(camera.appending("1.jpg"), to: camera.appending("beach.jpg"))
    let report = try await look()
    #expect(report.arrived.isEmpty && report.left.isEmpty)
    #expect(try names() == ["beach.jpg", "2.jpg"])
    #expect(try document().photos[0].framing.shared == crop)
  }

  @Test func `a photo that left and comes back looks as the user had made it`() async throws {
    let path = try shoot("1.jpg", at: 1)
    try await look()
    let crop = CropState(centerX: 0.25, centerY: 0.5, zoom: 2)
    try edit { document in
      document.photos[0].framing.set(crop, for: nil)
      document.photos[0].look = LookSettings()
      document.photos[0].look?.filter = .sepia
    }
    let before = try document().photos
    try Folder.removeFile(path)
    try shoot("other.jpg", at: 2)
    try await look()
    #expect(try names() == ["other.jpg"])
    try shoot("1.jpg", at: 1)
    try await look()
    let after = try document().photos
    #expect(after.map(\.photo).contains(before[0].photo))
    #expect(after[1].framing.shared == crop && after[1].look == before[0].look)
    // So it does when its folder is followed again.
    try edit { $0.unfollow(camera) }
    #expect(try document().photos.isEmpty)
    try edit { document throws(StoreError) in _ = try document.follow(camera) }
    try await look()
    let again = try #require(try document().photos.first { $0.photo == before[0].photo })
    #expect(again.framing.shared == crop)
  }

  @Test func `in a full widget a photo added by hand takes the place of the oldest followed one`()
    async throws
  {
    for number in 1...50 { try shoot("\(number).jpg", at: number) }
    try await look()
    try await add(try test.folder.write("photo of mine", to: "mine.jpg"))
    let names = try names()
    #expect(names.last == "mine.jpg" && names.first == "2.jpg")
    #expect(try await look().arrived.isEmpty)
    #expect(try document().photos.count == 50)
  }

  @Test func `an overwritten file is read anew by rendering and stays a followed one`() async throws
  {
    try shoot("1.jpg", at: 1)
    try await look()
    try shoot("1.jpg", at: 9, "photo, another")
    #expect(try await look().arrived.isEmpty)
    let pipeline = RenderPipeline(test.home, importer: worker, renderer: worker, width: 2)
    _ = try await pipeline.run(widget.id, force: false, at: moment) { _, _ in }
    let photos = try document().photos
    #expect(photos.map(\.photo.text) == [FakeWorker.identifier(of: Array("photo, another".utf8))])
    #expect(photos[0].isFollowed)
    #expect(try await look().arrived.isEmpty)
  }

  @Test func `several looks at once do what one does`() async throws {
    for number in 1...20 { try shoot("\(number).jpg", at: number) }
    let (following, identifier, moment) = (following, widget.id, moment)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask { _ = try await following.run(identifier, at: moment) }
      }
      try await group.waitForAll()
    }
    #expect(try names() == (1...20).map { "\($0).jpg" })
    #expect(worker.imported == 20)
  }

  @Test func `a look that is called off takes nothing away and says so`() async throws {
    for number in 1...50 { try shoot("\(number).jpg", at: number) }
    try await look()
    try shoot("51.jpg", at: 51)
    let (following, identifier, moment) = (following, widget.id, moment)
    let report = try await Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await following.run(identifier, at: moment)
    }.value
    #expect(report.wasCancelled && report.failed.isEmpty)
    #expect(report.left.isEmpty && report.arrived.isEmpty)
    #expect(try await look().arrived.count == 1)
  }

  @Test func `progress counts files up to their number`() async throws {
    for number in 1...3 { try shoot("\(number).jpg", at: number) }
    var heard: [[Int]] = []
    _ = try await following.run(widget.id, at: moment) { heard.append([$0, $1]) }
    #expect(heard == [[0, 3], [1, 3], [2, 3], [3, 3]])
  }

  @Test func `what is known of files can be lost without harm`() async throws {
    try shoot("1.jpg", at: 1)
    try shoot("2.jpg", at: 2)
    try await look()
    try edit { $0.remove([$0.photos[1].photo]) }
    let name = "home/widgets/\(widget.id.text)/following.json"
    for text in ["", "{\"version\": 1}", "rubbish"] {
      try test.folder.write(text, to: name)
      #expect(try await look().arrived.isEmpty)
      #expect(try names() == ["1.jpg"])
    }
    try test.folder.write("{\"version\": 2}", to: name)
    await #expect(throws: StoreError.self) { try await look() }
    #expect(try test.folder.read(name) == Array("{\"version\": 2}".utf8))
  }

  @Test func `a widget that follows nothing is left alone`() async throws {
    try edit { $0.unfollow(camera) }
    try shoot("1.jpg", at: 1)
    let before = try state(test.home.root)
    #expect(try await look().arrived.isEmpty)
    #expect(try state(test.home.root) == before)
  }
}
