import MantelCore
import MantelStore
import MantelSystem

/// Keeps a widget filled with the newest photos of the folders that it follows.
///
/// Folders in which nothing has changed cost a listing: no file is opened that is known, and nothing is written.
public struct FolderFollowing: Sendable {
  private let home: HomeFolder
  private let widgets: WidgetStore
  private let photos: PhotoStore
  private let intake: PhotoIntake
  private let width: Int

  /// Following for the widgets of a shared folder, with `width` photos under way at once.
  public init(_ home: HomeFolder, importer: any PhotoImporting, width: Int) {
    self.home = home
    widgets = WidgetStore(home)
    photos = PhotoStore(home)
    intake = PhotoIntake(home, importer: importer)
    self.width = width
  }

  /// What became of a widget that follows folders.
  public struct Report: Sendable {
    /// The widget as it is now.
    public fileprivate(set) var document: WidgetDocument
    /// Photos that came.
    public fileprivate(set) var arrived: [WidgetPhoto] = []
    /// Photos that left: their files are gone, or others are newer.
    public fileprivate(set) var left: [WidgetPhoto] = []
    /// Photos that could not be read. A file that is damaged is named once, and again when it has changed.
    public fileprivate(set) var failed: [(path: FilePath, failure: PhotoFailure)] = []
    /// Folders that could not be looked through; what came from them before stayed.
    public fileprivate(set) var troubles: [FolderTrouble] = []
    /// Whether the work was called off before it was done.
    public fileprivate(set) var wasCancelled = false
  }

  /// Looks through the folders that the widget follows, takes in what is new and lets go of what has left.
  ///
  /// `known` is the widget's document where it was read just before. `progress` hears how many of how many files have been read, on the
  /// actor of whoever asks.
  public func run(
    _ identifier: WidgetIdentifier, known: WidgetDocument? = nil, at moment: Moment,
    isolation: isolated (any Actor)? = #isolation,
    progress: (_ done: Int, _ total: Int) -> Void = { _, _ in }
  ) async throws(StoreError) -> Report {
    let before = if let known { known } else { try widgets.load(identifier) }
    guard !before.follows.isEmpty else { return Report(document: before) }
    let first = try await look(at: before)
    if first.plan(before).isEmpty {
      try keep(first, of: identifier)
      return Report(document: before, troubles: first.listing.troubles)
    }
    // Another process may be at it already.
    let lock = try await widgets.renderLock(of: identifier)
    defer { withExtendedLifetime(lock) {} }
    let document = try widgets.load(identifier)
    var look = try await look(at: document)
    var report = Report(document: document, troubles: look.listing.troubles)
    await read(document, &look, &report, isolation: isolation, progress)
    look.forgetUnavailable(document, in: photos)
    try apply(look, at: moment, &report)
    try keep(look, of: identifier)
    return report
  }

  /// The folders in which it shows that a widget's photos may have changed: all that are followed and those below them, and for one that
  /// is gone the nearest that is there.
  public func foldersToWatch() throws(StoreError) -> Set<FilePath> {
    var folders: Set<FilePath> = []
    for document in try widgets.loadAll().widgets where !document.follows.isEmpty {
      let known = try widgets.followedFiles(of: document.id)
      let listing = FolderListing(of: document, in: home, known: known)
      folders.formUnion(listing.folders)
      for case .missing(var folder) in listing.troubles {
        while !Folder.exists(folder), folder.parent != folder { folder = folder.parent }
        folders.insert(folder)
      }
    }
    return folders
  }

  private func look(at document: WidgetDocument) async throws(StoreError) -> FollowingLook {
    let known = try widgets.followedFiles(of: document.id)
    let home = home
    let listing = await onBlockingThread { FolderListing(of: document, in: home, known: known) }
    return FollowingLook(listing: listing, known: known)
  }

  /// Reads files until it is clear which photos are the newest, or until nothing can be read.
  private func read(
    _ document: WidgetDocument, _ look: inout FollowingLook, _ report: inout Report,
    isolation: isolated (any Actor)?, _ progress: (Int, Int) -> Void
  ) async {
    var (done, total) = (0, 0)
    let intake = intake
    while true {
      let due = look.due(document, in: photos)
      if due.isEmpty { return }
      total += due.count
      progress(done, total)
      var results: [(SourceRecord, Result<PhotoIntake.Arrival, PhotoFailure>)] = []
      await forEachInParallel(due, width: width) { file in
        await Result { () async throws(PhotoFailure) in try await intake.take(file.path) }
      } body: { index, result in
        results.append((due[index], result))
        done += 1
        progress(done, total)
      }
      for (file, result) in results {
        switch result {
        case .success(let arrival): look.note(arrival, in: file)
        case .failure(let failure):
          let verdict = FollowingLook.Verdict(failure)
          // What is the same for every file is told once.
          if verdict.isTold, !look.isStopped { report.failed.append((file.path, failure)) }
          look.note(verdict, of: file)
        }
      }
      report.wasCancelled = results.count < due.count || look.wasCancelled
      if report.wasCancelled || look.isStopped { return }
    }
  }

  private func apply(_ look: FollowingLook, at moment: Moment, _ report: inout Report)
    throws(StoreError)
  {
    var arrived: [WidgetPhoto] = []
    var left: [WidgetPhoto] = []
    let document = try widgets.update(report.document.id) { document, offset throws(StoreError) in
      (arrived, left) = ([], [])
      // Against the document as it is by now: a hand may have changed it meanwhile.
      let plan = look.plan(document, skippingUnread: true)
      try document.edit(offset: offset, at: moment) { edited in
        left = edited.depart(plan.departures)
        for found in plan.moves {
          guard let index = edited.photos.firstIndex(where: { $0.photo == found.photo }) else {
            continue
          }
          edited.photos[index].source = found.source
        }
        for found in plan.arrivals {
          guard let photo = look.documents[found.photo] else { continue }
          edited.arrive(edited.entry(of: photo, from: found.source))
        }
        arrived = edited.photos.filter { photo in
          plan.arrivals.contains { $0.photo == photo.photo }
        }
      }
    }
    report.document = document
    report.arrived = arrived
    report.left = left
  }

  private func keep(_ look: FollowingLook, of widget: WidgetIdentifier) throws(StoreError) {
    let memory = look.memory
    if memory != look.known { try widgets.keep(memory, of: widget) }
  }
}
