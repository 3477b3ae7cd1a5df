import MantelCore
import MantelStore
import MantelSystem

/// Brings photos from the user's files into the store.
public struct PhotoIntake: Sendable {
  private let photos: PhotoStore
  private let importer: any PhotoImporting

  /// An intake for the photos of a shared folder.
  public init(_ home: HomeFolder, importer: any PhotoImporting) {
    photos = PhotoStore(home)
    self.importer = importer
  }

  /// A photo that is in the store now.
  public struct Arrival: Sendable, Equatable {
    /// What is known of it.
    public let document: PhotoDocument
    /// Its file, as it was when it was read.
    public let source: SourceRecord
  }

  /// Reads the file at an absolute path and makes it part of the store, by `replacing` also where the store has the photo already.
  public func take(_ path: FilePath, replacing: Bool = false) async throws(PhotoFailure) -> Arrival
  {
    let (file, status) = try onImaging { () throws(ImagingError) in try Self.open(path) }
    let imported: ImportedPhoto
    do {
      imported = try await importer.importPhoto(file)
    } catch {
      throw .imaging(error)
    }
    guard let identifier = PhotoIdentifier(imported.identifier) else {
      throw .imaging(.workerMisspoke(detail: "identifier"))
    }
    let document = PhotoDocument(
      id: identifier, format: imported.format.rawValue, original: imported.original,
      averageColor: imported.averageColor, accentColor: imported.accentColor,
      subject: imported.subject, metadata: imported.metadata)
    do throws(StoreError) {
      try photos.publish(
        document, master: imported.master, thumb: imported.thumb, glow: imported.glow,
        replacing: replacing)
    } catch {
      throw .store(error)
    }
    return Arrival(document: document, source: SourceRecord(path: path, status: status))
  }

  /// Tells by its bytes whether the file at an absolute path is a photo that the store has, without decoding it; nil when it is not.
  public func recognize(_ path: FilePath) async throws(PhotoFailure) -> Arrival? {
    let (file, status) = try onImaging { () throws(ImagingError) in try Self.open(path) }
    let text: String
    do {
      text = try await importer.identify(file)
    } catch {
      throw .imaging(error)
    }
    guard let identifier = PhotoIdentifier(text),
      let document = photos.documentIfComplete(of: identifier)
    else { return nil }
    return Arrival(document: document, source: SourceRecord(path: path, status: status))
  }

  /// Opens a file that may be anything at all, without ever waiting for it.
  static func open(_ path: FilePath) throws(ImagingError) -> (OpenFile, FileStatus) {
    // Looked at before it is opened too: opening a socket fails without saying why, opening a device may do something.
    try check(try onSystem { () throws(SystemError) in try FileStatus.of(path) })
    let file = try onSystem { () throws(SystemError) in try OpenFile.open(path, for: .reading) }
    let status = try onSystem { () throws(SystemError) in try file.status() }
    try check(status)
    return (file, status)
  }

  private static func check(_ status: FileStatus) throws(ImagingError) {
    guard status.kind == .file else { throw .notAFile(status.kind) }
    guard status.size > 0 else { throw .empty }
    guard status.size <= PhotoLimits.maximumFileSize else {
      throw .fileTooLarge(bytes: status.size)
    }
  }
}

/// Runs `body` and turns a failure of the system into one of imaging.
private func onSystem<Result>(_ body: () throws(SystemError) -> Result) throws(ImagingError)
  -> Result
{
  do {
    return try body()
  } catch {
    throw .system(error)
  }
}
