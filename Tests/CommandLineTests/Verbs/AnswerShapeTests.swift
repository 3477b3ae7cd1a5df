import MantelSystem
import TestSupport
import Testing

/// The keys of every `--json` answer, as the design has them; and that each verb has something to say without it.
@Suite struct AnswerShapeTests {
  @Test func `new answers with the id`() throws {
    let desk = try Desk()
    let answer = try desk.answer("new", "Hearth", "--id", Desk.identifier)
    #expect(answer.keys == ["id"])
    #expect(answer["id"] == .text(Desk.identifier))
    #expect(try desk.answer("new", "Hall")["id"].string.utf8.count == 36)
    #expect(try desk.mantel("new", "Attic").lines.count == 1)
  }

  @Test func `add answers with what arrived and what did not`() throws {
    let desk = try Desk()
    try desk.hearth(0)
    try desk.photo(1, width: 120, height: 90)
    try desk.folder.write("hello", to: "pictures/words.jpg")
    let outcome = try desk.mantel("add", "Hearth", "1.jpg", "words.jpg", "--json")
    #expect(outcome.status == 1)
    let answer = try outcome.json()
    #expect(answer.keys == ["added", "failed"])
    #expect(answer["added"][0].keys.isSuperset(of: ["source", "photo", "width", "height"]))
    #expect(answer["added"][0]["source"].string == desk.pictures.appending("1.jpg").lossyText)
    #expect(answer["added"][0]["photo"].string.utf8.count == 32)
    #expect(answer["added"][0]["width"] == 120)
    #expect(answer["added"][0]["height"] == 90)
    #expect(answer["failed"][0].keys == ["source", "error"])
    #expect(answer["failed"][0]["source"].string == desk.pictures.appending("words.jpg").lossyText)
    let spoken = try desk.mantel("add", "Hearth", "1.jpg", "words.jpg")
    #expect(spoken.lines.count == 2)
    #expect(spoken.complaints.count == 1)
  }

  @Test func `list answers with every widget, its schedule and its photos`() throws {
    let desk = try Desk()
    let ids = try desk.hearth(2, "--every", "6h", "--start", "07:30", "--order", "shuffle")
    let answer = try desk.answer("list")
    #expect(answer.keys == ["widgets"])
    let widget = answer["widgets"][0]
    #expect(
      widget.keys.isSuperset(
        of: ["id", "name", "every", "start", "order", "offset", "anchor", "photos"]))
    #expect(widget["id"] == .text(Desk.identifier))
    #expect(widget["name"] == "Hearth")
    #expect(widget["every"] == "6h")
    #expect(widget["start"] == "07:30")
    #expect(widget["order"] == "shuffle")
    #expect(widget["offset"] == 0)
    #expect(widget["onDesktop"] == false)
    #expect(widget["photos"].items.map(\.["photo"].string) == ids)
    #expect(widget["photos"][0].keys == ["photo", "source"])
    #expect(try desk.mantel("list").lines.count == 3)
    #expect(try desk.mantel("list", "--names").lines == ["Hearth"])
    #expect(try desk.mantel("list", "Hearth", "--photos").lines == ids)
  }

  @Test func `the default widget changes every hour, shuffled`() throws {
    let desk = try Desk()
    _ = try desk.answer("new", "Hearth")
    let widget = try desk.answer("list")["widgets"][0]
    #expect(widget["every"] == "1h")
    #expect(widget["order"] == "shuffle")
    #expect(widget["start"] == "00:00")
  }

  @Test func `plan answers with its zone and entries`() throws {
    let desk = try Desk()
    try desk.hearth(2)
    let answer = try desk.answer(["plan", "Hearth"] + Desk.noon)
    #expect(answer.keys == ["widget", "zone", "entries"])
    #expect(answer["zone"] == "Europe/Berlin")
    #expect(answer["widget"] == .text(Desk.identifier))
    #expect(answer["entries"][0].keys == ["start", "index", "photo", "source", "caption"])
    #expect(answer["entries"][0]["caption"] == .null)
    #expect(answer["entries"].items.count == 24)
    #expect(try desk.mantel(["plan", "Hearth"] + Desk.noon).lines.count == 24)
  }

  static let taps = [
    ["now", "Hearth"], ["next", "Hearth"], ["previous", "Hearth"], ["pin", "Hearth"],
    ["unpin", "Hearth"],
  ]

  @Test(arguments: taps)
  func `what a widget shows has an index, photo, source, file and end`(_ call: [String]) throws {
    let desk = try Desk()
    try desk.hearth(2)
    let answer = try desk.answer(call + Desk.noon)
    #expect(answer.keys.isSuperset(of: ["index", "photo", "source", "file", "until"]))
    #expect(answer["index"].int >= 0)
    #expect(answer["source"].string.hasPrefix(desk.pictures.lossyText))
    #expect(answer["file"].string.hasPrefix(desk.home.lossyText))
    // One sentence, and the file's path on a line of its own.
    #expect(try desk.mantel(call + Desk.noon).lines.count == 2)
  }

  @Test func `shuffle answers with what each widget shows`() throws {
    let desk = try Desk()
    try desk.hearth(2)
    _ = try desk.answer("new", "Hall")
    let answer = try desk.answer(["shuffle"] + Desk.noon)
    #expect(answer.keys == ["widgets"])
    #expect(answer["widgets"].items.count == 2)
    #expect(Set(answer["widgets"].items.map(\.["photo"])).contains(.null))
    #expect(try desk.answer(["shuffle", "Hearth"] + Desk.noon)["widgets"].items.count == 1)
    #expect(try !desk.mantel("shuffle").lines.isEmpty)
  }

  @Test func `crop answers with the crop and the rectangle of each shape`() throws {
    let desk = try Desk()
    let ids = try desk.hearth(1)
    let answer = try desk.answer("crop", "Hearth", ids[0])
    #expect(answer.keys.isSuperset(of: ["photo", "crop", "rectangles"]))
    #expect(answer["photo"].string == ids[0])
    #expect(answer["crop"].keys == ["centerX", "centerY", "zoom"])
    #expect(answer["rectangles"].keys == ["small", "medium", "large"])
    #expect(answer["rectangles"]["small"].keys == ["x", "y", "width", "height"])
    #expect(try desk.mantel("crop", "Hearth", ids[0]).lines.count == 4)
  }

  @Test func `render answers with what it made, skipped and could not make`() throws {
    let desk = try Desk()
    try desk.hearth(1)
    let answer = try desk.answer("render")
    #expect(answer.keys == ["rendered", "skipped", "failed"])
    #expect(answer["rendered"] == 3)
    #expect(answer["skipped"] == 0)
    #expect(answer["failed"] == [])
    #expect(try desk.answer("render", "Hearth")["skipped"] == 3)
    #expect(try desk.answer("render", "--force")["rendered"] == 3)
    #expect(try desk.mantel("render").lines.count == 1)
  }

  @Test func `why answers with what troubles the widget and each photo`() throws {
    let desk = try Desk()
    try desk.hearth(1)
    let answer = try desk.answer("why", "Hearth")
    #expect(answer.keys == ["widget", "problems", "explanation", "photos"])
    #expect(answer["photos"][0].keys == ["photo", "source", "problems", "explanation"])
    #expect(answer["photos"][0]["problems"] == ["not-rendered"])
    _ = try desk.answer("render")
    #expect(try desk.answer("why", "Hearth")["photos"][0]["problems"] == [])
    #expect(
      try desk.mantel("why", "Hearth").lines == [
        "Every photo of “Hearth” shows when its turn comes."
      ])
  }

  @Test func `the verbs that change a widget answer with its id and name`() throws {
    let desk = try Desk()
    let ids = try desk.hearth(2)
    #expect(try desk.answer("set", "Hearth", "--every", "3h").keys == ["id", "name"])
    let removed = try desk.answer("remove", "Hearth", ids[1])
    #expect(removed.keys == ["id", "name", "removed"])
    #expect(removed["removed"] == [.text(ids[1])])
    #expect(try desk.answer("delete", "Hearth").keys == ["id", "name"])
    #expect(try desk.answer("list")["widgets"] == [])
  }

  @Test func `without JSON the verbs that change a widget say one line`() throws {
    let desk = try Desk()
    let ids = try desk.hearth(2)
    #expect(try desk.mantel("set", "Hearth", "--every", "3h").lines.count == 1)
    #expect(try desk.mantel("remove", "Hearth", ids[1]).lines.count == 1)
    #expect(try desk.mantel("delete", "Hearth").lines.count == 1)
    #expect(
      try desk.mantel("list").lines == ["There are no widgets yet. To make one: mantel new NAME"])
  }

  @Test func `export and import answer with what they moved`() throws {
    let desk = try Desk()
    try desk.hearth(2)
    let exported = try desk.answer("export", "all.mantel")
    #expect(exported.keys == ["file", "widgets", "photos"])
    #expect(exported["file"].string == desk.pictures.appending("all.mantel").lossyText)
    #expect(exported["widgets"] == 1)
    #expect(exported["photos"] == 2)
    let imported = try desk.answer("import", "all.mantel")
    #expect(
      imported.keys == ["widgets", "unchanged", "kept", "photos", "relocated", "withoutSource"])
    #expect(try desk.mantel("export", "all.mantel").lines.count == 1)
    #expect(try desk.mantel("import", "all.mantel").lines.count == 1)
  }

  @Test func `doctor answers with each check`() throws {
    let desk = try Desk()
    try desk.hearth(1)
    let answer = try desk.answer("doctor")
    #expect(answer.keys == ["ok", "version", "checks"])
    #expect(answer["ok"] == true)
    #expect(
      answer["checks"].items.map(\.["check"].string) == [
        "home", "documents", "desktop", "zone", "worker", "faces", "fonts",
      ])
    #expect(answer["checks"][0].keys == ["check", "ok", "text"])
    #expect(try desk.mantel("doctor").lines.allSatisfy { $0.hasPrefix("✓ ") })
  }
}
