import MantelCore
import MantelSystem

/// The imported photos, each shared by every widget that shows it.
///
/// Holds no state: every call looks at the folder. Calls may be made from any thread and block for as long as the disk takes.
public struct PhotoStore: Sendable {
  /// Photos that no widget uses are kept this long, in seconds: 30 days.
  public static let unusedKept: Int64 = 30 * 86_400

  private let home: HomeFolder

  /// The photos of a shared folder.
  public init(_ home: HomeFolder) {
    self.home = home
  }

  /// Where the photo's pictures lie.
  public func folder(of photo: PhotoIdentifier) -> PhotoFolder {
    home.photo(photo)
  }

  /// What is known of the photo.
  public func document(of photo: PhotoIdentifier) throws(StoreError) -> PhotoDocument {
    let path = home.photo(photo).document
    let document = try PhotoDocument.read(at: path)
    guard document.id == photo, document.width > 0, document.height > 0 else {
      throw .damagedDocument(path, detail: "another photo's document, or no size")
    }
    return document
  }

  /// Whether the photo and all its pictures are there.
  public func isComplete(_ photo: PhotoIdentifier) -> Bool {
    documentIfComplete(of: photo) != nil
  }

  /// What is known of the photo, nil unless all its pictures are there.
  public func documentIfComplete(of photo: PhotoIdentifier) -> PhotoDocument? {
    let folder = home.photo(photo)
    guard let document = try? document(of: photo) else { return nil }
    let isWhole = [folder.master, folder.thumb, folder.glow].allSatisfy { path in
      guard let status = try? FileStatus.of(path) else { return false }
      return status.kind == .file && status.size > 0
    }
    return isWhole ? document : nil
  }

  /// Makes a photo part of the store, all at once.
  ///
  /// One that is there already stays as it is, and counts as used again; one whose files are damaged is replaced, and so is the
  /// document of one that was never looked at for its subject; by `replacing` any.
  public func publish(
    _ document: PhotoDocument, master: OpenFile, thumb: OpenFile, glow: OpenFile,
    replacing: Bool = false
  ) throws(StoreError) {
    let folder = home.photo(document.id)
    let encoded = try document.encoded(path: folder.document)
    try onSystem { () throws(SystemError) in
      try Folder.create(home.photos)
      try Folder.synchronize(home.root)
    }
    let lock = try lock()
    defer { withExtendedLifetime(lock) {} }
    if !replacing, let known = documentIfComplete(of: document.id) {
      // An older version did not look at the photo as closely.
      if known.subject == nil, document.subject != nil {
        return try document.write(to: folder.document)
      }
      return try markUsed(document.id)
    }
    try refuseNewer(document.id)
    let staging = PhotoFolder(path: home.photos.appending(AtomicFile.temporaryName()))
    do throws(SystemError) {
      try Folder.create(staging.path)
      try AtomicFile.write(contentsOf: master, to: staging.master)
      try AtomicFile.write(contentsOf: thumb, to: staging.thumb)
      try AtomicFile.write(contentsOf: glow, to: staging.glow)
      try AtomicFile.write(encoded, to: staging.document)
      if Folder.exists(folder.path) {
        try Folder.rename(
          folder.path, to: home.photos.appending(AtomicFile.temporaryName()))
      }
      try Folder.rename(staging.path, to: folder.path)
      try Folder.synchronize(home.photos)
    } catch {
      try? Folder.removeAll(staging.path)
      throw .system(error)
    }
  }

  /// Notes what a photo is of.
  public func setSubject(_ subject: SubjectRecord, of photo: PhotoIdentifier) throws(StoreError) {
    let lock = try lock()
    defer { withExtendedLifetime(lock) {} }
    var document = try document(of: photo)
    guard document.subject != subject else { return }
    document.subject = subject
    try document.write(to: home.photo(photo).document)
  }

  /// The identifiers of all photos in the store.
  public func all() throws(StoreError) -> [PhotoIdentifier] {
    do {
      return try Folder.names(in: home.photos).compactMap {
        PhotoIdentifier(String(decoding: $0, as: UTF8.self))
      }
    } catch {
      if error.isNotFound { return [] }
      throw .system(error)
    }
  }

  /// Removes the photos that no widget has used for 30 days, and notes the time for those that none uses since now.
  ///
  /// `used` holds every photo of every widget: whoever cannot read all widgets must not call this. `now` is in Unix seconds.
  public func collectUnused(keeping used: Set<PhotoIdentifier>, now: Int64) throws(StoreError) {
    let candidates = try all().filter { photo in
      !used.contains(photo) || (try? document(of: photo))?.unusedSince != nil
    }
    if candidates.isEmpty { return }
    let lock = try lock()
    defer { withExtendedLifetime(lock) {} }
    for photo in candidates {
      guard var document = try? document(of: photo) else { continue }
      if used.contains(photo) {
        try markUsed(photo)
      } else if let since = document.unusedSince {
        guard now - since.unixSeconds > Self.unusedKept else { continue }
        try onSystem { () throws(SystemError) in try Folder.removeAll(home.photo(photo).path) }
      } else {
        document.unusedSince = Timestamp(unixSeconds: now)
        try document.write(to: home.photo(photo).document)
      }
    }
  }

  /// What a later Mantel wrote is not ours to replace.
  private func refuseNewer(_ photo: PhotoIdentifier) throws(StoreError) {
    do {
      _ = try document(of: photo)
    } catch .newerDocument(let path, let version, let supported) {
      throw .newerDocument(path, version: version, supported: supported)
    } catch {
      // Missing or damaged: it is about to be replaced.
    }
  }

  private func markUsed(_ photo: PhotoIdentifier) throws(StoreError) {
    var document = try document(of: photo)
    guard document.unusedSince != nil else { return }
    document.unusedSince = nil
    try document.write(to: home.photo(photo).document)
  }

  private func lock() throws(StoreError) -> FileLock {
    try onSystem { () throws(SystemError) in
      try FileLock.wait(for: home.photos.appending("lock"))
    }
  }
}
