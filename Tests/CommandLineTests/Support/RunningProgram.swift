import Glibc
import MantelSystem

/// A program under way, with nothing in its environment but what it was given.
final class RunningProgram {
  /// What a test could not do with a program.
  enum Failure: Error {
    case system(String, Int32)
    case stillRunning(seconds: Int)
  }

  private let process: pid_t
  private let output: OpenFile
  private let errors: OpenFile
  /// Its other end is open as long as the program or a process that it started lives.
  private let lifeline: OpenFile

  /// Starts a program; `arguments` are without its name.
  init(
    _ program: FilePath, _ arguments: [[UInt8]], environment: [String: String], folder: FilePath
  ) throws {
    output = try Self.namelessFile()
    errors = try Self.namelessFile()
    var ends: [Int32] = [-1, -1]
    let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else {
      throw Failure.system("socketpair", errno)
    }
    lifeline = OpenFile(owning: ends[0])
    let otherEnd = OpenFile(owning: ends[1])

    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output.descriptor, 1)
    posix_spawn_file_actions_adddup2(&actions, errors.descriptor, 2)
    posix_spawn_file_actions_adddup2(&actions, otherEnd.descriptor, Self.lifelineDescriptor)

    // Whoever runs the tests in the background ignores Ctrl-C, and programs inherit that.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    for signal in [SIGINT, SIGTERM, SIGHUP, SIGPIPE] { sigaddset(&signals, signal) }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))

    let variables = environment.map { Array("\($0.key)=\($0.value)".utf8) }
    var started: pid_t = -1
    // posix_spawn cannot change the folder everywhere; env does, and then becomes the program.
    let call =
      ["/usr/bin/env", "-C"].map { Array($0.utf8) } + [folder.bytes, program.bytes] + arguments
    let code = Self.withCStrings(call) { argv in
      Self.withCStrings(variables) { envp in
        posix_spawn(&started, "/usr/bin/env", &actions, &attributes, argv, envp)
      }
    }
    guard code == 0 else { throw Failure.system("posix_spawn \(program.lossyText)", code) }
    process = started
  }

  /// A descriptor that no program here uses.
  private static let lifelineDescriptor: Int32 = 99

  /// Sends it a signal.
  func send(_ signal: Int32) {
    kill(process, signal)
  }

  /// Whether it is still running after so many milliseconds; comes back at once when it ends.
  func isRunning(after milliseconds: Int32) -> Bool {
    var wait = pollfd(fd: lifeline.descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&wait, 1, milliseconds) == 0
  }

  /// Waits until it and every process that it started have ended. A hang is an error, and ends it.
  func wait(seconds: Int = 60) throws -> Outcome {
    let hangs = isRunning(after: Int32(seconds * 1000))
    if hangs { kill(process, SIGKILL) }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      guard errno == EINTR else { throw Failure.system("waitpid", errno) }
    }
    if hangs { throw Failure.stillRunning(seconds: seconds) }
    let signal = status & 0x7F
    return Outcome(
      status: signal == 0 ? status >> 8 & 0xFF : 128 + signal,
      output: try output.readAll(limit: 1 << 26), errors: try errors.readAll(limit: 1 << 26))
  }

  private static func namelessFile() throws -> OpenFile {
    var template = Array("/tmp/mantel-test-output-XXXXXX".utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else { throw Failure.system("mkstemp", errno) }
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    unlink(template)
    return OpenFile(owning: descriptor)
  }

  private static func withCStrings<Result>(
    _ strings: [[UInt8]], _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Result
  ) -> Result {
    let pointers = strings.map { bytes in
      (bytes + [0]).withUnsafeBufferPointer { buffer in
        buffer.withMemoryRebound(to: CChar.self) { $0.baseAddress.flatMap { strdup($0) } }
      }
    }
    defer { pointers.forEach { free($0) } }
    return (pointers + [nil]).withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else {
        preconditionFailure("a terminated list is never empty")
      }
      return body(base)
    }
  }
}
