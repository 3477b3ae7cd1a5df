import MantelStore
import MantelSystem

/// Merges an archive into a shared folder: what is here stays, what is new comes in.
public struct HomeImport: Sendable {
  private let widgets: WidgetStore
  private let photos: PhotoStore
  private let home: HomeFolder
  private let archives: any ArchiveServing
  private let importer: any PhotoImporting

  /// An import into a shared folder.
  public init(_ home: HomeFolder, archives: any ArchiveServing, importer: any PhotoImporting) {
    widgets = WidgetStore(home)
    photos = PhotoStore(home)
    self.home = home
    self.archives = archives
    self.importer = importer
  }

  /// What became of the archive's contents.
  public struct Report: Sendable, Equatable {
    /// Widgets that came in, replaced ones among them.
    public var imported: [String] = []
    /// Widgets that are here already, just as they are in the archive; their taps stay too.
    public var unchanged = 0
    /// Widgets that are here already, are not the same, and were not to be replaced.
    public var kept: [String] = []
    /// Photos that came in.
    public var photos = 0
    /// Photos whose files were found in another place.
    public var relocated = 0
    /// Photos whose files were not found; their pictures are shown all the same.
    public var withoutSource = 0

    /// Photos whose pictures in the archive are damaged. Their widgets came in all the same, and rendering fetches them from their files.
    public var damaged: [TransferError] = []

    /// Nothing so far.
    public init() {}
  }

  /// Reads the archive to its end, and only then changes anything.
  ///
  /// Photos that are not where they were are looked for below `folders` and, where the former user had them below theirs, below
  /// `userFolder`, the user's home folder. `replaces` is asked for each widget that is here already and differs; `progress` hears how
  /// many of how many photos are done.
  public func read(
    _ file: OpenFile, folders: [FilePath], userFolder: FilePath?,
    replaces: (WidgetDocument) -> Bool, progress: (_ done: Int, _ total: Int) -> Void
  ) async throws(TransferError) -> Report {
    let session = try await onTransferArchive { () async throws(ArchiveError) in
      try await archives.openArchive(file)
    }
    let archive = try await StagedArchive(
      session, staging: home.root.appending(AtomicFile.temporaryName()))
    for widget in archive.widgets {
      for entry in widget.photos where archive.photos[entry.photo] == nil {
        guard photos.isComplete(entry.photo) else { throw .photoMissing(entry.photo) }
      }
    }
    var report = Report()
    try await takePhotos(archive, &report, progress)
    let finder = SourceFinder(
      importer: importer, folders: folders, formerUserFolder: archive.header.userFolder,
      userFolder: userFolder)
    for widget in archive.widgets {
      try await take(widget, archive.offsets[widget.id] ?? 0, finder, replaces, &report)
    }
    return report
  }

  private func takePhotos(
    _ archive: StagedArchive, _ report: inout Report, _ progress: (Int, Int) -> Void
  ) async throws(TransferError) {
    let new = archive.photos.values.filter { !photos.isComplete($0.id) }
      .sorted { $0.id.text < $1.id.text }
    for (done, document) in new.enumerated() {
      if Task.isCancelled { throw .cancelled }
      progress(done, new.count)
      let master = try onTransferSystem { () throws(SystemError) in
        try archive.master(of: document.id)
      }
      // A stranger may have made the archive: the master is decoded where strangers' photos are, and thumb and glow are made anew.
      let pictures: ImportedPhoto
      do {
        pictures = try await importer.importPhoto(master)
      } catch {
        if error == .cancelled { throw .cancelled }
        report.damaged.append(.photo(document.id, error))
        continue
      }
      guard pictures.format == .jpeg else {
        report.damaged.append(.photo(document.id, .unknownFormat))
        continue
      }
      var document = document
      document.unusedSince = nil
      // An older version did not look at the photo as closely.
      document.accentColor = document.accentColor ?? pictures.accentColor
      document.subject = document.subject ?? pictures.subject
      try onTransferStore { () throws(StoreError) in
        try photos.publish(
          document, master: master, thumb: pictures.thumb, glow: pictures.glow)
      }
      report.photos += 1
    }
    progress(new.count, new.count)
  }

  private func take(
    _ widget: WidgetDocument, _ offset: Int64, _ finder: SourceFinder,
    _ replaces: (WidgetDocument) -> Bool, _ report: inout Report
  ) async throws(TransferError) {
    var widget = widget
    widget.relocateFollows { finder.find(folder: $0) }
    for index in widget.photos.indices where widget.photos[index].source.state() != .unchanged {
      if let source = await finder.find(widget.photos[index]) {
        widget.photos[index].source = source
        report.relocated += 1
      } else {
        report.withoutSource += 1
      }
    }
    let existing = try onTransferStore { () throws(StoreError) in try widgets.loadIfThere(widget.id)
    }
    if existing == widget {
      report.unchanged += 1
      return
    }
    if let existing, !replaces(existing) {
      report.kept.append(widget.name)
      return
    }
    let document = widget
    try onTransferStore { () throws(StoreError) in
      if existing == nil {
        try widgets.create(document, offset: offset)
      } else {
        // The document last: were it there already, an import broken off here would take the widget for done.
        try widgets.setOffset(offset, of: document.id)
        try widgets.update(document.id) { current, _ in current = document }
      }
    }
    report.imported.append(widget.name)
  }
}
