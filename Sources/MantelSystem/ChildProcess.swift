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
    let identifier = program.withCString { name in
      withCStrings([program.bytes] + arguments.map { Array($0.utf8) }) { argv in
        withCStrings(environment.map { Array($0.utf8) }) { envp in
          csystem_start(name, argv, envp, file.descriptor)
        }
      }
    }
    guard identifier > 0 else { throw .last(.startProcess, program) }
    return ChildProcess(identifier: identifier)
  }

  /// Ends it at once.
  public func kill() {
    _ = Glibc.kill(identifier, SIGKILL)
  }
}
