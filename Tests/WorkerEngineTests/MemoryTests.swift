import MantelImaging
import MantelSystem
import TestSupport
import Testing
import WorkerEngine

/// Photos that need much memory are decoded one after the other, however many workers there are.
@Suite(.timeLimit(.minutes(1))) struct MemoryTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Asks for `bytes`, and once told to go on does `work` and identifies the photo.
  private func asking(for bytes: String, _ work: String) throws -> WorkerProgram {
    try Workers.script(
      """
      greet
      while take && [ -s request.$$ ]; do
        printf '{"needs":{"bytes":\(bytes)}}' >&3; take
        \(work)
        printf '{"identified":{"_0":"ba7816bf8f01cfea414140de5dae2223"}}' >&3
      done
      """, in: folder)
  }

  @Test func `what does not fit together is not done together`() async throws {
    let program = try asking(
      for: "100000000",
      "mkdir busy || : >clash; for i in 1 2 3 4 5; do ls / >/dev/null; done; rmdir busy")
    let pool = WorkerPool(program, workers: 3)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<9 { group.addTask { _ = try await pool.identify(Photos.file([1])) } }
      try await group.waitForAll()
    }
    #expect(!Folder.exists(folder.path.appending("clash")))
  }

  @Test(arguments: ["9223372036854775807", "-1", "0"])
  func `a need beyond all bounds is met alone`(bytes: String) async throws {
    let pool = WorkerPool(try asking(for: bytes, ":"), workers: 2)
    for _ in 0..<3 { _ = try await pool.identify(Photos.file([1])) }
  }

  @Test func `a task that is cancelled while it waits for memory waits no longer`() async throws {
    let started = folder.pipe("started")
    let program = try asking(for: "100000000", "echo 1 >started; exec sleep 1000")
    let pool = WorkerPool(program, workers: 2)
    let first = Task { try? await pool.identify(Photos.file([1])) }
    #expect(await Pipes.number(from: started) == 1)
    let second = Task { await imagingError { try await pool.identify(Photos.file([1])) } }
    second.cancel()
    #expect(await second.value == .cancelled)
    first.cancel()
    _ = await first.value
  }

  @Test func `a worker that ends frees what it had`() async throws {
    let program = try asking(for: "100000000", "[ -e died ] || { : >died; kill -9 $$; }")
    let pool = WorkerPool(program, workers: 2)
    #expect(
      await imagingError { try await pool.identify(Photos.file([1])) } == .workerStopped)
    _ = try await pool.identify(Photos.file([1]))
  }
}
