import ArchiveEngine
import MantelStore
import MantelSystem
import Testing

@Suite struct TarRoundTripTests {
  private static let files: [(name: String, bytes: [UInt8])] = [
    ("mantel.json", Array("{}".utf8)),
    ("photos/0123456789abcdef0123456789abcdef/master.jpg", [UInt8](repeating: 7, count: 700_000)),
    ("empty", []),
    ("a block", [UInt8](repeating: 1, count: 512)),
    ("bücher/🏔.jpg", [1, 2, 3]),
    (String(repeating: "long/", count: 50) + "name", [9]),
  ]

  private func archive() throws -> [UInt8] {
    let writer = TarWriter()
    var bytes: [UInt8] = []
    for file in Self.files {
      let entry = ArchiveEntry(name: file.name, file: try Samples.file(file.bytes))
      bytes += try writer.add(entry).readAll(limit: 1 << 24)
    }
    return try bytes + writer.finish().readAll(limit: 1 << 24)
  }

  private func read(_ bytes: [UInt8]) throws -> [(name: String, bytes: [UInt8])] {
    let reader = try TarReader(file: Samples.file(bytes))
    var files: [(name: String, bytes: [UInt8])] = []
    while let entry = try reader.next() {
      files.append((entry.name, try entry.file.readAll(limit: 1 << 24)))
    }
    return files
  }

  @Test func `what was written is read again, in order`() throws {
    let files = try read(archive())
    #expect(files.map(\.name) == Self.files.map(\.name))
    #expect(files.map(\.bytes) == Self.files.map(\.bytes))
  }

  @Test func `the same entries give the same bytes, without times and owners`() throws {
    let first = try archive()
    #expect(try first == archive())
    #expect(first[136..<147].elementsEqual("00000000000".utf8))
    #expect(first[100..<107].elementsEqual("000600 ".utf8))
    #expect(first[108..<114].elementsEqual("000000".utf8))
  }

  @Test func `names of any script are read in whatever locale`() throws {
    let bytes = Tar.paxEntry("bücher/🏔.jpg", [1]) + Tar.entry("é", [2]) + Tar.end
    #expect(try read(bytes).map(\.name) == ["bücher/🏔.jpg", "é"])
  }

  @Test func `an archive without entries is read as one`() throws {
    let bytes = try TarWriter().finish().readAll(limit: 1 << 20)
    #expect(try read(bytes).isEmpty)
  }

  @Test func `an archive that breaks off at any block is an error`() throws {
    // Zeros at an entry's end look like an archive's end.
    let whole =
      Tar.entry("first", [UInt8](repeating: 0, count: 2048))
      + Tar.entry("second", [1, 2, 3]) + Tar.end
    for length in stride(from: 0, to: whole.count, by: 512) {
      #expect(throws: ArchiveError.self, "\(length)") { try read(Array(whole[..<length])) }
    }
    #expect(try read(whole).count == 2)
    let written = try archive()
    for length in stride(from: 0, to: written.count, by: 512) {
      #expect(throws: ArchiveError.self, "\(length)") { try read(Array(written[..<length])) }
    }
  }

  @Test func `an archive that breaks off anywhere is an error`() throws {
    let whole = Tar.entry("first", [1]) + Tar.paxEntry("second", [2]) + Tar.end
    for length in 0..<whole.count {
      #expect(throws: ArchiveError.self, "\(length)") { try read(Array(whole[..<length])) }
    }
  }

  @Test func `turned bits end no process`() throws {
    let whole = Tar.entry("first", [1]) + Tar.paxEntry("second", [2]) + Tar.end
    var generator = SplitMix(state: 3)
    for _ in 0..<2000 {
      var broken = whole
      broken[generator.next(below: whole.count)] ^= 1 << UInt8(generator.next(below: 8))
      _ = try? read(broken)
    }
  }
}
