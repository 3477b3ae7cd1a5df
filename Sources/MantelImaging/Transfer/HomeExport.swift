import MantelStore
import MantelSystem

/// Writes everything in a shared folder, settings and masters, into one file.
public struct HomeExport: Sendable {
  private let widgets: WidgetStore
  private let photos: PhotoStore
  private let archives: any ArchiveServing

  /// An export of a shared folder.
  public init(_ home: HomeFolder, archives: any ArchiveServing) {
    widgets = WidgetStore(home)
    photos = PhotoStore(home)
    self.archives = archives
  }

  /// Writes the archive to `path`, replacing what is there only when all of it is written.
  ///
  /// A widget that cannot be read, or a photo whose master is gone, fails the whole: half a backup is none. `now` is in Unix seconds;
  /// `userFolder` is the user's home folder. Answers with the number of widgets and photos in the archive.
  public func write(to path: FilePath, now: Int64, userFolder: FilePath?)
    async throws(TransferError) -> (widgets: Int, photos: Int)
  {
    let (documents, failures) = try onTransferStore { () throws(StoreError) in try widgets.loadAll()
    }
    if let failure = failures.first { throw .store(failure) }
    let used = Set(documents.flatMap { $0.photos.map(\.photo) }).sorted { $0.text < $1.text }

    // By chance, since two exports may go to one folder at once.
    let temporary = path.parent.appending(AtomicFile.temporaryName() + ".mantel")
    let output: OpenFile
    do throws(SystemError) {
      output = try OpenFile.open(temporary, for: .creating)
    } catch {
      throw .store(.system(error))
    }
    do throws(TransferError) {
      let session = try await onTransferArchive { () async throws(ArchiveError) in
        try await archives.startArchive()
      }
      func add(_ name: ArchiveName, _ file: OpenFile) async throws(TransferError) {
        if Task.isCancelled { throw .cancelled }
        let due = try await onTransferArchive { () async throws(ArchiveError) in
          try await session.add(ArchiveEntry(name: name.text, file: file))
        }
        try onTransferSystem { () throws(SystemError) in try output.write(contentsOf: due) }
      }
      try await add(
        .header,
        document(ArchiveHeader(made: Timestamp(unixSeconds: now), userFolder: userFolder), path))
      for widget in documents {
        try await add(.widget(widget.id), document(widget, path))
        let taps = try onTransferStore { () throws(StoreError) in
          try widgets.tapsDocument(of: widget.id)
        }
        try await add(.taps(widget.id), memory(taps))
      }
      for photo in used {
        let known = try onTransferStore { () throws(StoreError) in try photos.document(of: photo) }
        try await add(.photo(photo), document(known, path))
        let master = try onTransferSystem { () throws(SystemError) in
          try OpenFile.open(photos.folder(of: photo).master, for: .reading)
        }
        try await add(.master(photo), master)
      }
      let rest = try await onTransferArchive { () async throws(ArchiveError) in
        try await session.finish()
      }
      try onTransferSystem { () throws(SystemError) in
        try output.write(contentsOf: rest)
        try output.synchronize()
        try Folder.rename(temporary, to: path)
        try Folder.synchronize(path.parent)
      }
    } catch {
      try? Folder.removeFile(temporary)
      throw error
    }
    return (documents.count, used.count)
  }

  private func document(_ document: some StoreDocument, _ path: FilePath) throws(TransferError)
    -> OpenFile
  {
    try memory(try onTransferStore { () throws(StoreError) in try document.encoded(path: path) })
  }

  private func memory(_ bytes: [UInt8]) throws(TransferError) -> OpenFile {
    try onTransferSystem { () throws(SystemError) in try MemoryFile.containing(bytes) }
  }
}

func onTransferSystem<Result>(_ body: () throws(SystemError) -> Result) throws(TransferError)
  -> Result
{
  do {
    return try body()
  } catch {
    throw .store(.system(error))
  }
}
