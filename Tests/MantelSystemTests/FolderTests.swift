import MantelSystem
import TestSupport
import Testing

struct FolderTests {
  @Test func `a folder is made with those above it and only for its user`() throws {
    let temporary = try TemporaryFolder()
    let path = temporary.path.appending("a/b/c")
    try Folder.create(path)
    try Folder.create(path)
    #expect(try FileStatus.of(path).kind == .folder)
  }

  @Test func `a file in the way of a folder is an error`() throws {
    let temporary = try TemporaryFolder()
    let file = try temporary.write("x", to: "file")
    #expect(throws: SystemError.self) { try Folder.create(file) }
    #expect(throws: SystemError.self) { try Folder.create(file.appending("below")) }
  }

  @Test func `names are listed in order, however they are spelled`() throws {
    let temporary = try TemporaryFolder()
    try temporary.write("", to: "b")
    try temporary.write("", to: "a\n\"")
    let odd = temporary.path.appending(bytes: [0xFF, 0xFE])
    _ = try OpenFile.open(odd, for: .creating)
    #expect(
      try Folder.names(in: temporary.path) == [Array("a\n\"".utf8), Array("b".utf8), [0xFF, 0xFE]])
  }

  @Test func `renaming without replacing leaves what is there`() throws {
    let temporary = try TemporaryFolder()
    let one = try temporary.write("one", to: "one")
    let two = try temporary.write("two", to: "two")
    #expect(throws: SystemError.self) { try Folder.renameWithoutReplacing(one, to: two) }
    #expect(try temporary.read("two") == Array("two".utf8))
    try Folder.renameWithoutReplacing(one, to: temporary.path.appending("three"))
    #expect(!Folder.exists(one))
  }

  @Test func `removing a folder takes all that is in it`() throws {
    let temporary = try TemporaryFolder()
    try temporary.write("x", to: "doomed/below/file")
    try Folder.removeAll(temporary.path.appending("doomed"))
    try Folder.removeAll(temporary.path.appending("doomed"))
    #expect(try Folder.names(in: temporary.path).isEmpty)
  }

  @Test func `a larger file than the limit is not read`() throws {
    let temporary = try TemporaryFolder()
    let file = try OpenFile.open(try temporary.write("12345", to: "file"), for: .reading)
    #expect(try file.readAll(limit: 5) == Array("12345".utf8))
    #expect(throws: SystemError.self) { try file.readAll(limit: 4) }
  }

  @Test func `only one at a time holds a lock, and it ends with its holder`() throws {
    let temporary = try TemporaryFolder()
    let path = temporary.path.appending("lock")
    var held = try FileLock.attempt(path)
    #expect(held != nil)
    #expect(try FileLock.attempt(path) == nil)
    held = nil
    #expect(try FileLock.attempt(path) != nil)
    withExtendedLifetime(held) {}
  }
}
