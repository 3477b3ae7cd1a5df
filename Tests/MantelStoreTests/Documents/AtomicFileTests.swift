import MantelStore
import MantelSystem
import TestSupport
import Testing

struct AtomicFileTests {
  @Test func `a file is replaced as a whole and nothing else is left behind`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path.appending("file")
    try AtomicFile.write(Array("old".utf8), to: path)
    try AtomicFile.write(Array("new".utf8), to: path)
    #expect(try folder.read("file") == Array("new".utf8))
    #expect(try Folder.names(in: folder.path) == [Array("file".utf8)])
  }

  @Test func `where filling fails the old bytes stay and the unfinished file goes`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("old", to: "file")
    #expect(throws: SystemError.self) {
      try AtomicFile.replace(path) { file throws(SystemError) in
        try file.write(Array("half".utf8))
        throw SystemError(.write, path, code: 28)
      }
    }
    #expect(try folder.read("file") == Array("old".utf8))
    #expect(try Folder.names(in: folder.path).count == 1)
  }
}
