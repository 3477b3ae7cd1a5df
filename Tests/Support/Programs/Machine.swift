import Glibc
import MantelSystem

/// What a test may do to the machine that it runs on.
public enum Machine {
  /// Whether users can be changed and file systems be mounted.
  public static let isRoot = geteuid() == 0
  /// Said where a test is left out because it needs more.
  public static let needsRoot = "needs root: it changes the user or mounts a file system"

  /// A user without any rights.
  public static let nobody = "65534"

  /// Runs a system program as it is found in the usual places.
  @discardableResult
  public static func run(_ arguments: String...) throws -> Outcome {
    let outcome = try RunningProgram(
      "/usr/bin/env", arguments.map { Array($0.utf8) },
      environment: ["PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "LC_ALL": "C"], folder: "/"
    ).wait()
    guard outcome.status == 0 else { throw Failed(call: arguments, complaint: outcome.complaint) }
    return outcome
  }

  /// A system program that did not do what it should.
  public struct Failed: Error {
    let call: [String]
    let complaint: String

    /// It was called so, and complained of this.
    public init(call: [String], complaint: String) {
      self.call = call
      self.complaint = complaint
    }
  }

  /// Makes a named pipe.
  public static func makePipe(_ path: FilePath) -> Bool {
    path.withCString { mkfifo($0, 0o600) } == 0
  }

  /// Makes a socket.
  public static func makeSocket(_ path: FilePath) -> Bool {
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
  public static func makeLink(_ path: FilePath, to target: String) -> Bool {
    path.withCString { symlink(target, $0) } == 0
  }

  /// Sets what owner, group and others may do.
  public static func setMode(_ path: FilePath, _ mode: mode_t) {
    _ = path.withCString { chmod($0, mode) }
  }
}
