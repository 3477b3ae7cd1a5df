import MantelSystem
import Testing
import TestSupport

/// Edits keep the photo on screen until its slot ends.
@Suite struct EditingTests {
  static let settings = [
    ["--every", "15m"], ["--every", "6h"], ["--every", "1d"],
    ["--start", "06:30", "--every", "3h"],
    ["--order", "shuffle"], ["--order", "in-order"], ["--every", "never"], ["--name", "Hall"],
  ]

  @Test(arguments: ["in-order", "shuffle"], settings)
  func `changing a setting keeps the photo on screen`(_ order: String, _ change: [String]) throws {
    let desk = try Desk()
    try desk.hearth(5, "--order", order)
    _ = try desk.answer("next", "Hearth")
    _ = try desk.answer("next", "Hearth")
    let before = try desk.shown()["photo"]
    _ = try desk.answer(["set", "Hearth"] + change + Desk.noon)
    #expect(try desk.shown(Desk.identifier)["photo"] == before)
  }

  @Test(arguments: ["in-order", "shuffle"])
  func `adding a photo keeps the one on screen, and then shows each once before any repeats`(
    _ order: String
  ) throws {
    let desk = try Desk()
    try desk.hearth(5, "--order", order)
    _ = try desk.answer("next", "Hearth")
    let before = try desk.shown()["photo"]
    _ = try desk.answer(["add", "Hearth", try desk.photo(6)] + Desk.noon)
    let shown = try desk.answer(["plan", "Hearth"] + Desk.noon)["entries"].items.map(\.["photo"])
    #expect(shown.first == before)
    #expect(Set(shown.prefix(6)).count == 6)
  }

  @Test(arguments: ["in-order", "shuffle"])
  func `removing another photo keeps the one on screen`(_ order: String) throws {
    let desk = try Desk()
    let ids = try desk.hearth(5, "--order", order)
    _ = try desk.answer("next", "Hearth")
    let before = try desk.shown()["photo"]
    let others = ids.filter { .text($0) != before }
    _ = try desk.answer(["remove", "Hearth", others[0], others[3]] + Desk.noon)
    let shown = try desk.answer(["plan", "Hearth"] + Desk.noon)["entries"].items.map(\.["photo"])
    #expect(shown.first == before)
    #expect(Set(shown.prefix(3)).count == 3)
  }

  @Test(arguments: ["in-order", "shuffle"])
  func `removing the photo on screen shows the next one of the old plan`(_ order: String) throws {
    let desk = try Desk()
    try desk.hearth(5, "--order", order)
    let plan = try desk.answer(["plan", "Hearth"] + Desk.noon)["entries"].items.map(\.["photo"])
    _ = try desk.answer(["remove", "Hearth", plan[0].string] + Desk.noon)
    #expect(try desk.shown()["photo"] == plan[1])
  }

  @Test func `setting what is set already changes nothing`() throws {
    let desk = try Desk()
    try desk.hearth(5)
    let before = try desk.kept()
    _ = try desk.answer(
      "set", "Hearth", "--every", "1h", "--order", "in-order", "--start", "00:00", "--name",
      "Hearth",
      "--at", "2027-03-01T08:00:00Z")
    #expect(try desk.kept() == before)
  }

  @Test func `the same photo twice is one photo, in one call and in two`() throws {
    let desk = try Desk()
    try desk.hearth(2)
    try desk.photo(3, name: "copy of 3.jpg")
    let twice = try desk.answer("add", "Hearth", try desk.photo(3), "copy of 3.jpg", "3.jpg")
    #expect(Set(twice["added"].items.map(\.["photo"])).count == 1)
    #expect(twice["added"].items.map(\.["already"]) == [false, true, true])
    let again = try desk.answer("add", "Hearth", "3.jpg")
    #expect(again["added"][0]["already"] == true)
    #expect(try desk.mantel("list", "--photos").lines.count == 3)
  }

  @Test func `one photo in two widgets is kept once and framed twice`() throws {
    let desk = try Desk()
    let ids = try desk.hearth(1)
    _ = try desk.answer("new", "Hall")
    _ = try desk.answer("add", "Hall", "1.jpg")
    _ = try desk.answer("crop", "Hall", ids[0], "--zoom", "2")
    #expect(try desk.answer("crop", "Hearth", ids[0])["crop"]["zoom"] == 1)
    #expect(try desk.answer("crop", "Hall", ids[0])["crop"]["zoom"] == 2)
    let masters = try desk.kept().keys.filter { $0.lossyText.hasSuffix("/master.jpg") }
    #expect(masters.count == 1)
    _ = try desk.answer("delete", "Hall")
    #expect(try desk.shown()["picture"] == "thumb")
  }

  @Test func `the fifty-first photo is refused, and those before it stay`() throws {
    let desk = try Desk()
    try desk.hearth(0)
    let names = try (1...51).map { try desk.photo($0, width: 8, height: 8) }
    let outcome = try desk.mantel(["add", "Hearth"] + names + ["--json"])
    #expect(outcome.status == 1)
    #expect(outcome.complaints.count == 1)
    #expect(outcome.complaint.contains("51.jpg") && outcome.complaint.contains("50"))
    let answer = try outcome.json()
    #expect(answer["added"].items.count == 50)
    #expect(answer["failed"].items.count == 1)
    #expect(try desk.mantel("list", "--photos").lines.count == 50)
    // One that is there already is none too many.
    #expect(try desk.mantel("add", "Hearth", "7.jpg").status == 0)
  }
}
