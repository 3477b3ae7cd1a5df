import MantelImaging
import MantelStore
import MantelSystem
import TestSupport
import Testing
import WorkerEngine

@Suite struct ArchiveTests {
  private let pool: WorkerPool

  init() throws {
    pool = WorkerPool(try Workers.real)
  }

  @Test func `what is written is read again`() async throws {
    let entries = [("widgets/Küche.json", "{}"), ("masters/empty", ""), ("a", "one\ntwo")]
    let writing = try await pool.startArchive()
    var bytes: [UInt8] = []
    for (name, text) in entries {
      let file = try Photos.file(Array(text.utf8))
      bytes += try await Photos.bytes(writing.add(ArchiveEntry(name: name, file: file)))
    }
    bytes += try await Photos.bytes(writing.finish())

    let reading = try await pool.openArchive(Photos.file(bytes))
    for (name, text) in entries {
      let entry = try #require(try await reading.next())
      #expect(entry.name == name)
      #expect(try Photos.bytes(entry.file) == Array(text.utf8))
    }
    #expect(try await reading.next()?.name == nil)
  }

  @Test func `an archive's errors come back as they were`() async throws {
    let text = try Photos.file(Array("nonsense".utf8))
    await #expect(throws: ArchiveError.notAnArchive) { _ = try await pool.openArchive(text) }
    let writing = try await pool.startArchive()
    await #expect(throws: ArchiveError.hostileEntry(name: "../up")) {
      _ = try await writing.add(ArchiveEntry(name: "../up", file: text))
    }
  }

  @Test func `a worker that is not there is the system's error`() async throws {
    let program = WorkerProgram(path: try TemporaryFolder().path.appending("missing"))
    let error = await #expect(throws: ArchiveError.self) {
      _ = try await WorkerPool(program).startArchive()
    }
    guard case .system(let cause) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(cause.operation == .startProcess)
  }

  @Test func `an entry is not believed to lead nowhere`() async throws {
    let folder = try TemporaryFolder()
    let answer = #"{"entry":{"name":"../up"}}"#
    let program = try Workers.script(
      "greet; take; printf '{\"files\":{}}' >&3; take; printf '%s' '\(answer)' >&3; exec sleep 1000",
      in: folder)
    let reading = try await WorkerPool(program).openArchive(Photos.file([1]))
    await #expect(throws: ArchiveError.self) { _ = try await reading.next() }
  }
}
