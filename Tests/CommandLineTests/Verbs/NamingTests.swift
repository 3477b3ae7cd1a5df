import MantelSystem
import Testing
import TestSupport

/// A widget or photo is named by id, unique prefix or name.
@Suite struct NamingTests {
  @Test(arguments: [
    "Hearth", Desk.identifier, "0F8FAD5B-D9CB-469F-A165-70867728950E", "0f8fad5b", "0", "0F8",
  ])
  func `a widget is found by its name, its id and the first digits of its id`(_ word: String) throws
  {
    let desk = try Desk()
    try desk.hearth(1)
    _ = try desk.answer("new", "Hall", "--id", "1f8fad5b-d9cb-469f-a165-70867728950e")
    #expect(try desk.answer("now", word)["widget"] == .text(Desk.identifier))
  }

  @Test func `a name goes before the first digits of an id`() throws {
    let desk = try Desk()
    try desk.hearth(1)
    let other = "1f8fad5b-d9cb-469f-a165-70867728950e"
    _ = try desk.answer("new", "0f8f", "--id", other)
    #expect(try desk.answer("now", "0f8f")["widget"] == .text(other))
    #expect(try desk.answer("now", "0f8fa")["widget"] == .text(Desk.identifier))
  }

  @Test(arguments: ["0", "0f8fad5b", "Hearth"])
  func `a word that means two widgets is refused and both are named`(_ word: String) throws {
    let desk = try Desk()
    try desk.hearth(0)
    let other = "0f8fad5b-0000-4000-8000-000000000000"
    _ = try desk.answer("new", "Hearth", "--id", other)
    let outcome = try desk.mantel("delete", word)
    #expect(outcome.status == 1)
    #expect(outcome.complaint.contains(Desk.identifier) && outcome.complaint.contains(other))
    #expect(try desk.answer("list")["widgets"].items.count == 2)
  }

  @Test
  func `a photo is found by its id, the first digits of its id, its file's name and its path`()
    throws
  {
    let desk = try Desk()
    let ids = try desk.hearth(3)
    let words = [
      ids[1], String(ids[1].prefix(12)), ids[1].prefix(12).uppercased(), "2.jpg",
      desk.pictures.appending("2.jpg").lossyText,
    ]
    for word in words {
      #expect(try desk.answer("crop", "Hearth", word)["photo"].string == ids[1], "\(word)")
    }
  }

  @Test func `a word that means two photos is refused and both are named`() throws {
    let desk = try Desk()
    try desk.hearth(0)
    let first = try desk.photo(1, name: "summer/lake.jpg")
    let second = try desk.photo(2, name: "winter/lake.jpg")
    let added = try desk.answer("add", "Hearth", first, second)["added"].items
    let outcome = try desk.mantel("remove", "Hearth", "lake.jpg")
    #expect(outcome.status == 1)
    #expect(added.allSatisfy { outcome.complaint.contains($0["photo"].string) })
    #expect(try desk.mantel("list", "--photos").lines.count == 2)
  }
}
