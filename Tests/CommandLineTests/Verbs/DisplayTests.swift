import Testing
import TestSupport

/// Taps, pins and shuffling.
@Suite struct DisplayTests {
  @Test func `a tap moves on by one and another brings it back`() throws {
    let desk = try Desk()
    let ids = try desk.hearth(3)
    #expect(try desk.shown()["index"] == 0)
    #expect(try desk.answer(["next", "Hearth"] + Desk.noon)["photo"].string == ids[1])
    #expect(try desk.answer(["next", "Hearth"] + Desk.noon)["photo"].string == ids[2])
    #expect(try desk.answer(["next", "Hearth"] + Desk.noon)["photo"].string == ids[0])
    #expect(try desk.answer(["previous", "Hearth"] + Desk.noon)["photo"].string == ids[2])
    #expect(try desk.answer("list")["widgets"][0]["offset"] == 2)
    // The clock goes on from there.
    let later = try desk.answer(
      "now", "Hearth", "--at", "2026-12-01T13:00:00+01:00", "--zone", "Europe/Berlin")
    #expect(later["photo"].string == ids[0])
  }

  @Test func `a tap moves a widget that never changes by itself`() throws {
    let desk = try Desk()
    let ids = try desk.hearth(3, "--every", "never", "--order", "in-order")
    #expect(try desk.shown()["photo"].string == ids[0])
    #expect(try desk.answer("previous", "Hearth")["photo"].string == ids[2])
  }

  @Test func `shuffle sets the order to shuffled and moves on by one`() throws {
    let desk = try Desk()
    try desk.hearth(5)
    let before = try desk.shown()["photo"]
    let answer = try desk.answer(["shuffle", "Hearth"] + Desk.noon)
    let widget = try desk.answer("list")["widgets"][0]
    #expect(widget["order"] == "shuffle")
    #expect(widget["offset"] == 1)
    #expect(answer["widgets"][0]["photo"] != before)
    #expect(try desk.shown()["photo"] == answer["widgets"][0]["photo"])
    // From the moment before the tap on, each of the five comes once.
    let plan = try desk.answer(["plan", "Hearth"] + Desk.noon)["entries"].items.prefix(4)
    #expect(Set(plan.map(\.["photo"]) + [before]).count == 5)
  }

  @Test func `shuffle without a widget shuffles all of them`() throws {
    let desk = try Desk()
    try desk.hearth(3)
    _ = try desk.answer("new", "Hall", "--order", "in-order")
    _ = try desk.answer("shuffle")
    #expect(try desk.answer("list")["widgets"].items.map(\.["order"]) == ["shuffle", "shuffle"])
  }

  @Test func `a pinned photo shows until it is unpinned, and the plan goes on beneath`() throws {
    let desk = try Desk()
    let ids = try desk.hearth(3)
    _ = try desk.answer(["pin", "Hearth", ids[2]] + Desk.noon)
    func at(_ hour: Int) throws -> String {
      try desk.answer(
        "now", "Hearth", "--zone", "Europe/Berlin", "--at", "2026-12-01T\(hour):00:00+01:00")[
          "photo"
        ].string
    }
    #expect(try (12...15).map(at) == [ids[2], ids[2], ids[2], ids[2]])
    #expect(try desk.answer("list")["widgets"][0]["pinned"].string == ids[2])
    _ = try desk.answer("next", "Hearth")
    #expect(try at(12) == ids[2])
    // Unpinning a photo that is not pinned changes nothing.
    _ = try desk.answer("unpin", "Hearth", ids[0])
    #expect(try at(12) == ids[2])
    _ = try desk.answer("unpin", "Hearth", ids[2])
    #expect(try (12...15).map(at) == [ids[1], ids[2], ids[0], ids[1]])
  }

  @Test func `pin without a photo keeps the one on screen`() throws {
    let desk = try Desk()
    let ids = try desk.hearth(3)
    _ = try desk.answer(
      "pin", "Hearth", "--zone", "Europe/Berlin", "--at", "2026-12-01T13:20:00+01:00")
    #expect(try desk.shown()["photo"].string == ids[1])
    _ = try desk.answer("unpin", "Hearth")
    #expect(try desk.shown()["photo"].string == ids[0])
  }

  @Test func `removing the pinned photo unpins it`() throws {
    let desk = try Desk()
    let ids = try desk.hearth(3)
    _ = try desk.answer("pin", "Hearth", ids[1])
    _ = try desk.answer(["remove", "Hearth", ids[1]] + Desk.noon)
    #expect(try desk.answer("list")["widgets"][0]["pinned"] == .null)
    #expect(try desk.shown()["photo"].string == ids[0])
  }
}
