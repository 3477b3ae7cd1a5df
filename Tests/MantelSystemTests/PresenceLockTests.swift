import Glibc
import MantelSystem
import TestSupport
import Testing

/// Claims that others can look at.
@Suite struct PresenceLockTests {
  private let folder: TemporaryFolder
  private let path: FilePath

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path.appending("process.lock")
  }

  @Test func `a claim is held, then released`() throws {
    #expect(!PresenceLock.isHeld(path))
    var lock = try PresenceLock.attempt(path)
    #expect(lock != nil)
    #expect(PresenceLock.isHeld(path))
    // Looking took nothing from it.
    #expect(PresenceLock.isHeld(path))
    #expect(try PresenceLock.attempt(path) == nil)
    lock = nil
    #expect(!PresenceLock.isHeld(path) && PresenceLock.holder(of: path) == nil)
    #expect(!Folder.exists(path))
    #expect(try PresenceLock.attempt(path) != nil)
    withExtendedLifetime(lock) {}
  }

  @Test func `the holder is known by its number`() throws {
    let lock = try PresenceLock.attempt(path)
    #expect(PresenceLock.holder(of: path)?.identifier == getpid())
    #expect(try folder.read("process.lock") == Array("\(getpid())\n".utf8))
    withExtendedLifetime(lock) {}
  }

  @Test func `a file that nobody has claimed means nothing, whatever it says`() throws {
    for text in ["\(getpid())\n", "1\n", "", "-1\n", "nonsense", String(repeating: "9", count: 99)]
    {
      try folder.write(text, to: "process.lock")
      #expect(!PresenceLock.isHeld(path))
      #expect(PresenceLock.holder(of: path) == nil)
      let lock = try PresenceLock.attempt(path)
      #expect(PresenceLock.holder(of: path)?.identifier == getpid())
      withExtendedLifetime(lock) {}
    }
  }

  @Test func `what a dead process left in a claimed file is not the holder's number`() throws {
    // As a new holder is between its claim and its number. This test's number stands for one that came to be someone else's.
    let file = try OpenFile.open(
      try folder.write("\(getpid())\n", to: "process.lock"), for: .locking)
    var lock = flock()
    lock.l_type = Int16(F_WRLCK)
    lock.l_whence = Int16(SEEK_SET)
    lock.l_len = 1
    let lockOpenFile: Int32 = 37
    #expect(fcntl(file.descriptor, lockOpenFile, &lock) == 0)
    #expect(PresenceLock.isHeld(path))
    #expect(PresenceLock.holder(of: path) == nil)
    #expect(try PresenceLock.attempt(path) == nil)
  }

  @Test func `a claim ends with a process that is killed`() throws {
    // Python claims as we do, says so, and waits to be killed.
    let claim = """
      import fcntl, os, struct, sys
      file = os.open(sys.argv[1], os.O_RDWR | os.O_CREAT, 0o600)
      for byte in (0, 1):
        fcntl.fcntl(file, 37, struct.pack("hhqqi4x", fcntl.F_WRLCK, 0, byte, 1, 0))
      os.write(file, b"%d\\n" % os.getpid())
      os.write(3, b"claimed\\n")
      sys.stdin.close()
      os.read(os.pipe()[0], 1)
      """
    let program = try LaunchedProgram.start(
      "/usr/bin/python3", arguments: ["-c", claim, path.lossyText], environment: [])
    #expect(try program.word(within: 20_000) == .line("claimed"))
    #expect(PresenceLock.isHeld(path))
    #expect(try PresenceLock.attempt(path) == nil)
    let holder = try #require(PresenceLock.holder(of: path))
    #expect(holder.identifier == program.identifier)
    #expect(try holder.stop(milliseconds: 20_000))
    #expect(!PresenceLock.isHeld(path) && PresenceLock.holder(of: path) == nil)
    // It could not remove its file.
    #expect(Folder.exists(path))
    #expect(try PresenceLock.attempt(path) != nil)
  }

  @Test func `where there is no folder there is no claim`() {
    let lost = folder.path.appending("missing/process.lock")
    #expect(!PresenceLock.isHeld(lost))
    #expect(throws: SystemError.self) { try PresenceLock.attempt(lost) }
  }
}
