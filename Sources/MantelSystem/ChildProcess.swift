import CSystem
import Glibc

/// A process that this one started; it is killed and reaped with its last reference.
public final class ChildProcess: Sendable {
  /// The system's number for it.
  public let identifier: Int32

  private init(identifier: Int32) {
    self.identifier = identifier
  }

  deinit {
    kill()
    var status: Int32 = 0
    _ = retrying { waitpid(identifier, &status, 0) }
  }

  /// Starts a program with `file` as its descriptor 3, its standard streams on the null device, and just these variables.
  ///
  /// It has a session of its own, so that Ctrl-C in the terminal reaches only us.
  public static func start(
    _ program: FilePath, arguments: [String] = [], environment: [String], descriptor3 file: OpenFile
  ) throws(SystemError) -> ChildProcess {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, file.descriptor, 3)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    csystem_own_session(&attributes)

    var identifier: pid_t = 0
    let code = program.withCString { name in
      withCStrings([program.lossyText] + arguments) { argv in
        withCStrings(environment) { envp in
          posix_spawn(&identifier, name, &actions, &attributes, argv, envp)
        }
      }
    }
    guard code == 0 else { throw SystemError(.startProcess, program, code: code) }
    return ChildProcess(identifier: identifier)
  }

  /// Ends it at once.
  public func kill() {
    _ = Glibc.kill(identifier, SIGKILL)
  }
}

private func withCStrings<Result>(
  _ strings: [String], _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Result
) -> Result {
  let pointers = strings.map { strdup($0) }
  defer { pointers.forEach { free($0) } }
  return (pointers + [nil]).withUnsafeBufferPointer { buffer in
    guard let base = buffer.baseAddress else {
      preconditionFailure("a terminated list is never empty")
    }
    return body(base)
  }
}
