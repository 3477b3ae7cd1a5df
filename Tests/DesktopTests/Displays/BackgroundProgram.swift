import Glibc
import MantelSystem
import TestSupport

/// A program that runs beside a test, with all that it starts: killed and reaped with its last reference, and when the tests are killed.
final class BackgroundProgram {
  /// The lines of its standard output.
  let lines: LineReader
  private let process: pid_t
  private let errors: OpenFile
  private var status: Int32?

  /// Starts a program, as another user if told so, with more descriptors of ours if told so.
  init(
    _ program: FilePath, _ arguments: [String], environment: [String: String], user: String? = nil,
    descriptors: [Int32: OpenFile] = [:]
  ) throws {
    errors = try RunningProgram.namelessFile()
    let ends = try RunningProgram.connectedPair()
    lines = LineReader(ends.ours)
    var call = arguments.map { Array($0.utf8) }
    var name = program
    if let user {
      let change = ["--reuid=\(user)", "--regid=\(user)", "--clear-groups"]
      call = change.map { Array($0.utf8) } + [program.bytes] + call
      name = "/usr/bin/setpriv"
    }
    process = try ProgramLaunch(
      name, call, environment: environment.merging(["PATH": Self.folders]) { mine, _ in mine },
      descriptors: descriptors.merging([1: ends.theirs, 2: errors]) { $1 }, isGroup: true
    ).start()
    Watchman.watch(process)
  }

  /// Where programs are looked for.
  static let folders = "/usr/sbin:/usr/bin:/sbin:/bin"

  deinit { end() }

  /// The system's number for it.
  var identifier: pid_t { process }

  /// What it complained of until now.
  var complaint: String {
    (try? errors.readAll(limit: 1 << 26)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  /// Sends it alone a signal.
  func send(_ signal: Int32) {
    if status == nil { kill(process, signal) }
  }

  /// Waits for its end and gives its status: 128 and the signal's number where a signal ended it. All that it started is killed.
  func wait(seconds: Int = Patience.seconds) throws -> Int32 {
    if let status { return status }
    try Patience.poll("the end of a program", seconds: seconds) {
      var information = siginfo_t()
      let code = waitid(P_PID, id_t(process), &information, WEXITED | WNOHANG | WNOWAIT)
      return code != 0 || information.si_signo != 0 ? () : nil
    }
    return close()
  }

  /// Kills it and all that it started.
  func end() {
    guard status == nil else { return }
    kill(-process, SIGKILL)
    // Before it has become a group of its own.
    kill(process, SIGKILL)
    _ = close()
  }

  private func close() -> Int32 {
    let code = (try? RunningProgram.reap(process)) ?? -1
    kill(-process, SIGKILL)
    Watchman.forget(process)
    status = code
    return code
  }
}
