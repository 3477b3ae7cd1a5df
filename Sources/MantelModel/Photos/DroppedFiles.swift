import MantelImaging
import MantelSystem

/// What lies behind names that were dropped, pasted or chosen: the files themselves, and in folders what begins like a photo.
nonisolated enum DroppedFiles {
  /// Folders within folders are looked into so deep.
  private static let depth = 8
  /// More files are not taken from folders.
  private static let limit = 2_000

  /// The files in the order of the names; those of a folder by name, without hidden ones.
  @concurrent
  static func files(in paths: [FilePath]) async -> [FilePath] {
    var files: [FilePath] = []
    for path in paths {
      if Task.isCancelled { break }
      guard (try? FileStatus.of(path))?.kind == .folder else {
        files.append(path)
        continue
      }
      var seen: Set<FileStatus.Place> = []
      collect(path, depth, &seen, &files)
    }
    return files
  }

  private static func collect(
    _ folder: FilePath, _ depth: Int, _ seen: inout Set<FileStatus.Place>, _ files: inout [FilePath]
  ) {
    guard depth > 0, let status = try? FileStatus.of(folder), seen.insert(status.place).inserted,
      let names = try? Folder.names(in: folder)
    else { return }
    let visible = names.filter { $0.first != UInt8(ascii: ".") }
    for name in visible.sorted(by: { $0.lexicographicallyPrecedes($1) }) {
      guard files.count < limit, !Task.isCancelled else { return }
      let path = folder.appending(bytes: name)
      switch (try? FileStatus.of(path))?.kind {
      case .folder: collect(path, depth - 1, &seen, &files)
      case .file where isPhoto(path): files.append(path)
      default: break
      }
    }
  }

  private static func isPhoto(_ path: FilePath) -> Bool {
    guard let file = try? OpenFile.open(path, for: .reading) else { return false }
    return (try? PhotoFormat.of(file)) != nil
  }
}

extension FileStatus {
  /// Which folder it is, by whatever name.
  nonisolated struct Place: Hashable {
    let device: UInt64
    let inode: UInt64
  }

  nonisolated var place: Place { Place(device: device, inode: inode) }
}

extension FilePath {
  /// The file's name, for people.
  public nonisolated var lossyName: String { String(decoding: lastComponent, as: UTF8.self) }
}
