import MantelCore
import Testing

@Suite struct MantelLinkTests {
  static let uuid = "0f8fad5b-d9cb-469f-a165-70867728950e"

  private func link(_ text: String) -> MantelLink? { MantelLink(text.utf8) }

  private func day(_ year: Int64, _ month: Int64, _ day: Int64) throws -> CivilDate {
    try #require(CivilDate(year: year, month: month, day: day))
  }

  @Test func `every kind of link is read and written`() throws {
    let uuid = try #require(UUIDBytes(text: Self.uuid.utf8))
    let table: [(String, MantelLink)] = [
      ("photokeep://calendar/2026-12-01", .calendar(try day(2026, 12, 1))),
      ("photokeep://calendar/2024-02-29", .calendar(try day(2024, 2, 29))),
      ("photokeep://story/2026-12-01", .story(try day(2026, 12, 1))),
      ("photokeep://story/0000-01-01", .story(try day(0, 1, 1))),
      ("photokeep://story/9999-12-31", .story(try day(9999, 12, 31))),
      ("photokeep://sort", .sort),
      ("photokeep://pending", .pending),
      ("photokeep://start", .start),
      ("mantel://widget/\(Self.uuid)", .widget(uuid)),
      ("mantel://shuffle/\(Self.uuid)", .shuffle(uuid)),
    ]
    for (text, expected) in table {
      #expect(link(text) == expected)
      #expect(expected.text == text)
      #expect(expected.utf8 == Array(text.utf8))
    }
  }

  @Test func `a scheme and a UUID may be in either case, and are written in the lower one`() {
    for text in ["PHOTOKEEP://sort", "PhotoKeep://sort"] { #expect(link(text) == .sort) }
    let written = "mantel://widget/\(Self.uuid)"
    #expect(link("Mantel://widget/\(Self.uuid.uppercased())")?.text == written)
  }

  @Test(arguments: [
    "", ":", "photokeep", "photokeep:", "photokeep:/", "photokeep://", "photokeep:///sort",
    "photokeep:sort", "photokeep:/sort", "photokeep//sort", " photokeep://sort",
    "photokeep://sort ", "photokeep://sort\n", "photokeep://sort\u{0}", "photokeep://Sort",
    "photokeep://SORT", "photokeep://sort/", "photokeep://sort//", "photokeep://sort/now",
    "photokeep://sort?", "photokeep://sort?delete=all", "photokeep://sort#", "photokeep://sort#top",
    "photokeep://%73ort", "photokeep://sor%74", "photokeep://user@sort", "photokeep://sort:80",
    "photokeep://sort;x", "photokeep://./sort", "photokeep://../sort", "photokeep://sorting",
    "photokeep://sor", "photokeep://delete", "photokeep://empty", "photokeep://pending/empty",
    "photokeep://start/2026-12-01", "photokeep://ſort", "photokeep://sort\u{301}",
    "ｐhotokeep://sort", "photokeep：//sort", "http://sort", "https://sort", "file:///etc/passwd",
    "javascript:alert(1)", "photokeep://mantel://sort",
    "photokeep://calendar", "photokeep://calendar/", "photokeep://calendar/today",
    "photokeep://calendar/2026-12-1", "photokeep://calendar/2026-1-01",
    "photokeep://calendar/26-12-01", "photokeep://calendar/02026-12-01",
    "photokeep://calendar/+026-12-01", "photokeep://calendar/-026-12-01",
    "photokeep://calendar/2026-12-00", "photokeep://calendar/2026-00-01",
    "photokeep://calendar/2026-13-01", "photokeep://calendar/2026-12-32",
    "photokeep://calendar/2026-11-31", "photokeep://calendar/2026-02-29",
    "photokeep://calendar/1900-02-29", "photokeep://calendar/2026/12/01",
    "photokeep://calendar/2026-12-01/", "photokeep://calendar/2026-12-01T00:00",
    "photokeep://calendar/2026-12-01?x", "photokeep://calendar/2026-12-01#x",
    "photokeep://calendar/2026%2D12%2D01", "photokeep://calendar/２０２６-12-01",
    "photokeep://calendar//2026-12-01", "photokeep://calendar/../sort",
    "photokeep://story/2026-02-30", "photokeep://story/", "photokeep://memory/2026-12-01",
    "photokeep://widget/0f8fad5b-d9cb-469f-a165-70867728950e",
    "mantel://", "mantel://sort", "mantel://widget", "mantel://widget/", "mantel://shuffle",
    "mantel://delete/0f8fad5b-d9cb-469f-a165-70867728950e",
    "mantel://widget/0f8fad5b-d9cb-469f-a165-70867728950",
    "mantel://widget/0f8fad5b-d9cb-469f-a165-70867728950e0",
    "mantel://widget/0f8fad5b-d9cb-469f-a165-70867728950g",
    "mantel://widget/0f8fad5bd9cb469fa16570867728950e",
    "mantel://widget/0f8fad5b-d9cb-469f-a16570867728950-e",
    "mantel://widget/{0f8fad5b-d9cb-469f-a165-70867728950e}",
    "mantel://widget/0f8fad5b-d9cb-469f-a165-70867728950e/",
    "mantel://widget/0f8fad5b-d9cb-469f-a165-70867728950e/x",
    "mantel://widget/0f8fad5b-d9cb-469f-a165-70867728950e?x",
    "mantel://widget/0f8fad5b-d9cb-469f-a165-70867728950e#x",
    "mantel://widget/%30f8fad5b-d9cb-469f-a165-7086772895",
    "mantel://widget/0f8fad5b–d9cb–469f–a165–70867728950e",
    "mantel://widget/../../../../0000-0000-000000000000",
  ])
  func `anything else is no link`(_ text: String) {
    #expect(link(text) == nil)
  }

  @Test func `a link of any length is refused without being looked at`() {
    #expect(link("photokeep://sort" + String(repeating: "t", count: 1 << 20)) == nil)
    #expect(MantelLink([UInt8](repeating: 0xFF, count: 1 << 20)) == nil)
  }

  @Test func `a day that no link can name leads to the front page`() throws {
    for year in [-1, 10_000, 1_000_000_000, -1_000_000_000] as [Int64] {
      #expect(MantelLink.calendar(try day(year, 1, 1)).text == "photokeep://start")
      #expect(MantelLink.story(try day(year, 12, 31)).text == "photokeep://start")
    }
  }

  @Test func `a UUID is 16 bytes and comes back as them`() throws {
    let bytes = (0..<16).map { UInt8($0 * 17) }
    #expect(try #require(UUIDBytes(bytes)).bytes == bytes)
    #expect(UUIDBytes(bytes + [0]) == nil && UUIDBytes(bytes.dropLast()) == nil)
    #expect(UUIDBytes([UInt8]()) == nil)
  }

  @Test func `every link that is written is read as what it was`() throws {
    var dice = SplitMix64(state: 7)
    for _ in 0..<20_000 {
      // The years 0 to 9999 have 3,652,425 days, from 719,528 before 1970.
      let date = CivilDate(daysSince1970: Int64(dice.next() % 3_652_425) - 719_528)
      let uuid = try #require(UUIDBytes((0..<16).map { _ in UInt8(dice.next() & 255) }))
      for link in [.calendar(date), .story(date), .widget(uuid), .shuffle(uuid)] as [MantelLink] {
        #expect(MantelLink(link.utf8) == link)
      }
    }
  }

  @Test func `no bytes at all trap, and what is read is written back as it stood`() {
    var dice = SplitMix64(state: 11)
    let seeds = [
      "photokeep://calendar/2026-12-01", "photokeep://sort", "mantel://widget/\(Self.uuid)",
    ].map { Array($0.utf8) }
    var readable = 0
    for round in 0..<60_000 {
      var bytes = seeds[round % seeds.count]
      for _ in 0..<Int(dice.next() % 3) {
        let place = Int(dice.next() % UInt64(bytes.count + 1))
        switch dice.next() % 3 {
        case 0 where place < bytes.count: bytes[place] = UInt8(dice.next() & 255)
        case 1 where place < bytes.count: bytes.remove(at: place)
        default: bytes.insert(UInt8(dice.next() & 127), at: place)
        }
      }
      if round % 10 == 9 { bytes = (0..<(dice.next() % 80)).map { _ in UInt8(dice.next() & 255) } }
      guard let link = MantelLink(bytes) else { continue }
      readable += 1
      let lower = bytes.map { (65...90).contains($0) ? $0 + 32 : $0 }
      #expect(link.utf8 == lower)
    }
    #expect(readable > 10_000)
  }
}
