import Glibc
import MantelSystem

/// What a test may do to the machine that it runs on.
enum Machine {
  /// Whether users can be changed and file systems be mounted.
  static let isRoot = geteuid() == 0
  /// Said where a test is left out because it needs more.
  static let needsRoot = "needs root: it changes the user or mounts a file system"

  /// Whether a small file system can be mounted; containers often forbid it to root too.
  static let canMount: Bool = {
    guard isRoot, let folder = try? MountedFolder(kilobytes: 64) else { return false }
    return (try? folder.unmount()) != nil
  }()

  /// A user without any rights.
  static let nobody = "65534"

  /// Runs a system program as it is found in the usual places.
  @discardableResult
  static func run(_ arguments: String...) throws -> Outcome {
    let outcome = try RunningProgram(
      "/usr/bin/env", arguments.map { Array($0.utf8) },
      environment: ["PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "LC_ALL": "C"], folder: "/"
    ).wait()
    guard outcome.status == 0 else { throw Failed(call: arguments, complaint: outcome.complaint) }
    return outcome
  }

  /// A system program that did not do what it should.
  struct Failed: Error {
    let call: [String]
    let complaint: String
  }

  /// Makes a named pipe.
  static func makePipe(_ path: FilePath) -> Bool {
    path.withCString { mkfifo($0, 0o600) } == 0
  }

  /// Makes a socket.
  static func makeSocket(_ path: FilePath) -> Bool {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let bytes = path.bytes
    return withUnsafeMutableBytes(of: &address.sun_path) { room in
      guard bytes.count < room.count else { return false }
      room.copyBytes(from: bytes)
      return true
    }
      && withUnsafePointer(to: &address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { generic in
          let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
          defer { close(descriptor) }
          return bind(descriptor, generic, socklen_t(MemoryLayout<sockaddr_un>.size)) == 0
        }
      }
  }

  /// Makes a link that leads to `target`.
  static func makeLink(_ path: FilePath, to target: String) -> Bool {
    path.withCString { symlink(target, $0) } == 0
  }

  /// Sets what owner, group and others may do.
  static func setMode(_ path: FilePath, _ mode: mode_t) {
    _ = path.withCString { chmod($0, mode) }
  }
}

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
