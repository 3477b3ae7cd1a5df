import Glibc
import MantelSystem
import TestSupport

/// A small file system in memory, for as long as a test needs it.
final class MountedFolder {
  let path: FilePath
  private var isMounted = true

  /// Mounts it.
  init(kilobytes: Int) throws {
    var template = Array("/tmp/mantel-test-mount-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw RunningProgram.Failure.system("mkdtemp", errno) }
    path = FilePath(bytes: template.dropLast().map(UInt8.init(bitPattern:)))
    do {
      try Machine.run("mount", "-t", "tmpfs", "-o", "size=\(kilobytes)k", "tmpfs", path.lossyText)
    } catch {
      rmdir(template)
      isMounted = false
      throw error
    }
  }

  /// Makes it readable only, or writable again.
  func allowWriting(_ isAllowed: Bool) throws {
    try Machine.run("mount", "-o", isAllowed ? "remount,rw" : "remount,ro", path.lossyText)
  }

  /// Takes it away with all that is in it.
  func unmount() throws {
    guard isMounted else { return }
    isMounted = false
    try Machine.run("umount", "-l", path.lossyText)
    _ = path.withCString { rmdir($0) }
  }

  deinit { try? unmount() }
}

extension Machine {
  /// Whether a small file system can be mounted; containers often forbid it to root too.
  static let canMount: Bool = {
    guard isRoot, let folder = try? MountedFolder(kilobytes: 64) else { return false }
    return (try? folder.unmount()) != nil
  }()
}
