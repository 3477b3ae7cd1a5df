import MantelStore
import MantelSystem

/// An archive that was read to its end and found sound. Its pictures lie in a folder that is removed with the last reference.
final class StagedArchive: Sendable {
  let header: ArchiveHeader
  let widgets: [WidgetDocument]
  let offsets: [WidgetIdentifier: Int64]
  let photos: [PhotoIdentifier: PhotoDocument]
  private let folder: FilePath

  /// Reads the whole archive. Nothing of it counts before its end was seen.
  init(_ session: any ArchiveReadingSession, staging folder: FilePath) async throws(TransferError) {
    var header: ArchiveHeader?
    var widgets: [WidgetDocument] = []
    var offsets: [WidgetIdentifier: Int64] = [:]
    var photos: [PhotoIdentifier: PhotoDocument] = [:]
    var masters: Set<PhotoIdentifier> = []
    try onTransferSystem { () throws(SystemError) in try Folder.create(folder) }
    do throws(TransferError) {
      while let entry = try await Self.next(session) {
        if Task.isCancelled { throw .cancelled }
        guard let name = ArchiveName(entry.name) else {
          throw .archive(header == nil ? .notAnArchive : .hostileEntry(name: entry.name))
        }
        guard header != nil || name == .header else { throw .archive(.notAnArchive) }
        let path = FilePath(entry.name)
        switch name {
        case .header: header = try Self.read(entry, path)
        case .widget(let id):
          let widget: WidgetDocument = try Self.read(entry, path)
          try Self.check(widget, id, path)
          widgets.append(widget)
        case .taps(let id):
          offsets[id] = try onTransferStore { () throws(StoreError) in
            try WidgetStore.offset(inTaps: try Self.bytes(entry), path: path)
          }
        case .photo(let id):
          let photo: PhotoDocument = try Self.read(entry, path)
          guard photo.id == id else { throw .store(.damagedDocument(path, detail: "id")) }
          do throws(ImagingError) {
            try PhotoLimits.check(photo.original)
          } catch {
            throw .photo(id, error)
          }
          photos[id] = photo
        case .master(let id):
          masters.insert(id)
          let target = folder.appending(id.text)
          try onTransferSystem { () throws(SystemError) in
            try AtomicFile.write(contentsOf: entry.file, to: target)
          }
        }
      }
      guard let header else { throw .archive(.notAnArchive) }
      if let lone = masters.symmetricDifference(photos.keys).first { throw .photoMissing(lone) }
      self.header = header
    } catch {
      try? Folder.removeAll(folder)
      throw error
    }
    self.widgets = widgets
    self.offsets = offsets
    self.photos = photos
    self.folder = folder
  }

  deinit {
    try? Folder.removeAll(folder)
  }

  /// The photo's master, as the archive holds it.
  func master(of photo: PhotoIdentifier) throws(SystemError) -> OpenFile {
    try OpenFile.open(folder.appending(photo.text), for: .reading)
  }

  private static func next(_ session: any ArchiveReadingSession) async throws(TransferError)
    -> ArchiveEntry?
  {
    try await onTransferArchive { () async throws(ArchiveError) in try await session.next() }
  }

  private static func bytes(_ entry: ArchiveEntry) throws(StoreError) -> [UInt8] {
    do {
      return try entry.file.readAll(limit: 16 << 20)
    } catch {
      throw .system(error)
    }
  }

  private static func read<Document: StoreDocument>(_ entry: ArchiveEntry, _ path: FilePath)
    throws(TransferError) -> Document
  {
    try onTransferStore { () throws(StoreError) in
      try Document.decode(try bytes(entry), path: path)
    }
  }

  private static func check(_ widget: WidgetDocument, _ id: WidgetIdentifier, _ path: FilePath)
    throws(TransferError)
  {
    let photos = widget.photos.map(\.photo)
    guard widget.id == id, Set(photos).count == photos.count,
      photos.count <= WidgetDocument.maximumPhotos
    else { throw .store(.damagedDocument(path, detail: "id or photos")) }
    guard widget.follows.count <= WidgetDocument.maximumFollows,
      widget.follows.allSatisfy(\.isAbsolute)
    else { throw .store(.damagedDocument(path, detail: "followed folders")) }
  }
}
