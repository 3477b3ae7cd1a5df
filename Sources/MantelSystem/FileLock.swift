import Glibc

/// A lock that processes hold on a file; it ends with the object, and with the process however that ends.
public final class FileLock: Sendable {
  private let file: OpenFile

  private init(_ file: OpenFile) {
    self.file = file
  }

  /// Waits until no other process holds the lock, then holds it.
  public static func wait(for path: FilePath) throws(SystemError) -> FileLock {
    let file = try OpenFile.open(path, for: .locking)
    guard retrying({ flock(file.descriptor, LOCK_EX) }) == 0 else { throw .last(.lock, path) }
    return FileLock(file)
  }

  /// Holds the lock, or answers nil when another process holds it.
  public static func attempt(_ path: FilePath) throws(SystemError) -> FileLock? {
    let file = try OpenFile.open(path, for: .locking)
    if retrying({ flock(file.descriptor, LOCK_EX | LOCK_NB) }) == 0 { return FileLock(file) }
    guard errno == EWOULDBLOCK else { throw .last(.lock, path) }
    return nil
  }
}
