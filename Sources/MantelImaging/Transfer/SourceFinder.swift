import MantelStore
import MantelSystem

/// Finds photos' files again that are not where they were, by their bytes.
struct SourceFinder: Sendable {
  /// More files than this are not looked through.
  private static let limit = 200_000

  private let importer: any PhotoImporting
  private let formerUserFolder: FilePath?
  private let userFolder: FilePath?
  /// Every file below the folders, by its size.
  private let filesBySize: [Int64: [FilePath]]

  /// A finder that looks below `folders`, and below the user's folder where the former user had a photo below theirs.
  init(
    importer: any PhotoImporting, folders: [FilePath], formerUserFolder: FilePath?,
    userFolder: FilePath?
  ) {
    self.importer = importer
    self.formerUserFolder = formerUserFolder
    self.userFolder = userFolder
    var files: [Int64: [FilePath]] = [:]
    var count = 0
    for folder in folders { Self.collect(folder, depth: 16, &count, &files) }
    filesBySize = files
  }

  /// The photo's file as it is now, nil when no file has its bytes.
  func find(_ photo: WidgetPhoto) async -> SourceRecord? {
    let name = photo.source.path.lastComponent
    let found = filesBySize[photo.source.size] ?? []
    let sameName = found.filter { $0.lastComponent == name }
    let others = found.filter { $0.lastComponent != name }
    for path in [photo.source.path, movedHome(photo.source.path)].compactMap({ $0 }) + sameName
      + others
    {
      if let record = await record(of: path, ifItHolds: photo) { return record }
    }
    return nil
  }

  private func record(of path: FilePath, ifItHolds photo: WidgetPhoto) async -> SourceRecord? {
    guard let (file, status) = try? PhotoIntake.open(path), status.size == photo.source.size,
      let identifier = try? await importer.identify(file), identifier == photo.photo.text
    else { return nil }
    return SourceRecord(path: path, status: status)
  }

  /// A followed folder where it is now: below this user's folder where the former user had it below theirs and it is not where it was.
  func find(folder: FilePath) -> FilePath {
    guard (try? FileStatus.of(folder))?.kind != .folder, let moved = movedHome(folder),
      (try? FileStatus.of(moved))?.kind == .folder
    else { return folder }
    return moved
  }

  /// The same place below this user's folder.
  private func movedHome(_ path: FilePath) -> FilePath? {
    guard let formerUserFolder, let userFolder, formerUserFolder != userFolder else { return nil }
    let prefix = formerUserFolder.appending("").bytes
    guard path.bytes.starts(with: prefix) else { return nil }
    return userFolder.appending(bytes: Array(path.bytes.dropFirst(prefix.count)))
  }

  /// Links are not followed, so there are no loops.
  private static func collect(
    _ folder: FilePath, depth: Int, _ count: inout Int, _ files: inout [Int64: [FilePath]]
  ) {
    guard depth > 0, let names = try? Folder.names(in: folder) else { return }
    for name in names where name.first != UInt8(ascii: ".") {
      let path = folder.appending(bytes: name)
      guard count < limit, let status = try? FileStatus.ofLink(path) else { continue }
      count += 1
      switch status.kind {
      case .folder: collect(path, depth: depth - 1, &count, &files)
      case .file: files[status.size, default: []].append(path)
      default: break
      }
    }
  }
}
