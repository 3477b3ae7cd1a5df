import CProcesses
import Glibc

extension Command {
  /// What one run cost.
  public struct Cost: Sendable {
    /// The seconds from before the program was started until it had ended.
    public let wall: Double
    /// The processor seconds of the program and of all that it started.
    public let processor: Double
  }

  /// Runs the program to its end; it must exit with 0.
  @discardableResult
  public func run() throws(CommandFailure) -> Cost {
    try run { _ in }
  }

  /// Runs the program and lets `watch` look on from its start to its end.
  ///
  /// Waits for all that the program leaves behind too, so that its processor time counts and the next run is not disturbed.
  func run(watch: (pid_t) -> Void) throws(CommandFailure) -> Cost {
    guard cprocesses_adopt_orphans() == 0 else { throw failure("orphans cannot be adopted") }
    let before = Self.processorSecondsOfChildren()
    let start = Stopwatch.now
    let process = try spawn()
    watch(process)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 && errno == EINTR {}
    let wall = Stopwatch.now - start
    while waitpid(-1, nil, 0) > 0 || errno == EINTR {}
    guard status == 0 else { throw failure("ended with status \(status), see \(log)") }
    return Cost(wall: wall, processor: Self.processorSecondsOfChildren() - before)
  }

  /// Starts it. Its input is `input`, else nothing; its output goes to `output`, else to the log; with `output` it leads a group of its own.
  func spawn(input: Int32? = nil, output: Int32? = nil) throws(CommandFailure) -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if let input {
      posix_spawn_file_actions_adddup2(&actions, input, 0)
    } else {
      posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    }
    posix_spawn_file_actions_addopen(&actions, 2, log, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    posix_spawn_file_actions_adddup2(&actions, output ?? 2, 1)
    // Threads of Swift's pools block signals, and what they start would go on doing so.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var noSignals = sigset_t()
    sigemptyset(&noSignals)
    posix_spawnattr_setsigmask(&attributes, &noSignals)
    let group = output == nil ? 0 : POSIX_SPAWN_SETPGROUP
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | group))
    var words = ([program] + arguments).map { strdup($0) } + [nil]
    var variables = environment.map { strdup($0) } + [nil]
    defer { for text in words + variables { free(text) } }
    var process: pid_t = 0
    let code = posix_spawn(&process, program, &actions, &attributes, &words, &variables)
    guard code == 0 else { throw failure(String(cString: strerror(code))) }
    return process
  }

  func failure(_ reason: String) -> CommandFailure {
    CommandFailure(description: "\(program) \(arguments.first ?? ""): \(reason)")
  }

  private static func processorSecondsOfChildren() -> Double {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_CHILDREN.rawValue), &usage)
    return [usage.ru_utime, usage.ru_stime].map { Double($0.tv_sec) + Double($0.tv_usec) / 1e6 }
      .reduce(0, +)
  }
}
