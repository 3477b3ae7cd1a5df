import TestSupport
import Testing

/// `now --line` and `now --waybar`.
@Suite struct StatusBarTests {
  private func line(_ desk: Desk) throws -> [String] {
    try desk.mantel(["now", "Hearth", "--line"] + Desk.noon).lines
  }

  private func waybar(_ desk: Desk) throws -> JSON {
    let outcome = try desk.mantel(["now", "Hearth", "--waybar"] + Desk.noon)
    #expect(outcome.status == 0 && outcome.errors.isEmpty && outcome.lines.count == 1)
    return try outcome.json()
  }

  @Test func `a line is the photo's name, until a caption says more`() throws {
    let desk = try Desk()
    try desk.hearth(1)
    #expect(try line(desk) == ["1"])
    _ = try desk.answer("look", "Hearth", "--text", "Sea & <sand>")
    #expect(try line(desk) == ["Sea & <sand>"])
  }

  @Test(arguments: [
    ("a.b.jpg", "a.b"), (".jpg", ".jpg"), ("plain", "plain"), ("\u{1B}[31m\n.jpg", "\\x1B[31m\\n"),
  ])
  func `a name loses its ending and what would break the line`(_ name: String, _ shown: String)
    throws
  {
    let desk = try Desk()
    try desk.hearth(0)
    _ = try desk.answer("add", "Hearth", try desk.photo(1, name: name))
    #expect(try line(desk) == [shown])
  }

  @Test func `waybar gets markup that is safe, and a word for the picture`() throws {
    let desk = try Desk()
    try desk.hearth(0, "--every", "3h", "--order", "in-order")
    _ = try desk.answer("set", "Hearth", "--name", "\"Hearth\" <b>")
    for number in 1...2 {
      _ = try desk.answer("add", Desk.identifier, try desk.photo(number, name: "\(number)'&.jpg"))
    }
    func answer() throws -> JSON {
      try desk.mantel(["now", Desk.identifier, "--waybar"] + Desk.noon).json()
    }
    let shown = try desk.shown(Desk.identifier)["source"].string.hasSuffix("1'&.jpg") ? 1 : 2
    #expect(try answer().keys == ["text", "alt", "tooltip", "class"])
    #expect(try answer()["text"] == .text("\(shown)&apos;&amp;"))
    #expect(try answer()["alt"] == "thumb" && answer()["class"] == ["mantel", "thumb"])
    #expect(
      try answer()["tooltip"]
        == .text("&quot;Hearth&quot; &lt;b&gt;\nuntil 15:00\n\(shown)&apos;&amp;.jpg"))
    _ = try desk.answer("render")
    _ = try desk.answer("look", Desk.identifier, "--text", "A & B")
    #expect(try answer()["alt"] == "finished" && answer()["class"] == ["mantel", "finished"])
    #expect(try answer()["text"] == "A &amp; B")
    #expect(try answer()["tooltip"].string.contains("\nA &amp; B\nuntil 15:00\n"))
  }

  @Test func `a photo that stays has no end`() throws {
    let desk = try Desk()
    try desk.hearth(1)
    #expect(try waybar(desk)["tooltip"] == "Hearth\n1.jpg")
  }

  @Test func `an empty widget is an empty line, and says so by its class`() throws {
    let desk = try Desk()
    try desk.hearth(0)
    #expect(try line(desk) == [""])
    let answer = try waybar(desk)
    #expect(answer["text"] == "" && answer["alt"] == "none")
    #expect(answer["class"] == ["mantel", "empty"])
    #expect(answer["tooltip"].string.contains("mantel add Hearth"))
  }
}
