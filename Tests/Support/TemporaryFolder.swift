import Glibc
import MantelSystem

/// A folder of one test's own, removed with its last reference.
public final class TemporaryFolder: Sendable {
  /// The folder.
  public let path: FilePath

  /// Makes the folder below `TMPDIR`, else `/tmp`.
  public init() throws {
    let parent = ThisProcess.environmentPath("TMPDIR") ?? "/tmp"
    let name = "mantel-test-" + (0..<8).map { _ in UInt8.random(in: .min ... .max) }.hexadecimal
    path = parent.appending(name)
    try Folder.create(path)
  }

  deinit {
    try? Folder.removeAll(path)
  }

  /// Writes a file in the folder and gives its path.
  @discardableResult
  public func write(_ text: String, to name: String) throws -> FilePath {
    try write(Array(text.utf8), to: name)
  }

  /// Writes a file in the folder and gives its path.
  @discardableResult
  public func write(_ bytes: [UInt8], to name: String) throws -> FilePath {
    let file = path.appending(name)
    try Folder.create(file.parent)
    try Folder.removeFile(file)
    try OpenFile.open(file, for: .creating).write(bytes)
    return file
  }

  /// Writes a file in the folder that was last changed so many seconds after 1970 UTC, and gives its path.
  @discardableResult
  public func write(_ text: String, to name: String, modified seconds: Int) throws -> FilePath {
    let file = try write(text, to: name)
    let times = [timespec](repeating: timespec(tv_sec: seconds, tv_nsec: 0), count: 2)
    guard file.withCString({ utimensat(AT_FDCWD, $0, times, 0) }) == 0 else {
      throw FixtureError.missing(name)
    }
    return file
  }

  /// The bytes of a file in the folder.
  public func read(_ name: String) throws -> [UInt8] {
    try OpenFile.open(path.appending(name), for: .reading).readAll(limit: 1 << 26)
  }
}
