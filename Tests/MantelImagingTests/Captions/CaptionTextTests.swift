import MantelImaging
import Testing

@Suite struct CaptionTextTests {
  @Test func `plain text stays as it is`() {
    for text in ["Strand, 2019", "<b>&amp;</b>", "日本の夏", "بحر", "קיץ בים", "नमस्ते", "👩‍👩‍👧 ❤️ 🇵🇹 1️⃣"] {
      #expect(CaptionText.clean(text) == text)
    }
  }

  @Test func `nothing hides, steers or breaks the line`() {
    #expect(CaptionText.clean("a\u{0}b\u{7}c\u{1B}[31m") == "abc[31m")
    #expect(CaptionText.clean("photo\u{202E}gpj.exe") == "photogpj.exe")
    #expect(CaptionText.clean("a\u{2066}b\u{2069}\u{200F}\u{FEFF}") == "ab")
    #expect(CaptionText.clean(" two\r\n\tlines\u{2028}and more ") == "two lines and more")
    #expect(CaptionText.clean(String(decoding: [0x41, 0xFF, 0xC3, 0x42], as: UTF8.self)) == "AB")
  }

  @Test func `nothing is left of nothing`() {
    for text in ["", "  \n ", "\u{0}\u{1}", "\u{202E}\u{200B}", "\u{200D}\u{FE0F}"] {
      #expect(CaptionText.clean(text) == nil)
    }
  }

  @Test func `length is bounded, and so are marks on a letter`() throws {
    let long = try #require(CaptionText.clean(String(repeating: "ab ", count: 100_000)))
    #expect(long.count <= CaptionText.maximumLength)
    let tower = try #require(
      CaptionText.clean("e" + String(repeating: "\u{301}", count: 100_000) + "x"))
    #expect(tower.unicodeScalars.count < 10)
  }
}
