import Testing
import TestSupport

/// `plan` and `now`.
@Suite struct PlanTests {
  /// Every kind of schedule: interval, start of the day, order, how many photos, how many taps, and a clock that changes in the plan.
  static let cases:
    [(every: String, seconds: Int, start: Int, order: String, photos: Int, taps: Int, zone: String)] =
      [
        ("15m", 900, 0, "shuffle", 7, 0, "Europe/Berlin"),
        ("1h", 3600, 0, "shuffle", 5, 3, "Europe/Berlin"),
        ("30m", 1800, 0, "shuffle", 2, 1, "Australia/Lord_Howe"),
        ("3h", 10800, 5 * 60, "shuffle", 3, -4, "America/New_York"),
        ("6h", 21600, 0, "in-order", 4, 9, "Asia/Kathmandu"),
        ("1d", 86400, 6 * 60 + 30, "shuffle", 4, 0, "Europe/Berlin"),
      ]

  @Test(arguments: cases)
  func `the plan equals one computed by hand from the design`(
    _ every: String, _ seconds: Int, _ start: Int, _ order: String, _ photos: Int, _ taps: Int,
    _ zone: String
  ) throws {
    let desk = try Desk()
    // Within these ten days both Lord Howe and Berlin set their clocks, and New York the week after.
    let edited = "2026-10-23T11:00:00+00:00"
    let from = "2026-10-24T10:07:00+00:00"
    let to = seconds < 3600 ? "2026-10-26T10:00:00+00:00" : "2026-11-02T10:00:00+00:00"
    let clock = ["--zone", zone, "--at", edited]
    let minutes =
      (start / 60 < 10 ? "0" : "") + "\(start / 60):" + (start % 60 < 10 ? "0" : "")
      + "\(start % 60)"
    _ = try desk.answer(
      [
        "new", "Hearth", "--id", Desk.identifier, "--every", every, "--start", minutes, "--order",
        order,
      ] + clock)
    let names = try (1...photos).map { try desk.photo($0, width: 8, height: 8) }
    _ = try desk.answer(["add", "Hearth"] + names + clock)
    for _ in 0..<abs(taps) { _ = try desk.answer(taps > 0 ? "next" : "previous", "Hearth") }

    let plan = try desk.answer("plan", "Hearth", "--from", from, "--to", to, "--zone", zone)
    let entries = plan["entries"].items.map { "\($0["start"].string) \($0["index"].int)" }
    let expected = try ReferencePlan.entries(
      Desk.identifier, every: seconds, start: start * 60, shuffled: order == "shuffle",
      count: photos,
      taps: taps, edited: edited, zone: zone, from: from, to: to)
    #expect(!expected.isEmpty)
    #expect(entries == expected)
  }

  @Test func `the first entry starts at from, and to is not in the plan`() throws {
    let desk = try Desk()
    try desk.hearth(3)
    func starts(_ to: String) throws -> [String] {
      try desk.answer(
        "plan", "Hearth", "--zone", "Europe/Berlin", "--from", "2026-12-01T12:30", "--to", to
      )["entries"].items.map(\.["start"].string)
    }
    let three = [
      "2026-12-01T12:30:00+01:00", "2026-12-01T13:00:00+01:00", "2026-12-01T14:00:00+01:00",
    ]
    #expect(try starts("2026-12-01T15:00") == three)
    #expect(try starts("2026-12-01T15:00:01") == three + ["2026-12-01T15:00:00+01:00"])
    #expect(try starts("2026-12-01T12:30:01") == [three[0]])
  }

  @Test func `every time carries the offset of its own moment`() throws {
    let desk = try Desk()
    try desk.hearth(3)
    let plan = try desk.answer(
      "plan", "Hearth", "--zone", "Europe/Berlin", "--from", "2026-10-25", "--to",
      "2026-10-25T04:00")
    #expect(
      plan["entries"].items.map(\.["start"].string) == [
        "2026-10-25T00:00:00+02:00", "2026-10-25T01:00:00+02:00", "2026-10-25T02:00:00+02:00",
        "2026-10-25T02:00:00+01:00", "2026-10-25T03:00:00+01:00",
      ])
  }

  static let still: [(photos: Int, settings: [String], then: [String])] = [
    (1, ["--order", "shuffle"], []),
    (3, ["--every", "never"], []),
    (3, ["--every", "15m"], ["pin", "Hearth", "2.jpg"]),
  ]

  @Test(arguments: still)
  func `where nothing changes the plan is one entry and until is null`(
    _ photos: Int, _ settings: [String], _ then: [String]
  ) throws {
    let desk = try Desk()
    _ = try desk.answer(["new", "Hearth", "--id", Desk.identifier] + settings + Desk.noon)
    let names = try (1...photos).map { try desk.photo($0) }
    _ = try desk.answer(["add", "Hearth"] + names + Desk.noon)
    if !then.isEmpty { _ = try desk.answer(then) }
    let plan = try desk.answer(
      "plan", "Hearth", "--zone", "UTC", "--from", "2026-12-01T00:00:07Z", "--to",
      "2036-12-01")
    #expect(plan["entries"].items.count == 1)
    #expect(plan["entries"][0]["start"] == "2026-12-01T00:00:07+00:00")
    let now = try desk.shown()
    #expect(now["until"] == .null)
    #expect(now["index"] == plan["entries"][0]["index"])
  }

  @Test func `a widget without photos shows nothing and plans nothing`() throws {
    let desk = try Desk()
    try desk.hearth(0)
    let now = try desk.shown()
    #expect(now.keys.isSuperset(of: ["index", "photo", "source", "file", "until"]))
    #expect(["index", "photo", "source", "file", "until"].allSatisfy { now[$0] == .null })
    #expect(try desk.answer("plan", "Hearth")["entries"] == [])
    #expect(try desk.mantel("now", "Hearth").status == 0)
  }

  @Test func `now shows what the plan says, until the next entry`() throws {
    let desk = try Desk()
    try desk.hearth(4, "--order", "shuffle")
    let entries = try desk.answer(["plan", "Hearth"] + Desk.noon)["entries"].items
    for (entry, next) in zip(entries, entries.dropFirst()) {
      let now = try desk.answer(
        "now", "Hearth", "--at", entry["start"].string, "--zone", "Europe/Berlin")
      #expect(now["index"] == entry["index"])
      #expect(now["photo"] == entry["photo"])
      #expect(now["until"] == next["start"])
    }
  }

  @Test func `with a moment and a zone the answer is the same on every machine`() throws {
    let desk = try Desk()
    try desk.hearth(5, "--order", "shuffle")
    let calls = [["plan", "Hearth"], ["now", "Hearth"]].map { $0 + Desk.noon + ["--json"] }
    let there = try calls.map { try desk.mantel($0).output }
    desk.environment["TZ"] = "Pacific/Auckland"
    desk.environment["LC_ALL"] = "de_DE.UTF-8"
    #expect(try calls.map { try desk.mantel($0).output } == there)
  }

  @Test func `without a zone the system's clock counts`() throws {
    let desk = try Desk()
    try desk.hearth(2)
    desk.environment["TZ"] = "Asia/Kathmandu"
    let plan = try desk.answer(
      "plan", "Hearth", "--from", "2026-12-01T12:00", "--to", "2026-12-01T13:01")
    #expect(plan["zone"] == "Asia/Kathmandu")
    #expect(
      plan["entries"].items.map(\.["start"].string) == [
        "2026-12-01T12:00:00+05:45", "2026-12-01T13:00:00+05:45",
      ])
  }

  @Test func `now gives the finished picture of each shape, and the thumb before there is one`()
    throws
  {
    let desk = try Desk()
    try desk.hearth(1)
    #expect(try desk.shown()["picture"] == "thumb")
    _ = try desk.answer("render")
    let files = try ["small", "medium", "large"].map { shape in
      let now = try desk.answer("now", "Hearth", "--shape", shape)
      #expect(now["picture"] == "finished")
      return now["file"].string
    }
    #expect(Set(files).count == 3)
    #expect(try desk.shown()["file"].string == files[2])
    let sizes = try PictureCheck.sizes(of: files)
    #expect(sizes == ["510 510", "1092 510", "1092 1146"])
  }
}
