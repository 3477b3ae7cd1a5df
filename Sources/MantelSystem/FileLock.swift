import Glibc

/// A lock that processes hold on a file; it ends with the object, and with the process however that ends.
public final class FileLock: Sendable {
  private let file: OpenFile

  private init(_ file: OpenFile) {
    self.file = file
  }

  /// Waits until no other process holds the lock, then holds it.
  public static func wait(for path: FilePath) throws(SystemError) -> FileLock {
    while true {
      let file = try OpenFile.open(path, for: .locking)
      guard retrying({ flock(file.descriptor, LOCK_EX) }) == 0 else { throw .last(.lock, path) }
      if try isStillNamed(file, path) { return FileLock(file) }
    }
  }

  /// Holds the lock, or answers nil when another process holds it.
  public static func attempt(_ path: FilePath) throws(SystemError) -> FileLock? {
    while true {
      let file = try OpenFile.open(path, for: .locking)
      guard retrying({ flock(file.descriptor, LOCK_EX | LOCK_NB) }) == 0 else {
        if errno == EWOULDBLOCK { return nil }
        throw .last(.lock, path)
      }
      if try isStillNamed(file, path) { return FileLock(file) }
    }
  }

  /// Whether the locked file is the one that the next process would open: its folder may have been removed while we waited.
  private static func isStillNamed(_ file: OpenFile, _ path: FilePath) throws(SystemError) -> Bool {
    let locked = try file.status()
    do throws(SystemError) {
      let named = try FileStatus.of(path)
      return named.inode == locked.inode && named.device == locked.device
    } catch  where error.isNotFound {
      return false
    }
  }
}
