import MantelSystem

/// The file that a photo was imported from, as it was then.
public struct SourceRecord: Codable, Hashable, Sendable {
  /// Where it was, absolute.
  public var path: FilePath
  /// In bytes.
  public var size: Int64
  /// When its bytes had last changed, in nanoseconds since 1970 UTC.
  public var modified: Int64

  /// The file at `path`, as it was with this size in bytes and this time in nanoseconds since 1970 UTC.
  public init(path: FilePath, size: Int64, modified: Int64) {
    self.path = path
    self.size = size
    self.modified = modified
  }

  /// The file at `path` with this status.
  public init(path: FilePath, status: FileStatus) {
    self.init(path: path, size: status.size, modified: status.modified)
  }

  /// What has become of a source since it was imported.
  public enum State: Equatable, Sendable {
    /// Size and time are as they were.
    case unchanged
    /// Something else has its name now, or its bytes were rewritten.
    case changed(FileStatus)
    /// Nothing has its name any more, or it cannot be reached.
    case missing(SystemError)
  }

  /// Looks at the source's name, without opening the file.
  public func state() -> State {
    do throws(SystemError) {
      let status = try FileStatus.of(path)
      let isSame = status.kind == .file && status.size == size && status.modified == modified
      return isSame ? .unchanged : .changed(status)
    } catch {
      return .missing(error)
    }
  }
}
