import MantelWords
import Testing

@Suite struct PrintableTests {
  @Test(arguments: names) func `a name from outside stays on its line and shows what it is`(
    _ bytes: [UInt8], _ expected: String
  ) {
    #expect(Printable.text(bytes) == expected)
  }

  static let names: [([UInt8], String)] = [
    (Array("Küche 👨‍👩‍👧.jpg".utf8), "Küche 👨‍👩‍👧.jpg"),
    (Array("a\nb\r\tc".utf8), "a\\nb\\r\\tc"),
    (Array("\u{1B}[31m\u{7F}\0".utf8), "\\x1B[31m\\x7F\\x00"),
    (Array("\u{9B}31m".utf8), "\\u{9B}31m"),
    (Array("a\\nb".utf8), "a\\\\nb"),
    (Array("photo\u{202E}gpj.exe".utf8), "photo\\u{202E}gpj.exe"),
    (Array("\u{2066}x\u{2069}\u{200F}".utf8), "\\u{2066}x\\u{2069}\\u{200F}"),
    (Array("a\u{2028}b\u{FEFF}".utf8), "a\\u{2028}b\\u{FEFF}"),
    ([0x61, 0xFF, 0x62], "a\\xFFb"),
    ([0xE2, 0x82, 0x61], "\\xE2\\x82a"),
    ([0xC0, 0xAF], "\\xC0\\xAF"),
    ([0xF0, 0x9F, 0x98], "\\xF0\\x9F\\x98"),
    ([], ""),
  ]

  @Test func `whatever the bytes are, the text is one line without control characters`() {
    var state: UInt64 = 11
    for _ in 0..<2_000 {
      let bytes = (0..<12).map { _ -> UInt8 in
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return UInt8(truncatingIfNeeded: state >> 40)
      }
      let text = Printable.text(bytes)
      #expect(text.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control })
      #expect(!text.contains { $0.isNewline })
    }
  }

  @Test func `names are quoted as each language does`() {
    #expect(Words(.english).quoted("Hall") == "“Hall”")
    #expect(Words(.german).quoted("Hall") == "„Hall“")
    #expect(Words(.spanish).quoted(bytes: [0x48, 0x0A]) == "«H\\n»")
  }
}
