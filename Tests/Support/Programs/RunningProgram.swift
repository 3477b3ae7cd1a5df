import Glibc
import MantelSystem

/// A program under way, with nothing in its environment but what it was given.
public final class RunningProgram {
  /// What a test could not do with a program.
  public enum Failure: Error {
    case system(String, Int32)
    case stillRunning(seconds: Int)
  }

  private let process: pid_t
  private let output: OpenFile
  private let errors: OpenFile
  /// Its other end is open as long as the program or a process that it started lives.
  private let lifeline: OpenFile

  /// Starts a program; `arguments` are without its name.
  public init(
    _ program: FilePath, _ arguments: [[UInt8]], environment: [String: String], folder: FilePath
  ) throws {
    output = try Self.namelessFile()
    errors = try Self.namelessFile()
    let ends = try Self.connectedPair()
    lifeline = ends.ours
    process = try ProgramLaunch(
      program, arguments, environment: environment, folder: folder,
      descriptors: [1: output, 2: errors, Self.lifelineDescriptor: ends.theirs]
    ).start()
  }

  /// A descriptor that no program here uses.
  private static let lifelineDescriptor: Int32 = 99

  /// Sends it a signal.
  public func send(_ signal: Int32) {
    kill(process, signal)
  }

  /// Whether it is still running after so many milliseconds; comes back at once when it ends.
  public func isRunning(after milliseconds: Int32) -> Bool {
    var wait = pollfd(fd: lifeline.descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&wait, 1, milliseconds) == 0
  }

  /// Waits until it and every process that it started have ended. A hang is an error, and ends it.
  public func wait(seconds: Int = 60) throws -> Outcome {
    let hangs = isRunning(after: Int32(seconds * 1000))
    if hangs { kill(process, SIGKILL) }
    let status = try Self.reap(process)
    if hangs { throw Failure.stillRunning(seconds: seconds) }
    return Outcome(
      status: status, output: try output.readAll(limit: 1 << 26),
      errors: try errors.readAll(limit: 1 << 26))
  }

  /// Waits for the end of a process: its exit status, or 128 and the number of the signal that ended it.
  public static func reap(_ process: pid_t) throws -> Int32 {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      guard errno == EINTR else { throw Failure.system("waitpid", errno) }
    }
    let signal = status & 0x7F
    return signal == 0 ? status >> 8 & 0xFF : 128 + signal
  }

  /// An empty file without a name.
  public static func namelessFile() throws -> OpenFile {
    var template = Array("/tmp/mantel-test-output-XXXXXX".utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else { throw Failure.system("mkstemp", errno) }
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    unlink(template)
    return OpenFile(owning: descriptor)
  }

  /// Two connected ends of a stream.
  public static func connectedPair() throws -> (ours: OpenFile, theirs: OpenFile) {
    var ends: [Int32] = [-1, -1]
    let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else {
      throw Failure.system("socketpair", errno)
    }
    return (OpenFile(owning: ends[0]), OpenFile(owning: ends[1]))
  }
}
