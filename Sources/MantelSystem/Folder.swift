import CSystem
import Glibc

/// Folders and the names in them.
public enum Folder {
  /// Makes the folder and those above it, private to the user; one that is there already is left as it is.
  public static func create(_ path: FilePath) throws(SystemError) {
    do throws(SystemError) {
      try createLast(path)
    } catch  where error.code == ENOENT && path.parent != path {
      try create(path.parent)
      try createLast(path)
    }
  }

  /// Makes the folder where the one above it is there, private to the user; one that is there already is left as it is.
  public static func createLast(_ path: FilePath) throws(SystemError) {
    if path.withCString({ mkdir($0, 0o700) }) == 0 { return }
    guard errno == EEXIST else { throw .last(.createFolder, path) }
    guard try FileStatus.of(path).kind == .folder else {
      throw SystemError(.createFolder, path, code: ENOTDIR)
    }
  }

  /// The names in the folder in the order of their bytes, `.` and `..` apart.
  public static func names(in path: FilePath) throws(SystemError) -> [[UInt8]] {
    guard let stream = path.withCString({ opendir($0) }) else { throw .last(.list, path) }
    defer { closedir(stream) }
    var names: [[UInt8]] = []
    while true {
      errno = 0
      guard let entry = readdir(stream) else {
        if errno != 0 { throw .last(.list, path) }
        return names.sorted { $0.lexicographicallyPrecedes($1) }
      }
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
      if name != Array(".".utf8), name != Array("..".utf8) { names.append(name) }
    }
  }

  /// Gives the file or folder another name on the same file system; what had that name is replaced if the system allows it.
  public static func rename(_ old: FilePath, to new: FilePath) throws(SystemError) {
    let result = old.withCString { from in new.withCString { to in Glibc.rename(from, to) } }
    guard result == 0 else { throw .last(.rename, new) }
  }

  /// Gives the file or folder another name; fails where that name is taken.
  public static func renameWithoutReplacing(_ old: FilePath, to new: FilePath) throws(SystemError) {
    let result = old.withCString { from in
      new.withCString { to in csystem_rename_exclusive(from, to) }
    }
    if result == 0 { return }
    // Some network file systems have no exclusive rename; the lock that callers hold makes this check enough.
    guard errno == EINVAL || errno == ENOSYS else { throw .last(.rename, new) }
    guard !exists(new) else { throw SystemError(.rename, new, code: EEXIST) }
    try rename(old, to: new)
  }

  /// Removes a file; one that is not there is no error.
  public static func removeFile(_ path: FilePath) throws(SystemError) {
    guard path.withCString({ unlink($0) }) == 0 || errno == ENOENT else {
      throw .last(.remove, path)
    }
  }

  /// Removes a folder and all that is in it, links themselves and not what they point to.
  public static func removeAll(_ path: FilePath) throws(SystemError) {
    var raw = stat()
    guard path.withCString({ lstat($0, &raw) }) == 0 else {
      if errno == ENOENT { return }
      throw .last(.remove, path)
    }
    guard raw.st_mode & S_IFMT == S_IFDIR else { return try removeFile(path) }
    for name in try names(in: path) { try removeAll(path.appending(bytes: name)) }
    guard path.withCString({ rmdir($0) }) == 0 || errno == ENOENT else {
      throw .last(.remove, path)
    }
  }

  /// Whether anything has this name, a dangling link included.
  public static func exists(_ path: FilePath) -> Bool {
    var raw = stat()
    return path.withCString { lstat($0, &raw) } == 0
  }

  /// Returns when the names in the folder would survive a power failure.
  public static func synchronize(_ path: FilePath) throws(SystemError) {
    try OpenFile.open(path, for: .folder).synchronize()
  }

  /// The folder that relative paths start from.
  public static func current() throws(SystemError) -> FilePath {
    guard let name = getcwd(nil, 0) else { throw .last(.resolveFolder) }
    defer { free(name) }
    return FilePath(
      bytes: UnsafeBufferPointer(start: name, count: strlen(name)).map(UInt8.init(bitPattern:)))
  }

  /// The bytes that this user may still write on the folder's file system.
  public static func freeBytes(at path: FilePath) throws(SystemError) -> UInt64 {
    var raw = statvfs()
    guard path.withCString({ statvfs($0, &raw) }) == 0 else { throw .last(.inspect, path) }
    return UInt64(raw.f_bavail) * UInt64(raw.f_frsize)
  }

  /// Whether this user may write in the folder.
  public static func isWritable(_ path: FilePath) -> Bool {
    path.withCString { access($0, W_OK) } == 0
  }
}
