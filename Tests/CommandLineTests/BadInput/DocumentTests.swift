import MantelSystem
import TestSupport
import Testing

/// Documents that are damaged, or that a later Mantel wrote.
@Suite struct DocumentTests {
  var widget: String { "home/widgets/\(Desk.identifier)" }

  static let damage = [
    "", "{", "null", "[]", "{\"version\": 0}", "{\"version\": 1}", "\u{0}\u{0}\u{0}",
  ]

  @Test(arguments: damage)
  func `a damaged widget is named, left as it is, and keeps no other from working`(_ text: String)
    throws
  {
    let desk = try Desk()
    try desk.hearth(1)
    _ = try desk.answer("new", "Hall")
    _ = try desk.answer("add", "Hall", "1.jpg")
    try desk.folder.write(text, to: "\(widget)/widget.json")
    let list = try desk.mantel("list", "--json")
    #expect(list.status == 1)
    #expect(list.complaints.count == 1)
    #expect(list.complaint.contains("\(widget)/widget.json"))
    #expect(try list.json()["widgets"].items.map(\.["name"]) == ["Hall"])
    let render = try desk.mantel("render", "--json")
    #expect(render.status == 1)
    #expect(try render.json()["rendered"] == 3)
    for call in [
      ["now"], ["next"], ["set", "--every", "3h"], ["add", "1.jpg"], ["why"], ["plan"],
    ] {
      let outcome = try desk.mantel([call[0], Desk.identifier] + call.dropFirst())
      #expect(outcome.status == 1 && outcome.complaints.count == 1, "\(call)")
    }
    let doctor = try desk.mantel("doctor")
    #expect(doctor.status == 1)
    #expect(doctor.lines.contains { $0.hasPrefix("✗ ") && $0.contains("damaged") })
    #expect(try desk.folder.read("\(widget)/widget.json") == Array(text.utf8))
    // A backup that lacks a widget would be none.
    #expect(try desk.mantel("export", "all.mantel").status == 1)
    #expect(
      try !desk.contents(of: desk.pictures).keys.contains { $0.lossyText.hasSuffix(".mantel") })
  }

  @Test func `a damaged widget can be deleted by its id`() throws {
    let desk = try Desk()
    try desk.hearth(1)
    try desk.folder.write("{", to: "\(widget)/widget.json")
    _ = try desk.answer("delete", Desk.identifier)
    #expect(try desk.mantel("list").status == 0)
  }

  static let later = ["widget.json", "taps.json", "manifest.json"]

  @Test(arguments: later)
  func `a document of a later version is refused with a clear word and left untouched`(
    _ name: String
  ) throws {
    let desk = try Desk()
    try desk.hearth(2)
    _ = try desk.answer("next", "Hearth")
    _ = try desk.answer("render")
    let text = "{\"version\": 4, \"mood\": \"cheerful\"}"
    try desk.folder.write(text, to: "\(widget)/\(name)")
    let before = try desk.kept()
    let calls = [
      ["now"], ["next"], ["shuffle"], ["pin"], ["add", "1.jpg"], ["render"], ["render", "--force"],
      ["set", "--every", "3h"],
    ]
    var refused = 0
    for call in calls {
      let outcome = try desk.mantel([call[0], Desk.identifier] + call.dropFirst())
      if outcome.status == 0 { continue }
      refused += 1
      #expect(outcome.status == 1, "\(call)")
      #expect(outcome.complaints.count == 1, "\(call)")
      #expect(outcome.complaint.contains("\(widget)/\(name)"), "\(call)")
      #expect(outcome.complaint.contains("later Mantel (version 4"), "\(call)")
    }
    #expect(refused > 0)
    #expect(try desk.folder.read("\(widget)/\(name)") == Array(text.utf8))
    if name != "manifest.json" { #expect(try desk.kept() == before) }
  }

  @Test func `a later version is told even when the document looks like ours`() throws {
    let desk = try Desk()
    try desk.hearth(1)
    let ours = String(decoding: try desk.folder.read("\(widget)/widget.json"), as: UTF8.self)
    let theirs = ours.replacing("\"version\" : 3", with: "\"version\" : 4")
    #expect(theirs != ours)
    try desk.folder.write(theirs, to: "\(widget)/widget.json")
    #expect(try desk.mantel("now", Desk.identifier).complaint.contains("later Mantel"))
    #expect(try desk.mantel("set", Desk.identifier, "--every", "3h").status == 1)
    #expect(try desk.folder.read("\(widget)/widget.json") == Array(theirs.utf8))
  }

  @Test func `a photo of a later version is left untouched`() throws {
    let desk = try Desk()
    let ids = try desk.hearth(1)
    let name = "home/photos/\(ids[0])/photo.json"
    let text = "{\"version\": 3}"
    try desk.folder.write(text, to: name)
    let before = try desk.kept()
    let adding = try desk.mantel("add", "Hearth", "1.jpg")
    #expect(adding.status == 1)
    #expect(adding.complaint.contains("later Mantel"))
    let rendering = try desk.mantel("render")
    #expect(rendering.status == 1)
    #expect(rendering.complaint.contains("later Mantel"))
    #expect(try desk.kept() == before)
  }

  @Test func `damaged taps keep the widget from moving, in words, and are left as they are`() throws
  {
    let desk = try Desk()
    try desk.hearth(2)
    try desk.folder.write("{\"version\": 1, \"offset\": \"many\"}", to: "\(widget)/taps.json")
    let before = try desk.kept()
    let outcome = try desk.mantel("next", "Hearth")
    #expect(outcome.status == 1)
    #expect(outcome.complaint.contains("taps.json"))
    #expect(try desk.kept() == before)
  }

  @Test(arguments: damage)
  func `a damaged manifest is made anew`(_ text: String) throws {
    let desk = try Desk()
    try desk.hearth(2)
    _ = try desk.answer("render")
    try desk.folder.write(text, to: "\(widget)/manifest.json")
    #expect(try desk.shown()["picture"] == "thumb")
    #expect(try desk.answer("render")["rendered"] == 6)
    #expect(try desk.shown()["picture"] == "finished")
  }

  static let ruins = ["photo.json", "master.jpg", "thumb.jpg", "glow.jpg"]

  @Test(arguments: ruins)
  func `a photo whose files were damaged is told by why and mended by render`(_ name: String) throws
  {
    let desk = try Desk()
    let ids = try desk.hearth(1)
    _ = try desk.answer("render")
    try desk.folder.write("", to: "home/photos/\(ids[0])/\(name)")
    #expect(try desk.answer("why", "Hearth")["photos"][0]["problems"] == ["files-damaged"])
    #expect(try desk.mantel("doctor").status == 1)
    #expect(try desk.shown()["picture"] == "finished")
    let outcome = try desk.mantel("render", "--force")
    #expect(outcome.status == 0, "\(outcome.complaint)")
    #expect(try desk.answer("why", "Hearth")["photos"][0]["problems"] == [])
    #expect(try desk.mantel("doctor").status == 0)
  }

  @Test func `with everything of a photo gone its place is kept and nothing crashes`() throws {
    let desk = try Desk()
    let ids = try desk.hearth(2)
    try Folder.removeAll(desk.home.appending("photos/\(ids[0])"))
    try Folder.removeFile(desk.pictures.appending("1.jpg"))
    let now = try desk.shown()
    #expect(now["photo"].string == ids[0])
    #expect(now["file"] == .null)
    #expect(now["picture"] == "none")
    let outcome = try desk.mantel("render", "--json")
    #expect(outcome.status == 1)
    let answer = try outcome.json()
    #expect(answer["rendered"] == 3)
    #expect(answer["failed"].items.map(\.["photo"].string) == [ids[0]])
  }
}
