import Glibc
import MantelSystem

/// How a program is started: with nothing in its environment and no descriptor but what it is given.
public struct ProgramLaunch {
  /// The program.
  public var program: FilePath
  /// Its arguments, its own name apart.
  public var arguments: [[UInt8]]
  /// All of its environment.
  public var environment: [String: String]
  /// The folder that it starts in.
  public var folder: FilePath
  /// Which of its descriptors are which of ours; its standard input is the null device unless told otherwise.
  public var descriptors: [Int32: OpenFile]
  /// Whether it and all that it starts are a group that signals can be sent to.
  public var isGroup: Bool

  /// A program in a folder.
  public init(
    _ program: FilePath, _ arguments: [[UInt8]], environment: [String: String],
    folder: FilePath = "/", descriptors: [Int32: OpenFile] = [:], isGroup: Bool = false
  ) {
    self.program = program
    self.arguments = arguments
    self.environment = environment
    self.folder = folder
    self.descriptors = descriptors
    self.isGroup = isGroup
  }

  /// Starts it and gives the system's number for it; whoever starts it has to wait for its end.
  public func start() throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    for (number, file) in descriptors {
      posix_spawn_file_actions_adddup2(&actions, file.descriptor, number)
    }

    // Whoever runs the tests in the background ignores Ctrl-C, and programs inherit that.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    for signal in [SIGINT, SIGTERM, SIGHUP, SIGPIPE] { sigaddset(&signals, signal) }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setpgroup(&attributes, 0)
    let flags = POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK
    posix_spawnattr_setflags(&attributes, Int16(isGroup ? flags | POSIX_SPAWN_SETPGROUP : flags))

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
    guard code == 0 else {
      throw RunningProgram.Failure.system("posix_spawn \(program.lossyText)", code)
    }
    return started
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
