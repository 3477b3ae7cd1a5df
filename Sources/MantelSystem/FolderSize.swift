/// How much a folder holds.
public enum FolderSize {
  /// The bytes of all files in a folder and the folders in it, links not followed; what cannot be looked at counts as nothing.
  public static func bytes(in folder: FilePath) -> Int64 {
    var sum: Int64 = 0
    for name in (try? Folder.names(in: folder)) ?? [] {
      let path = folder.appending(bytes: name)
      guard let status = try? FileStatus.ofLink(path) else { continue }
      switch status.kind {
      case .folder: sum += bytes(in: path)
      case .file: sum += status.size
      case .link, .pipe, .socket, .device: break
      }
    }
    return sum
  }
}
