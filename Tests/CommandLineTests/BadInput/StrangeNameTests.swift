import MantelSystem
import TestSupport
import Testing

/// Names that are hard to print, hard to quote, or no text at all.
@Suite struct StrangeNameTests {
  static let names: [[UInt8]] = [
    Array("two\nlines.jpg".utf8), Array("it's \"quoted\" `so` $HOME.jpg".utf8),
    Array("🏔️ Berge 山.jpg".utf8), [0xFF, 0xFE] + Array(" not text.jpg".utf8),
    Array("\u{1B}[31mred\u{202E}gpj.exe\r.jpg".utf8), Array("-x.jpg".utf8), Array(" ".utf8),
    Array("back\\slash.jpg".utf8), Array("tab\there.jpg".utf8),
  ]

  /// Puts a file with this name among the photos.
  func write(_ bytes: [UInt8], _ name: [UInt8], _ desk: Desk) throws {
    let path = desk.pictures.appending(bytes: name)
    try OpenFile.open(path, for: .creating).write(bytes)
  }

  func bytes(_ arguments: String...) -> [[UInt8]] { arguments.map { Array($0.utf8) } }

  @Test func `a photo of any name can be added, listed, framed, rendered and removed`() throws {
    let desk = try Desk()
    try desk.hearth(0)
    for (number, name) in Self.names.enumerated() {
      try write(try PhotoFiles.jpeg(number), name, desk)
    }
    let outcome = try desk.mantel(bytes: bytes("add", "Hearth", "--") + Self.names)
    #expect(outcome.status == 0, "\(outcome.complaint)")
    #expect(outcome.lines.count == Self.names.count + 1)
    #expect(try desk.mantel("list").lines.count == Self.names.count + 1)
    #expect(try desk.answer("list")["widgets"][0]["photos"].items.count == Self.names.count)
    #expect(try desk.answer("render")["rendered"].int == 3 * Self.names.count)
    #expect(try desk.mantel(["plan", "Hearth"] + Desk.noon).lines.count == 24)
    // The file is found again by its exact bytes.
    #expect(try desk.answer("why", "Hearth")["photos"].items.allSatisfy { $0["problems"] == [] })
    for name in Self.names {
      let removal = try desk.mantel(bytes: bytes("remove", "Hearth", "--") + [name])
      #expect(removal.status == 0 && removal.lines.count == 1, "\(removal.complaint)")
    }
    #expect(try desk.mantel("list", "--photos").lines.isEmpty)
  }

  @Test func `a complaint about a file of any name is one line that steers no terminal`() throws {
    let desk = try Desk()
    try desk.hearth(0)
    for name in Self.names { try write(Array("no photo".utf8), name, desk) }
    let outcome = try desk.mantel(bytes: bytes("add", "Hearth", "--") + Self.names)
    #expect(outcome.status == 1)
    #expect(outcome.complaints.count == Self.names.count)
    #expect(outcome.complaints.allSatisfy { $0.hasPrefix("mantel: “") })
    #expect(outcome.errors.allSatisfy { $0 >= 0x20 && $0 != 0x7F || $0 == 0x0A })
    #expect(String(validating: outcome.errors, as: UTF8.self) != nil)
    #expect(!outcome.complaint.contains("\u{202E}"))
  }

  @Test func `JSON holds names of any kind and stays JSON`() throws {
    let desk = try Desk()
    try desk.hearth(0)
    for name in Self.names { try write(Array("no photo".utf8), name, desk) }
    let outcome = try desk.mantel(bytes: bytes("add", "Hearth", "--json", "--") + Self.names)
    let failed = try outcome.json()["failed"].items
    #expect(failed.count == Self.names.count)
    #expect(failed[0]["source"].string == desk.pictures.lossyText + "/two\nlines.jpg")
    #expect(
      failed[3]["source"].string == desk.pictures.lossyText + "/\u{FFFD}\u{FFFD} not text.jpg")
  }

  @Test func `a photo whose name is no text moves to another home`() throws {
    let desk = try Desk()
    try desk.hearth(0)
    try write(try PhotoFiles.jpeg(1), Self.names[3], desk)
    #expect(try desk.mantel(bytes: bytes("add", "Hearth") + [Self.names[3]]).status == 0)
    _ = try desk.answer("export", "all.mantel")
    desk.environment["MANTEL_HOME"] = desk.folder.path.appending("other").lossyText
    let imported = try desk.answer("import", "all.mantel")
    #expect(imported["photos"] == 1)
    #expect(imported["withoutSource"] == 0)
    #expect(try desk.answer("why", "Hearth")["photos"][0]["problems"] == ["not-rendered"])
  }

  @Test func `a widget may have a name with quotes and emoji`() throws {
    let desk = try Desk()
    for name in ["Oma’s \"Küche\" 🏔️", "$(reboot)", "..", "a/b", "-", "--json"] {
      let outcome = try desk.mantel("new", "--", name)
      #expect(outcome.status == 0, "\(outcome.complaint)")
      #expect(try desk.mantel("now", "--", name).status == 0)
      #expect(try desk.mantel("delete", "--", name).status == 0)
    }
    #expect(try Folder.names(in: desk.home.appending("widgets")).isEmpty)
  }
}
