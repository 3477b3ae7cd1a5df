import CSystem
import Glibc

/// Says that a living process does something: a lock on a file that ends with the object, and with the process however that ends.
///
/// Unlike a `FileLock` it can be looked at without being taken, so that nobody who looks gets in the way of who wants it.
public final class PresenceLock: Sendable {
  private let file: OpenFile
  private let path: FilePath

  private init(_ file: OpenFile, _ path: FilePath) {
    self.file = file
    self.path = path
  }

  deinit {
    // While it is still claimed, so that it is nobody else's.
    try? Folder.removeFile(path)
  }

  /// Claims the file, or answers nil when another process has claimed it. The folder has to be there.
  public static func attempt(_ path: FilePath) throws(SystemError) -> PresenceLock? {
    while true {
      let file = try OpenFile.open(path, for: .locking)
      guard try file.claim(byte: CSYSTEM_CLAIM) else { return nil }
      // Who had it before may have removed it since we opened it.
      let claimed = try file.status()
      guard let named = try? FileStatus.of(path), named.inode == claimed.inode,
        named.device == claimed.device
      else { continue }
      try file.replaceContent(Array("\(getpid())\n".utf8))
      // Only now: until then the file may hold the number of a process that was killed, and that may be anybody's by now.
      guard try file.claim(byte: CSYSTEM_CLAIM_SIGNED) else { return nil }
      return PresenceLock(file, path)
    }
  }

  /// Whether a living process has claimed the file.
  public static func isHeld(_ path: FilePath) -> Bool {
    guard let file = try? OpenFile.open(path, for: .reading) else { return false }
    return file.isClaimed(byte: CSYSTEM_CLAIM)
  }

  /// The living process that has claimed the file, nil where there is none.
  public static func holder(of path: FilePath) -> RunningProcess? {
    guard let file = try? OpenFile.open(path, for: .reading),
      file.isClaimed(byte: CSYSTEM_CLAIM_SIGNED),
      let bytes = try? file.readAll(limit: 32),
      let number = Int32(String(decoding: bytes, as: UTF8.self).filter { !$0.isNewline }),
      let process = RunningProcess(number),
      // The number is its own only as long as it holds the lock.
      file.isClaimed(byte: CSYSTEM_CLAIM_SIGNED)
    else { return nil }
    return process
  }
}

extension OpenFile {
  /// Locks one byte for this open file; whether no other has it.
  fileprivate func claim(byte: Int) throws(SystemError) -> Bool {
    if retrying({ csystem_claim(descriptor, Int32(byte)) }) == 0 { return true }
    guard errno == EAGAIN || errno == EACCES else { throw .last(.lock) }
    return false
  }

  /// Whether another open file has locked the byte.
  fileprivate func isClaimed(byte: Int) -> Bool {
    csystem_is_claimed(descriptor, Int32(byte)) == 1
  }

  /// Makes these bytes the file's whole content.
  fileprivate func replaceContent(_ bytes: [UInt8]) throws(SystemError) {
    guard ftruncate(descriptor, 0) == 0 else { throw .last(.write) }
    try write(bytes)
  }
}
