import MantelStore
import MantelSystem
import Testing
import WorkerEngine

@Suite struct ArchiveTests {
  private let pool: WorkerPool

  init() throws {
    pool = WorkerPool(try Workers.real)
  }

  @Test func `what is written is read again`() throws {
    let entries = [("widgets/Küche.json", "{}"), ("masters/empty", ""), ("a", "one\ntwo")]
    let writer = try pool.archiveWriter()
    var bytes: [UInt8] = []
    for (name, text) in entries {
      let file = try Photos.file(Array(text.utf8))
      bytes += try Photos.bytes(writer.add(ArchiveEntry(name: name, file: file)))
    }
    bytes += try Photos.bytes(writer.finish())

    let reader = try pool.archiveReader(Photos.file(bytes))
    for (name, text) in entries {
      let entry = try #require(try reader.next())
      #expect(entry.name == name)
      #expect(try Photos.bytes(entry.file) == Array(text.utf8))
    }
    #expect(try reader.next()?.name == nil)
  }

  @Test func `an archive's errors come back as they were`() throws {
    #expect(throws: ArchiveError.notAnArchive) {
      try pool.archiveReader(Photos.file(Array("nonsense".utf8)))
    }
    let writer = try pool.archiveWriter()
    #expect(throws: ArchiveError.hostileEntry(name: "../up")) {
      try writer.add(ArchiveEntry(name: "../up", file: Photos.file([1])))
    }
  }

  @Test func `a worker that is not there is the system's error`() throws {
    let program = WorkerProgram(path: TemporaryFolder().path.appending("missing"))
    let error = #expect(throws: ArchiveError.self) {
      _ = try WorkerPool(program).archiveWriter()
    }
    guard case .system(let cause) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(cause.operation == .startProcess)
  }
}
