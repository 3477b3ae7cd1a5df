import Glibc

/// A call of the operating system that failed: what was tried, on what, and the system's own reason.
public struct SystemError: Error, Equatable, Sendable {
  /// What was tried.
  public enum Operation: Sendable, CaseIterable {
    case open, read, write, synchronize, inspect, list, createFolder, rename, remove, lock
    case createMemoryFile, createSocket, send, receive, wait, startProcess, signal, resolveFolder
  }

  /// What was tried.
  public let operation: Operation
  /// The file or folder that it was tried on, where there is one.
  public let path: FilePath?
  /// The system's reason, a value of `errno`.
  public let code: Int32

  /// A failure whose reason is known.
  public init(_ operation: Operation, _ path: FilePath? = nil, code: Int32) {
    self.operation = operation
    self.path = path
    self.code = code
  }

  /// A failure of the call just made: takes its reason from `errno`.
  static func last(_ operation: Operation, _ path: FilePath? = nil) -> SystemError {
    SystemError(operation, path, code: errno)
  }

  /// The system's reason in the system's words, such as "Permission denied".
  public var reason: String {
    return String(cString: strerror(code))
  }

  /// Whether nothing has the path's name.
  public var isNotFound: Bool { code == ENOENT || code == ENOTDIR }
  /// Whether something already has the path's name.
  public var isAlreadyThere: Bool { code == EEXIST || code == ENOTEMPTY }
  /// Whether the disk or a quota is full.
  public var isFull: Bool { code == ENOSPC || code == EDQUOT }
  /// Whether this user may not do it.
  public var isForbidden: Bool { code == EACCES || code == EPERM }
  /// Whether the file system takes no writes.
  public var isReadOnly: Bool { code == EROFS }
  /// Whether nobody reads at the other end any more.
  public var isBrokenPipe: Bool { code == EPIPE }
  /// Whether something on the way is a file where a folder should be.
  public var isNotAFolder: Bool { code == ENOTDIR }
  /// Whether links lead in a circle.
  public var isLoop: Bool { code == ELOOP }
  /// Whether the name is longer than the file system takes.
  public var isNameTooLong: Bool { code == ENAMETOOLONG }
  /// Whether what was waited for did not come in time.
  public var isTimedOut: Bool { code == ETIMEDOUT }
  /// Whether the call gave up because it would have had to wait.
  public var isBusy: Bool { code == EAGAIN || code == EWOULDBLOCK }
}
