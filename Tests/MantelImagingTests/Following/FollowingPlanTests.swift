import MantelCore
import MantelImaging
import MantelStore
import MantelSystem
import TestSupport
import Testing

/// What comes into a widget that follows folders and what leaves it, decided without a disk.
struct FollowingPlanTests {
  private static let camera: FilePath = "/camera"

  /// A file by the number of the photo in it, which lies in `/camera` unless told otherwise.
  private func file(_ number: Int, at time: Int64, in folder: String = "/camera") -> SourceRecord {
    SourceRecord(path: FilePath("\(folder)/\(number).jpg"), size: 1, modified: time)
  }

  private func entry(_ number: Int, at time: Int64, followed: Bool, in folder: String = "/camera")
    throws -> WidgetPhoto
  {
    var entry = WidgetPhoto(
      photo: try TestHome.identifier(number), source: file(number, at: time, in: folder),
      framing: PhotoFraming())
    entry.isFollowed = followed
    return entry
  }

  private func widget(_ photos: [WidgetPhoto] = [], follows folders: [FilePath] = [camera]) throws
    -> WidgetDocument
  {
    let identifier = try #require(WidgetIdentifier("00000000-0000-4000-8000-000000000001"))
    var document = WidgetDocument(
      id: identifier, created: Timestamp(unixSeconds: 0), name: "Hearth", every: .hour,
      start: .midnight, order: .inOrder)
    for folder in folders { _ = try document.follow(folder) }
    document.photos = photos
    return document
  }

  /// The plan for files that hold the photo of their number, unless `findings` says otherwise; those of `unread` are not known.
  private func plan(
    _ document: WidgetDocument, _ files: [SourceRecord], roots: [FilePath] = [camera],
    troubles: [FolderTrouble] = [], unread: [SourceRecord] = [],
    findings other: [SourceRecord: FollowingPlan.Finding] = [:], skippingUnread: Bool = false
  ) throws -> FollowingPlan {
    var findings: [SourceRecord: FollowingPlan.Finding] = [:]
    for file in files where !unread.contains(file) {
      let name = String(decoding: file.path.lastComponent, as: UTF8.self)
      findings[file] = .photo(try TestHome.identifier(Int(name.prefix { $0 != "." }) ?? 0))
    }
    findings.merge(other) { $1 }
    let listing = FolderListing(files: files, roots: roots, troubles: troubles)
    return FollowingPlan(document, listing, findings: findings, skippingUnread: skippingUnread)
  }

  private func numbers(_ photos: [PhotoIdentifier]) -> [Int] {
    photos.compactMap { Int($0.text, radix: 16) }
  }

  private func arrivals(_ plan: FollowingPlan) -> [Int] { numbers(plan.arrivals.map(\.photo)) }

  @Test func `what is known comes, the oldest first`() throws {
    let files = [file(1, at: 30), file(2, at: 10), file(3, at: 20)]
    let plan = try plan(try widget(), files)
    #expect(arrivals(plan) == [2, 3, 1])
    #expect(plan.unread.isEmpty && plan.departures.isEmpty && plan.moves.isEmpty)
  }

  @Test func `of files that changed at once the later name is the newer one`() throws {
    let own = try (100..<149).map { try entry($0, at: 0, followed: false, in: "/mine") }
    let plan = try plan(try widget(own), [file(1, at: 5), file(3, at: 5), file(2, at: 5)])
    #expect(arrivals(plan) == [3])
  }

  @Test func `only the newest fifty are read`() throws {
    let files = (1...60).map { file($0, at: Int64($0)) }
    let plan = try plan(try widget(), files, unread: files)
    #expect(plan.unread == (11...60).reversed().map { file($0, at: Int64($0)) })
  }

  @Test(arguments: [0, 1, 30, 48, 49, 50])
  func `photos of the user's own count against the fifty`(_ own: Int) throws {
    let hand = try (0..<own).map { try entry(100 + $0, at: 1_000, followed: false, in: "/mine") }
    let files = (1...60).map { file($0, at: Int64($0)) }
    let plan = try plan(try widget(hand), files)
    #expect(arrivals(plan) == Array((11 + own)..<61))
    #expect(plan.departures.isEmpty)
  }

  @Test func `a file that holds no photo leaves its place to the next`() throws {
    let own = try (100..<149).map { try entry($0, at: 0, followed: false, in: "/mine") }
    let files = [file(1, at: 3), file(2, at: 2), file(3, at: 1)]
    let plan = try plan(try widget(own), files, findings: [files[0]: .nothing])
    #expect(arrivals(plan) == [2])
  }

  @Test func `the same photo in two files comes once, and by its newest file`() throws {
    let copy = SourceRecord(path: "/camera/copy.jpg", size: 1, modified: 9)
    let one = try TestHome.identifier(1)
    let plan = try plan(
      try widget(), [file(1, at: 3), copy, file(2, at: 1)], findings: [copy: .photo(one)])
    #expect(arrivals(plan) == [2, 1])
    #expect(plan.arrivals.last?.source == copy)
  }

  @Test func `a photo that the user removed does not come`() throws {
    var document = try widget([try entry(1, at: 9, followed: true)])
    document.remove([try TestHome.identifier(1)])
    let plan = try plan(document, [file(1, at: 9), file(2, at: 8)])
    #expect(arrivals(plan) == [2])
  }

  @Test func `a newer photo takes the place of the oldest that came by following`() throws {
    let photos = try (1...50).map { try entry($0, at: Int64($0), followed: $0 != 1) }
    let files = (1...51).map { file($0, at: Int64($0)) }
    let plan = try plan(try widget(photos), files)
    #expect(arrivals(plan) == [51])
    #expect(numbers(plan.departures) == [2], "the first is the user's own")
  }

  @Test func `a photo whose file is gone leaves, but not the user's own`() throws {
    let photos = [
      try entry(1, at: 1, followed: true), try entry(2, at: 2, followed: false),
      try entry(3, at: 3, followed: true),
    ]
    let plan = try plan(try widget(photos), [file(3, at: 3)])
    #expect(numbers(plan.departures) == [1])
    #expect(plan.arrivals.isEmpty)
  }

  @Test func `the pinned photo stays until it is unpinned`() throws {
    var document = try widget([try entry(1, at: 1, followed: true)])
    document.pinned = try TestHome.identifier(1)
    #expect(try plan(document, []).isEmpty)
    document.pinned = nil
    #expect(numbers(try plan(document, []).departures) == [1])
  }

  @Test(arguments: [
    FolderTrouble.missing("/camera"),
    .unreadable("/camera", SystemError(.list, "/camera", code: 13)),
  ])
  func `what came from a folder that cannot be looked through stays`(_ trouble: FolderTrouble)
    throws
  {
    let document = try widget([try entry(1, at: 1, followed: true)])
    #expect(try plan(document, [], roots: [], troubles: [trouble]).isEmpty)
  }

  @Test func `one forbidden folder below a followed one keeps its own photos and no others`() throws
  {
    let photos = [
      try entry(1, at: 1, followed: true, in: "/camera/locked"),
      try entry(2, at: 2, followed: true),
      try entry(3, at: 3, followed: true, in: "/camera/locked too"),
    ]
    let plan = try plan(try widget(photos), [], troubles: [.missing("/camera/locked")])
    #expect(numbers(plan.departures) == [2, 3])
  }

  @Test func `photos out of sight keep their rank, and newer ones may still replace them`() throws {
    let photos = try (1...50).map { try entry($0, at: Int64($0), followed: true, in: "/usb") }
    let files = [file(60, at: 25), file(61, at: 0), file(62, at: 99)]
    let plan = try plan(
      try widget(photos, follows: ["/usb", "/camera"]), files, troubles: [.missing("/usb")])
    #expect(arrivals(plan) == [60, 62])
    #expect(numbers(plan.departures) == [1, 2])
  }

  @Test func `a photo whose file has another name now stays and follows it`() throws {
    let renamed = SourceRecord(path: "/camera/beach.jpg", size: 1, modified: 1)
    let one = try TestHome.identifier(1)
    for followed in [true, false] {
      let document = try widget([try entry(1, at: 1, followed: followed)])
      let plan = try plan(document, [renamed], findings: [renamed: .photo(one)])
      #expect(plan.moves.map(\.source) == [renamed])
      #expect(plan.departures.isEmpty && plan.arrivals.isEmpty)
    }
  }

  @Test func `a copy of a photo is no other name for it`() throws {
    let copy = SourceRecord(path: "/camera/copy.jpg", size: 1, modified: 9)
    let document = try widget([try entry(1, at: 1, followed: true)])
    let one = try TestHome.identifier(1)
    #expect(try plan(document, [file(1, at: 1), copy], findings: [copy: .photo(one)]).isEmpty)
  }

  @Test func `a file that was overwritten is still its photo's, until it is read anew`() throws {
    let document = try widget([try entry(1, at: 1, followed: true)])
    let rewritten = SourceRecord(path: "/camera/1.jpg", size: 7, modified: 5)
    #expect(try plan(document, [rewritten], unread: [rewritten]).isEmpty)
  }

  @Test func `a file of the user's own in the folder is not counted twice`() throws {
    let photos = try (1...49).map { try entry($0, at: Int64($0), followed: false) }
    let files = (1...60).map { file($0, at: Int64($0)) }
    #expect(arrivals(try plan(try widget(photos), files)) == [60])
  }

  @Test func `files that were not read can be left out, and then nothing leaves for them`() throws {
    let photos = try (1...50).map { try entry($0, at: Int64($0), followed: true) }
    let files = (1...52).map { file($0, at: Int64($0)) }
    let unread = Array(files.suffix(2))
    let document = try widget(photos)
    #expect(try plan(document, files, unread: unread).unread == unread.reversed())
    #expect(try plan(document, files, unread: unread, skippingUnread: true).isEmpty)
  }

  @Test func `files outside the followed folders are nobody's business`() throws {
    #expect(try plan(try widget(), [file(1, at: 1, in: "/camera2")]).isEmpty)
  }

  @Test func `a folder that was not yet looked through empties nothing`() throws {
    let document = try widget(
      [try entry(1, at: 1, followed: true, in: "/new")], follows: ["/camera", "/new"])
    #expect(try plan(document, []).isEmpty)
  }

  @Test
  func
    `whatever the folders hold, a widget never has too many photos, and a second plan changes nothing`()
    throws
  {
    var dice = SplitMix64(state: 3)
    func below(_ limit: Int) -> Int { Int(dice.next() % UInt64(limit)) }
    for _ in 0..<200 {
      var photos: [WidgetPhoto] = []
      for number in 0..<below(51) {
        photos.append(
          try entry(number, at: Int64(below(100)), followed: below(3) > 0))
      }
      var document = try widget(photos)
      for _ in 0..<below(5) where !photos.isEmpty {
        document.remove([photos[below(photos.count)].photo])
      }
      if !document.photos.isEmpty, below(4) == 0 {
        document.pinned = document.photos[below(document.photos.count)].photo
      }
      let own = document.photos.filter { !$0.isFollowed || $0.photo == document.pinned }
      let files = (0..<below(120)).map { file($0, at: Int64(below(100))) }
      let first = try plan(document, files)
      document.depart(first.departures)
      for found in first.arrivals {
        document.arrive(
          WidgetPhoto(photo: found.photo, source: found.source, framing: PhotoFraming()))
      }
      #expect(document.photos.count <= WidgetDocument.maximumPhotos)
      #expect(own.allSatisfy { photo in document.photos.contains { $0.photo == photo.photo } })
      let refused = document.following?.refused ?? []
      #expect(!document.photos.contains { refused.contains($0.photo) })
      #expect(try plan(document, files).isEmpty)
    }
  }
}
