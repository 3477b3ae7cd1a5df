import Glibc

/// A program that stays while something is measured, and ends with this object, or with this process however that ends.
public final class Companion {
  /// When it was started, on the stopwatch's clock.
  public let started: Double
  /// The system's number for it, and for the group of what it starts.
  public let process: pid_t

  private let command: Command
  private let output: Int32
  /// The other end of its keeper's input: the keeper ends the group when this is closed.
  private let lifeline: Int32
  private var unread: [UInt8] = []
  private var isRunning = true

  /// What the shell does before it becomes the program.
  private static let keeper =
    #"exec 3<&0; (read -r _ <&3; kill -KILL 0) >/dev/null 2>&1 & exec "$@" 3<&- </dev/null"#

  /// Starts the program; a shell comes first, a millisecond or two.
  public init(_ command: Command) throws(CommandFailure) {
    self.command = command
    let kept = Command(
      "/bin/sh", ["-c", Self.keeper, "sh", command.program] + command.arguments,
      for: command)
    let input = try Self.connectedPair(command)
    let outcome = try Self.connectedPair(command)
    defer {
      close(input.theirs)
      close(outcome.theirs)
    }
    lifeline = input.ours
    output = outcome.ours
    started = Stopwatch.now
    process = try kept.spawn(input: input.theirs, output: outcome.theirs)
  }

  deinit { stop() }

  /// The next line that it prints; an error when it ends instead, or prints none for so many seconds.
  public func line(within seconds: Double = 30) throws(CommandFailure) -> String {
    let deadline = Stopwatch.now + seconds
    while true {
      if let end = unread.firstIndex(of: UInt8(ascii: "\n")) {
        let line = String(decoding: unread[..<end], as: UTF8.self)
        unread.removeSubrange(...end)
        return line
      }
      var wait = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
      let left = Int32(max(0, deadline - Stopwatch.now) * 1000)
      guard poll(&wait, 1, left) > 0 else { throw command.failure("printed nothing") }
      let bytes = [UInt8](unsafeUninitializedCapacity: 65_536) { buffer, count in
        count = max(0, read(output, buffer.baseAddress, buffer.count))
      }
      guard !bytes.isEmpty else { throw command.failure("ended, see \(command.log)") }
      unread += bytes
    }
  }

  /// Ends it and all that it started, and waits until it has ended.
  public func stop() {
    guard isRunning else { return }
    isRunning = false
    kill(-process, SIGKILL)
    while waitpid(process, nil, 0) < 0 && errno == EINTR {}
    close(output)
    close(lifeline)
  }

  private static func connectedPair(_ command: Command) throws(CommandFailure)
    -> (ours: Int32, theirs: Int32)
  {
    var ends: [Int32] = [-1, -1]
    let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else {
      throw command.failure(String(cString: strerror(errno)))
    }
    return (ends[0], ends[1])
  }
}
