import Glibc
import MantelCore
import MantelImaging
import MantelSystem
import TestSupport
import Testing
import WorkerEngine

@Suite(.timeLimit(.minutes(1))) struct FailingWorkerTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func `a worker killed in the middle costs its job, and another takes its place`()
    async throws
  {
    let program = try Workers.script(
      """
      if [ -e died ]; then exec "$WORKER"; fi
      greet; take; : >died; kill -9 $$
      """, in: folder)
    let pool = WorkerPool(program, workers: 1)
    let photo = try Photos.jpeg(width: 20, height: 10)
    await #expect(throws: ImagingError.workerStopped) { try await pool.importPhoto(photo) }
    #expect(try await pool.importPhoto(photo).original == PixelSize(width: 20, height: 10))
  }

  @Test func `a worker killed while it was idle costs nothing`() async throws {
    let program = try Workers.script("echo $$ >>pids; exec \"$WORKER\"", in: folder)
    let pool = WorkerPool(program, workers: 1)
    let photo = try Photos.jpeg(width: 20, height: 10)
    _ = try await pool.importPhoto(photo)
    let first = try #require(try pids().first)
    kill(first, SIGKILL)
    // Gone for the kernel once it is a zombie, which needs no wait on our side: its socket is closed by then.
    try waitForEnd(of: first)
    #expect(try await pool.importPhoto(photo).original.width == 20)
    #expect(try pids().count == 2)
  }

  @Test func `one worker serves one job after the other`() async throws {
    let program = try Workers.script("echo $$ >>pids; exec \"$WORKER\"", in: folder)
    let pool = WorkerPool(program, workers: 2)
    for width in 1...5 { _ = try await pool.importPhoto(Photos.jpeg(width: width, height: 3)) }
    #expect(try pids().count == 1)
  }

  @Test func `many photos share few workers`() async throws {
    let program = try Workers.script("echo $$ >>pids; exec \"$WORKER\"", in: folder)
    let pool = WorkerPool(program, workers: 2)
    let widths = try await withThrowingTaskGroup(of: Int.self) { group in
      for width in 1...20 {
        group.addTask {
          try await pool.importPhoto(Photos.jpeg(width: width, height: 5)).original.width
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(widths.sorted() == Array(1...20))
    #expect(try pids().count <= 2)
  }

  @Test func `a worker that never answers is ended`() async throws {
    let program = try Workers.script("greet; echo $$ >>pids; exec sleep 1000", in: folder)
    let pool = WorkerPool(program, workers: 1, timeLimit: .milliseconds(300))
    await #expect(throws: ImagingError.workerTimedOut(seconds: 0)) {
      try await pool.identify(Photos.file([1]))
    }
    // Reaped, so that no process has its number, if it came so far as to tell it.
    #expect(((try? pids()) ?? []).allSatisfy { kill($0, 0) == -1 })
  }

  @Test func `a worker that never greets is ended`() async throws {
    let program = try Workers.script("exec sleep 1000", in: folder)
    let pool = WorkerPool(program, workers: 1, timeLimit: .milliseconds(20))
    await #expect(throws: ImagingError.workerTimedOut(seconds: 0)) {
      try await pool.identify(Photos.file([1]))
    }
  }

  @Test func `a task that is cancelled kills its worker at once`() async throws {
    let taken = folder.pipe("taken")
    let program = try Workers.script(
      """
      if [ -e once ]; then exec "$WORKER"; fi
      : >once; greet; take; echo $$ >taken; exec sleep 1000
      """, in: folder)
    let pool = WorkerPool(program, workers: 1)
    let photo = try Photos.jpeg(width: 20, height: 10)
    let task = Task { await imagingError { try await pool.importPhoto(photo) } }
    let worker = try #require(await Pipes.number(from: taken))
    task.cancel()
    #expect(await task.value == .cancelled)
    #expect(kill(worker, 0) == -1)
    #expect(try await pool.importPhoto(photo).original.width == 20)
  }

  @Test func `a task that is cancelled while it waits for a worker waits no longer`() async throws {
    let taken = folder.pipe("taken")
    let program = try Workers.script("greet; take; echo $$ >taken; exec sleep 1000", in: folder)
    let pool = WorkerPool(program, workers: 1)
    let photo = try Photos.jpeg(width: 20, height: 10)
    let first = Task { try? await pool.importPhoto(photo) }
    _ = await Pipes.number(from: taken)
    let second = Task { await imagingError { try await pool.importPhoto(photo) } }
    second.cancel()
    #expect(await second.value == .cancelled)
    first.cancel()
    _ = await first.value
  }

  @Test func `a program that is not there is told`() async throws {
    let pool = WorkerPool(WorkerProgram(path: folder.path.appending("missing")))
    let error = await imagingError { try await pool.identify(Photos.file([1])) }
    guard case .workerUnavailable(let cause) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(cause.operation == .startProcess && cause.isNotFound)
  }

  @Test func `a program that ends at once is told`() async throws {
    let pool = WorkerPool(try Workers.script("exit 1", in: folder))
    await #expect(throws: ImagingError.workerStopped) {
      try await pool.identify(Photos.file([1]))
    }
  }

  private func pids() throws -> [Int32] {
    let file = try OpenFile.open(folder.path.appending("pids"), for: .reading)
    return String(decoding: try Photos.bytes(file), as: UTF8.self)
      .split(separator: "\n").compactMap { Int32($0) }
  }

  private func waitForEnd(of process: Int32) throws {
    var information = siginfo_t()
    guard waitid(P_PID, id_t(process), &information, WEXITED | WNOWAIT) == 0 else {
      throw SystemError(.wait, code: errno)
    }
  }
}
