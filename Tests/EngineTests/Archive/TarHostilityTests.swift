import ArchiveEngine
import MantelStore
import MantelSystem
import Testing

@Suite struct TarHostilityTests {
  private func names(_ bytes: [UInt8]) throws -> [String] {
    let reader = try TarReader(file: Samples.file(bytes))
    var names: [String] = []
    while let entry = try reader.next() { names.append(entry.name) }
    return names
  }

  @Test(arguments: [
    "/etc/passwd", "../up", "a/../../up", "a/..", ".", "./a", "a/./b", "a//b", "a/", "..", "a\\b",
    "",
  ])
  func `a name that leads elsewhere is refused`(name: String) throws {
    #expect(throws: ArchiveError.hostileEntry(name: name)) {
      try names(Tar.entry(name, [1]) + Tar.end)
    }
    #expect(throws: ArchiveError.hostileEntry(name: name)) {
      try TarWriter().add(ArchiveEntry(name: name, file: Samples.file([1])))
    }
  }

  @Test(arguments: ["/etc/passwd", "../up", "a/../../up", "a/"])
  func `a long name that leads elsewhere is refused`(name: String) throws {
    #expect(throws: ArchiveError.hostileEntry(name: name)) {
      try names(Tar.paxEntry(name, [1]) + Tar.end)
    }
  }

  @Test func `a name that is not UTF-8 is refused`() throws {
    #expect {
      try names(Tar.entry([0x61, 0xFF, 0xFE], [1]) + Tar.end)
    } throws: { error in
      if case ArchiveError.hostileEntry = error { true } else { false }
    }
  }

  @Test(arguments: ["1", "2", "3", "4", "5", "6"] as [Character])
  func `links, devices, folders and pipes are refused`(kind: Character) throws {
    let bytes = Tar.entry(Array("name".utf8), kind: kind, link: "target") + Tar.end
    #expect {
      try names(bytes)
    } throws: { error in
      if case ArchiveError.hostileEntry = error { true } else { false }
    }
  }

  @Test func `a name that comes twice is refused`() throws {
    let bytes = Tar.entry("a", [1]) + Tar.entry("b", [1]) + Tar.entry("a", [2]) + Tar.end
    #expect(throws: ArchiveError.hostileEntry(name: "a")) { try names(bytes) }
  }

  @Test func `an entry that says it is large is refused before memory is taken for it`() throws {
    let large = Tar.entry(Array("a".utf8), [1], size: Int(ArchiveLimits.entrySize) + 1) + Tar.end
    #expect(throws: ArchiveError.entryTooLarge(name: "a")) { try names(large) }
    let lying = Tar.entry(Array("a".utf8), [1], size: Int(ArchiveLimits.entrySize)) + Tar.end
    #expect(throws: ArchiveError.damaged(detail: "an entry larger than the archive")) {
      try names(lying)
    }
  }

  @Test func `more entries than the limit are refused`() throws {
    let bytes = (0..<11).flatMap { Tar.entry("\($0)") } + Tar.end
    let reader = try TarReader(file: Samples.file(bytes), maximumEntries: 10)
    for _ in 0..<10 { #expect(try reader.next() != nil) }
    #expect(throws: ArchiveError.tooManyEntries) { try reader.next() }
  }

  @Test func `what is no tar archive is called that`() throws {
    var generator = SplitMix(state: 4)
    let noise = (0..<4096).map { _ in UInt8(generator.next(below: 256)) }
    let zip = Array("PK\u{3}\u{4}".utf8) + [UInt8](repeating: 0, count: 2000)
    let gzip: [UInt8] = [0x1F, 0x8B, 8] + [UInt8](repeating: 0, count: 2000)
    for bytes in [noise, zip, gzip, [], Array("text".utf8)] {
      #expect(throws: ArchiveError.notAnArchive) { try names(bytes) }
    }
  }
}
