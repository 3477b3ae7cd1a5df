import MantelSystem

extension HomeFolder {
  /// Whether a folder is the shared folder or lies in it, by whatever name.
  public func holds(_ folder: FilePath) -> Bool {
    guard let root = try? FileStatus.of(root) else { return false }
    var folder = folder
    while true {
      if let status = try? FileStatus.of(folder), status.isSameFile(as: root) { return true }
      let above = folder.parent
      if above == folder { return false }
      folder = above
    }
  }
}

extension FileStatus {
  /// Whether both are of one file or folder, by whatever names.
  public func isSameFile(as other: FileStatus) -> Bool {
    inode == other.inode && device == other.device
  }
}
