import MantelStore
import MantelSystem
import TestSupport
import Testing

/// `place` and `unplace`.
@Suite struct PlaceTests {
  private let keys: Set<String> = [
    "placement", "widget", "shape", "output", "x", "y", "tint", "shown",
  ]

  @Test func `a widget is placed large, where there is room, on the main monitor`() throws {
    let desk = try Desk()
    try desk.hearth(0)
    let answer = try desk.answer("place", "Hearth")
    #expect(answer.keys == keys)
    #expect(answer["placement"].string.utf8.count == 8)
    #expect(answer["widget"] == .text(Desk.identifier))
    #expect(answer["shape"] == "large" && answer["tint"] == "none" && answer["shown"] == false)
    #expect(answer["output"] == .null && answer["x"] == .null && answer["y"] == .null)
  }

  @Test func `placing says what was placed, and that nothing shows it yet`() throws {
    let desk = try Desk()
    try desk.hearth(0)
    let outcome = try desk.mantel(
      "place", "Hearth", "--shape", "medium", "--output", "DP-1", "--at", "40,120.5", "--tint",
      "#3478F6")
    #expect(
      outcome.lines == [
        "Placed “Hearth” on the desktop: medium, monitor DP-1, at 40,120.5, tint #3478f6.",
        "Nothing shows the desktop’s widgets at the moment; mantel desktop does.",
      ])
    #expect(try desk.mantel("place", "Hearth").lines[0].hasPrefix("“Hearth” is placed: medium, "))
  }

  @Test func `options change just what they say`() throws {
    let desk = try Desk()
    try desk.hearth(0)
    let placed = try desk.answer("place", "Hearth", "--at", "0,0", "--output", "HDMI-A-1")
    #expect(placed["x"] == 0 && placed["output"] == "HDMI-A-1")
    let id = placed["placement"]
    var answer = try desk.answer("place", "Hearth", "--tint", "accent")
    #expect(answer["placement"] == id && answer["tint"] == "accent")
    answer = try desk.answer("place", "Hearth", "--shape", "small", "--at", "12.25,3")
    #expect(answer["placement"] == id && answer["shape"] == "small" && answer["tint"] == "accent")
    #expect(answer["x"] == 12.25 && answer["y"] == 3 && answer["output"] == "HDMI-A-1")
    #expect(try desk.answer("place", "Hearth") == answer)
    #expect(try desk.answer("desktop", "--stop")["placements"].items.count == 1)
  }

  @Test func `asking where a widget hangs needs no folder that takes writes`() throws {
    let desk = try Desk()
    try desk.hearth(0)
    let placed = try desk.answer("place", "Hearth")
    try Folder.removeFile(desk.home.appending("desktop/lock"))
    #expect(try desk.answer("place", "Hearth") == placed)
    #expect(!Folder.exists(desk.home.appending("desktop/lock")))
  }

  @Test func `with several placements the shape says which is meant`() throws {
    let desk = try Desk()
    try desk.hearth(0)
    let large = try desk.answer("place", "Hearth")
    let small = try desk.answer("place", "Hearth", "--another", "--shape", "small")
    #expect(large["placement"] != small["placement"])
    let answer = try desk.answer("place", "Hearth", "--shape", "small", "--tint", "gray")
    #expect(answer["placement"] == small["placement"] && answer["tint"] == "gray")
    #expect(try desk.answer("place", "Hearth", "--shape", "large") == large)
  }

  @Test func `where it is not clear which is meant nothing is changed, and the way out is named`()
    throws
  {
    let desk = try Desk()
    try desk.hearth(0)
    _ = try desk.answer("place", "Hearth")
    _ = try desk.answer("place", "Hearth", "--another", "--shape", "small")
    let before = try desk.kept()
    for call in [[], ["--tint", "gray"], ["--shape", "medium"]] {
      let outcome = try desk.mantel(["place", "Hearth"] + call)
      #expect(outcome.status == 1 && outcome.output.isEmpty)
      #expect(outcome.complaint.contains("large, small"))
      #expect(outcome.complaint.contains("--shape") && outcome.complaint.contains("--another"))
    }
    #expect(try desk.kept() == before)
    _ = try desk.answer("place", "Hearth", "--another", "--shape", "small")
    let outcome = try desk.mantel("place", "Hearth", "--shape", "small")
    #expect(outcome.status == 1)
    #expect(outcome.complaint.contains("mantel unplace Hearth"))
  }

  @Test func `a widget may be called moments`() throws {
    let desk = try Desk()
    let id = try desk.answer("new", "moments")["id"]
    #expect(try desk.answer("place", "moments")["widget"] == id)
    #expect(try desk.answer("unplace", "moments")["removed"] == 1)
  }

  @Test func `a widget is taken off wherever it is, or in one shape`() throws {
    let desk = try Desk()
    try desk.hearth(0)
    _ = try desk.answer("new", "Hall")
    _ = try desk.answer("place", "Hall")
    for shape in ["small", "large", "small"] {
      _ = try desk.answer("place", "Hearth", "--another", "--shape", shape)
    }
    let some = try desk.answer("unplace", "Hearth", "--shape", "small")
    #expect(some.keys == ["widget", "removed"])
    #expect(some["widget"] == .text(Desk.identifier) && some["removed"] == 2)
    #expect(try desk.mantel("unplace", "Hearth").lines == ["Took “Hearth” off the desktop."])
    let outcome = try desk.mantel("unplace", "Hearth")
    #expect(outcome.status == 1 && outcome.complaint.contains("is not placed"))
    #expect(try desk.answer("desktop", "--stop")["placements"].items.map(\.["name"]) == ["Hall"])
  }

  @Test func `a widget is deleted and said so even where the placements are damaged`() throws {
    let desk = try Desk()
    try desk.hearth(0)
    try desk.folder.write("{", to: "home/desktop/placements.json")
    let outcome = try desk.mantel("delete", "Hearth", "--json")
    #expect(outcome.status == 1)
    #expect(try outcome.json()["name"] == "Hearth")
    #expect(outcome.complaint.contains("placements.json"))
    #expect(try desk.answer("list")["widgets"].items.isEmpty)
  }

  @Test func `a deleted widget is off the desktop`() throws {
    let desk = try Desk()
    try desk.hearth(0)
    _ = try desk.answer("new", "Hall")
    _ = try desk.answer("place", "Hearth")
    _ = try desk.answer("place", "Hall")
    _ = try desk.answer("delete", "Hearth")
    #expect(try desk.answer("desktop", "--stop")["placements"].items.map(\.["name"]) == ["Hall"])
  }

  @Test func `of placing by many at once none is lost`() throws {
    let desk = try Desk()
    try desk.hearth(0)
    let running = try (0..<12).map { _ in try desk.start(["place", "Hearth", "--another"]) }
    for program in running { #expect(try program.wait().status == 0) }
    let placements = try desk.answer("desktop", "--stop")["placements"].items
    #expect(Set(placements.map(\.["placement"])).count == 12)
  }

  @Test func `doctor and desktop tell of a widget that is gone, and unplace takes it off`() throws {
    let desk = try Desk()
    try desk.hearth(0)
    _ = try desk.answer("place", "Hearth")
    try Folder.removeAll(desk.home.appending("widgets/\(Desk.identifier)"))
    let outcome = try desk.mantel("doctor", "--json")
    #expect(outcome.status == 1)
    let check = try outcome.json()["checks"].items.filter { $0["check"] == "desktop" }
    #expect(check.count == 1 && check[0]["ok"] == false)
    #expect(check[0]["text"].string.contains("mantel unplace \(Desk.identifier)"))
    #expect(try desk.mantel("place", "Hearth").status == 1)
    #expect(try desk.answer("unplace", Desk.identifier)["removed"] == 1)
    #expect(try desk.mantel("doctor").status == 0)
  }

  @Test(arguments: ["{", "{\"version\": 99, \"placements\": 1}"])
  func `a document that cannot be read is told and left, and the rest works`(_ text: String) throws
  {
    let desk = try Desk()
    try desk.hearth(0)
    try desk.folder.write(text, to: "home/desktop/placements.json")
    for call in [["place", "Hearth"], ["unplace", "Hearth"], ["desktop"], ["desktop", "--stop"]] {
      let outcome = try desk.mantel(call)
      #expect(outcome.status == 1, "\(call)")
      #expect(outcome.complaints.count == 1 && outcome.complaint.contains("placements.json"))
    }
    let doctor = try desk.mantel("doctor", "--json")
    #expect(doctor.status == 1)
    #expect(
      try doctor.json()["checks"].items.filter { $0["ok"] == false }.map(\.["check"]) == ["desktop"]
    )
    #expect(try desk.answer("list")["widgets"][0]["onDesktop"] == false)
    #expect(try desk.folder.read("home/desktop/placements.json") == Array(text.utf8))
  }
}
