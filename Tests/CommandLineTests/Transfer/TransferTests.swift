import MantelSystem
import TestSupport
import Testing

/// `export` and `import` move everything to another machine or home.
@Suite struct TransferTests {
  /// A desk with two widgets that have everything a widget can have, exported to `all.mantel`.
  func desk() throws -> Desk {
    let desk = try Desk()
    let ids = try desk.hearth(4, "--order", "shuffle")
    for _ in 0..<3 { _ = try desk.answer("next", "Hearth") }
    _ = try desk.answer("crop", "Hearth", ids[0], "--zoom", "2", "--center", "0.3,0.6")
    _ = try desk.answer("crop", "Hearth", ids[0], "--shape", "medium", "--zoom", "1.5")
    _ = try desk.answer(
      "new", "Oma’s Küche 🏔️", "--every", "1d", "--start", "06:30", "--order", "in-order")
    _ = try desk.answer("add", "Oma’s Küche 🏔️", "1.jpg", "3.jpg")
    _ = try desk.answer("pin", "Oma’s Küche 🏔️", "3.jpg")
    _ = try desk.answer("export", "all.mantel")
    return desk
  }

  /// Goes on in another home.
  func move(_ desk: Desk) {
    desk.environment["MANTEL_HOME"] = desk.folder.path.appending("other").lossyText
  }

  /// Everything that the widgets of a home say of themselves.
  func everything(_ desk: Desk) throws -> [JSON] {
    let crops = try ["1.jpg", "2.jpg", "3.jpg", "4.jpg"].map {
      try desk.answer("crop", "Hearth", $0)
    }
    let plan = try desk.answer(
      "plan", "Hearth", "--zone", "Europe/Berlin", "--from", "2026-12-01", "--to", "2026-12-05")
    return [try desk.answer("list"), plan, .list(crops)]
  }

  func masters(_ desk: Desk) throws -> [[UInt8]] {
    try desk.kept().filter { $0.key.lossyText.hasSuffix("/master.jpg") }
      .sorted { $0.key.lossyText < $1.key.lossyText }.map(\.value)
  }

  @Test func `another home has the same widgets, plan, masters, crops and taps`() throws {
    let desk = try desk()
    let before = try everything(desk)
    let pictures = try masters(desk)
    move(desk)
    let answer = try desk.answer("import", "all.mantel")
    #expect(answer["widgets"].items.count == 2)
    #expect(answer["photos"] == 4)
    #expect(answer["withoutSource"] == 0)
    #expect(try everything(desk) == before)
    #expect(try masters(desk) == pictures)
    #expect(pictures.count == 4)
    #expect(try desk.answer("render")["rendered"] == 18)
    #expect(try desk.answer("why", "Hearth")["photos"].items.allSatisfy { $0["problems"] == [] })
  }

  @Test func `importing again changes nothing`() throws {
    let desk = try desk()
    let here = try desk.kept()
    #expect(try desk.answer("import", "all.mantel")["unchanged"] == 2)
    #expect(try desk.kept() == here)
    move(desk)
    _ = try desk.answer("import", "all.mantel")
    let there = try desk.kept()
    #expect(try desk.answer("import", "all.mantel")["unchanged"] == 2)
    #expect(try desk.answer("import", "all.mantel", "--replace")["unchanged"] == 2)
    #expect(try desk.kept() == there)
  }

  @Test func `exporting from the other home gives the same archive but for its time`() throws {
    let desk = try desk()
    let first = try desk.folder.read("pictures/all.mantel")
    move(desk)
    _ = try desk.answer("import", "all.mantel")
    _ = try desk.answer("export", "again.mantel")
    #expect(try desk.folder.read("pictures/again.mantel").count == first.count)
  }

  @Test func `a widget that differs is kept and named, and replaced only when that is asked for`()
    throws
  {
    let desk = try desk()
    let exported = try everything(desk)
    _ = try desk.answer("set", "Hearth", "--every", "6h", "--at", "2026-12-01T12:00:00Z")
    _ = try desk.answer("remove", "Hearth", "2.jpg", "--at", "2026-12-01T12:00:00Z")
    _ = try desk.answer("next", "Hearth")
    let before = try desk.kept()
    let outcome = try desk.mantel("import", "all.mantel", "--json")
    #expect(outcome.status == 1)
    #expect(outcome.complaints.count == 1)
    #expect(outcome.complaint.contains("“Hearth”") && outcome.complaint.contains("--replace"))
    #expect(try outcome.json()["kept"] == ["Hearth"])
    #expect(try outcome.json()["unchanged"] == 1)
    #expect(try desk.kept() == before)
    #expect(try desk.answer("import", "all.mantel", "--replace")["widgets"] == ["Hearth"])
    #expect(try everything(desk) == exported)
  }

  @Test func `what is here already stays`() throws {
    let desk = try desk()
    move(desk)
    _ = try desk.answer("new", "Mine")
    _ = try desk.answer("add", "Mine", "2.jpg")
    _ = try desk.answer("import", "all.mantel")
    let list = try desk.answer("list")["widgets"].items
    #expect(list.count == 3)
    #expect(list.contains { $0["name"] == "Mine" && $0["photos"].items.count == 1 })
  }

  @Test func `photos that moved are found again by their bytes, whatever their names`() throws {
    let desk = try desk()
    let elsewhere = desk.folder.path.appending("user/Pictures")
    try Folder.create(elsewhere)
    // One in the user's pictures, one beside the archive under another name, one gone, one overwritten.
    try Folder.rename(desk.pictures.appending("1.jpg"), to: elsewhere.appending("1.jpg"))
    try Folder.rename(desk.pictures.appending("2.jpg"), to: desk.pictures.appending("lake.jpg"))
    try Folder.removeFile(desk.pictures.appending("3.jpg"))
    try desk.photo(9, name: "4.jpg")
    move(desk)
    let answer = try desk.answer("import", "all.mantel")
    // Photos 1 and 3 are in two widgets.
    #expect(answer["relocated"] == 3)
    #expect(answer["withoutSource"] == 3)
    let sources = try desk.answer("list", "Hearth")["widgets"][0]["photos"].items.map(
      \.["source"].string)
    #expect(sources[0] == elsewhere.appending("1.jpg").lossyText)
    #expect(sources[1] == desk.pictures.appending("lake.jpg").lossyText)
    let problems = try desk.answer("why", "Hearth")["photos"].items.map(\.["problems"])
    #expect(problems[0] == ["not-rendered"] && problems[1] == ["not-rendered"])
    #expect(problems[2] == ["source-missing", "not-rendered"])
    // Every photo is shown all the same, from its master.
    let outcome = try desk.mantel("render", "Hearth", "--json")
    #expect(try outcome.json()["rendered"] == 12)
  }

  @Test func `another user's photos are looked for at the same place below their own folder`()
    throws
  {
    let desk = try Desk()
    try desk.hearth(0)
    try desk.folder.write(try PhotoFiles.jpeg(1), to: "user/deep/down/1.jpg")
    _ = try desk.answer(
      "add", "Hearth", desk.folder.path.appending("user/deep/down/1.jpg").lossyText)
    _ = try desk.answer("export", "all.mantel")
    try Folder.rename(desk.folder.path.appending("user"), to: desk.folder.path.appending("ada"))
    desk.environment["HOME"] = desk.folder.path.appending("ada").lossyText
    move(desk)
    #expect(try desk.answer("import", "all.mantel")["relocated"] == 1)
    #expect(
      try desk.answer("list")["widgets"][0]["photos"][0]["source"].string
        == desk.folder.path.appending("ada/deep/down/1.jpg").lossyText)
  }

  @Test func `an export replaces what is there, and nothing but a file`() throws {
    let desk = try desk()
    try desk.folder.write("older", to: "pictures/old.mantel")
    #expect(try desk.mantel("export", "old.mantel").status == 0)
    #expect(try desk.folder.read("pictures/old.mantel").count > 1000)
    try Folder.create(desk.pictures.appending("folder.mantel"))
    let before = try desk.contents(of: desk.pictures)
    let outcome = try desk.mantel("export", "folder.mantel")
    #expect(outcome.status == 1)
    #expect(outcome.complaints.count == 1)
    #expect(try desk.contents(of: desk.pictures) == before)
  }

  @Test func `a widget whose taps cannot be written does not come in without them`() throws {
    let desk = try desk()
    let original = try desk.answer("list")
    move(desk)
    let obstacle = desk.home.appending("widgets/\(Desk.identifier)/taps.json")
    try Folder.create(obstacle)
    #expect(try desk.mantel("import", "all.mantel").status == 1)
    #expect(try !desk.mantel("list", "--names").lines.contains("Hearth"))
    try Folder.removeAll(obstacle)
    _ = try desk.answer("import", "all.mantel")
    #expect(try desk.answer("list") == original)
  }

  @Test func `an empty home can be exported and imported`() throws {
    let desk = try Desk()
    #expect(try desk.answer("export", "all.mantel")["widgets"] == 0)
    #expect(try desk.answer("import", "all.mantel")["widgets"] == [])
  }
}
