import Glibc

/// What the system knows of a file without opening it.
public struct FileStatus: Hashable, Sendable {
  /// The kinds of file.
  public enum Kind: Sendable {
    case file, folder, link, pipe, socket, device
  }

  /// What kind of file it is.
  public let kind: Kind
  /// In bytes.
  public let size: Int64
  /// When its bytes last changed, in nanoseconds since 1970 UTC.
  public let modified: Int64
  /// Which file it is on its file system.
  public let inode: UInt64
  /// Which file system it is on.
  public let device: UInt64

  init(_ raw: stat) {
    kind =
      switch raw.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      case S_IFLNK: .link
      case S_IFIFO: .pipe
      case S_IFSOCK: .socket
      default: .device
      }
    size = Int64(raw.st_size)
    // Wraps for a time beyond the year 2262, which only matters for telling one time from another.
    modified = Int64(raw.st_mtim.tv_sec) &* 1_000_000_000 &+ Int64(raw.st_mtim.tv_nsec)
    inode = UInt64(raw.st_ino)
    device = UInt64(raw.st_dev)
  }

  /// The status of what the path names, links followed.
  public static func of(_ path: FilePath) throws(SystemError) -> FileStatus {
    var raw = stat()
    guard path.withCString({ stat($0, &raw) }) == 0 else { throw .last(.inspect, path) }
    return FileStatus(raw)
  }

  /// The status of what has the name itself, be it a link.
  public static func ofLink(_ path: FilePath) throws(SystemError) -> FileStatus {
    var raw = stat()
    guard path.withCString({ lstat($0, &raw) }) == 0 else { throw .last(.inspect, path) }
    return FileStatus(raw)
  }
}
