import Glibc
import MantelSystem
import TestSupport
import Testing

/// Programs that go on without the one that started them.
@Suite struct LaunchedProgramTests {
  private func shell(_ script: String, _ environment: [String] = []) throws -> LaunchedProgram {
    try LaunchedProgram.start(
      "/bin/sh", arguments: ["-c", script], environment: environment.map { Array($0.utf8) })
  }

  @Test func `its first line is heard, and nothing behind it`() throws {
    #expect(try shell("echo ready >&3; echo more >&3").word(within: 20_000) == .line("ready"))
    #expect(
      try shell("printf 're' >&3; printf 'ady\\n' >&3").word(within: 20_000) == .line("ready"))
  }

  @Test func `one that ends without a line has ended`() throws {
    #expect(try shell("exit 3").word(within: 20_000) == .ended)
    #expect(try shell("printf half >&3").word(within: 20_000) == .ended)
    #expect(try shell("head -c 9000 /dev/zero >&3").word(within: 20_000) == .ended)
  }

  @Test func `one that says nothing is waited for no longer than was said`() throws {
    let program = try shell("kill -STOP $$")
    #expect(try program.word(within: 1) == .nothing)
    let process = try #require(RunningProcess(program.identifier))
    kill(program.identifier, SIGKILL)
    #expect(try process.stop(milliseconds: 20_000))
  }

  @Test func `it has our variables and no descriptor of ours but its own`() throws {
    let folder = try TemporaryFolder()
    let ours = try OpenFile.open(try folder.write("", to: "ours"), for: .locking)
    // Inherited by every program that is started in the usual way.
    _ = fcntl(ours.descriptor, F_SETFD, 0)
    let script = """
      [ -e /proc/$$/fd/\(ours.descriptor) ] && open=open
      echo "$A $(pwd) ${open:-closed}" >&3
      """
    #expect(try shell(script, ["A=b c"]).word(within: 20_000) == .line("b c / closed"))
    withExtendedLifetime(ours) {}
  }

  @Test func `it heeds signals that we ignore`() throws {
    let before = signal(SIGHUP, SIG_IGN)
    defer { signal(SIGHUP, before) }
    let program = try shell("grep SigIgn /proc/self/status >&3", ["PATH=/bin:/usr/bin"])
    guard case .line(let line) = try program.word(within: 20_000) else {
      Issue.record("no line")
      return
    }
    // The C library ignores two signals of its own, behind those that have names.
    let ignored = try #require(UInt64(line.suffix(16), radix: 16))
    #expect(ignored & 0x7FFF_FFFF == 0, "\(line)")
  }

  @Test func `a program that is not there is an error`() {
    #expect(throws: SystemError.self) {
      try LaunchedProgram.start("/nowhere", arguments: [], environment: [])
    }
  }

  @Test func `a running process is asked by its signals, and a dead one no longer`() throws {
    let pause = "import os, signal; os.write(3, b'ready\\n'); signal.pause()"
    let program = try LaunchedProgram.start(
      "/usr/bin/python3", arguments: ["-c", pause], environment: [])
    #expect(try program.word(within: 20_000) == .line("ready"))
    let process = try #require(RunningProcess(program.identifier))
    #expect(try process.send(.second))
    var status: Int32 = 0
    #expect(waitpid(program.identifier, &status, 0) == program.identifier)
    #expect(status & 0x7F == SIGUSR2)
    #expect(try !process.send(.first))
    #expect(try process.stop(milliseconds: 0))
    #expect(RunningProcess(program.identifier) == nil)
    #expect(RunningProcess(0) == nil && RunningProcess(-1) == nil)
  }
}
