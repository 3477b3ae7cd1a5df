import MantelSystem
import TestSupport
import Testing

/// The home that version 0.1.0 made (Tests/Fixtures/README.md): this version opens it and loses nothing of it.
@Suite struct HomeV1Tests {
  static let kitchen = "7c9e6679-7425-40de-944b-e07fc1f90ae7"
  static let photos = [
    "lake": "/home/ada/Pictures/lake.jpg", "hut": "/home/ada/Pictures/hut.jpg",
    "summit": "/home/ada/Pictures/Gipfel 🏔️.jpg", "bear": "/home/ada/Pictures/B\u{FFFD}r.jpg",
  ]

  /// A desk with a copy of the fixture.
  func desk() throws -> Desk {
    let desk = try Desk()
    let fixture = FilePath(#filePath).parent.parent.parent.appending("Fixtures/home-v1")
    try Machine.run("cp", "-R", fixture.lossyText, desk.home.lossyText)
    return desk
  }

  /// What the widgets are, as far as a person could tell.
  func everything(_ desk: Desk) throws -> [JSON] {
    let crops = try ["lake.jpg", "hut.jpg", "Gipfel 🏔️.jpg"].map {
      try desk.answer("crop", "Hearth", $0)
    }
    return [try desk.answer("list"), .list(crops)]
  }

  @Test func `every widget, setting, tap, pin and photo is there`() throws {
    let widgets = try desk().answer("list")["widgets"].items
    #expect(widgets.count == 2)
    #expect(widgets[0]["id"] == .text(Desk.identifier))
    #expect(widgets[0]["name"] == "Hearth")
    #expect(widgets[0]["every"] == "3h")
    #expect(widgets[0]["start"] == "06:30")
    #expect(widgets[0]["order"] == "shuffle")
    #expect(widgets[0]["offset"] == 5)
    let sources = widgets[0]["photos"].items.map(\.["source"].string)
    #expect(sources == ["lake", "hut", "summit", "bear"].compactMap { Self.photos[$0] })
    #expect(widgets[0]["pinned"] == widgets[0]["photos"][1]["photo"])
    #expect(widgets[1]["id"] == .text(Self.kitchen))
    #expect(widgets[1]["name"] == "Oma’s Küche")
    #expect(widgets[1]["every"] == "1d")
    #expect(widgets[1]["order"] == "in-order")
    #expect(widgets[1]["offset"] == -1)
    #expect(widgets[1]["photos"][0] == widgets[0]["photos"][0])
  }

  @Test func `the plan is the one that the design makes of it`() throws {
    let desk = try desk()
    _ = try desk.answer("unpin", "Hearth")
    let times = ["2026-12-01T12:00:00+01:00", "2026-12-09T00:00:00+01:00"]
    let plan = try desk.answer(
      "plan", "Hearth", "--zone", "Europe/Berlin", "--from", times[0], "--to", times[1])
    let expected = try ReferencePlan.entries(
      Desk.identifier, every: 10_800, start: 23_400, shuffled: true, count: 4, taps: 5,
      edited: times[0], zone: "Europe/Berlin", from: times[0], to: times[1])
    #expect(expected.count > 50)
    #expect(plan["entries"].items.map { "\($0["start"].string) \($0["index"].int)" } == expected)
  }

  @Test func `what shows is the pinned photo, and the finished picture where there is one`() throws
  {
    let desk = try desk()
    let hearth = try desk.shown()
    #expect(hearth["source"].string == Self.photos["hut"])
    #expect(hearth["picture"] == "thumb")
    #expect(hearth["until"] == .null)
    let kitchen = try desk.shown("Oma’s Küche")
    #expect(kitchen["picture"] == "finished")
    #expect(try PictureCheck.sizes(of: [kitchen["file"].string]) == ["1092 1146"])
  }

  @Test func `each crop is as it was`() throws {
    let desk = try desk()
    let lake = try desk.answer("crop", "Hearth", "lake.jpg")
    #expect(
      lake["crop"]["centerX"] == 0.25 && lake["crop"]["centerY"] == 0.75
        && lake["crop"]["zoom"] == 2)
    // 400 × 300: the small shape has its own crop of zoom 4; the medium one is 200 pixels wide.
    let small = lake["rectangles"]["small"]
    #expect(
      small["x"] == 162.5 && small["y"] == 112.5 && small["width"] == 75 && small["height"] == 75)
    #expect(lake["rectangles"]["medium"]["x"] == 0 && lake["rectangles"]["medium"]["width"] == 200)
    let untouched = try desk.answer("crop", "Oma’s Küche", "lake.jpg")
    #expect(untouched["crop"]["zoom"] == 1)
  }

  @Test func `it can be rendered, changed and moved, and nothing of it is lost`() throws {
    let desk = try desk()
    let before = try everything(desk)
    let photos = try desk.contents(of: desk.home.appending("photos"))
    let rendered = try desk.answer("render")
    #expect(rendered["rendered"].int + rendered["skipped"].int == 15)
    #expect(rendered["failed"] == [])
    #expect(try desk.shown()["picture"] == "finished")
    let problems = try desk.answer("why", "Hearth")["photos"].items.map(\.["problems"])
    #expect(problems == Array(repeating: ["source-missing"], count: 4))
    #expect(try desk.mantel("doctor").status == 0)
    #expect(try everything(desk) == before)
    #expect(
      try desk.contents(of: desk.home.appending("photos")).filter { photos.keys.contains($0.key) }
        == photos)

    #expect(try desk.answer("export", "all.mantel")["photos"] == 4)
    desk.environment["MANTEL_HOME"] = desk.folder.path.appending("other").lossyText
    #expect(try desk.answer("import", "all.mantel")["photos"] == 4)
    #expect(try everything(desk) == before)

    _ = try desk.answer("next", "Hearth")
    _ = try desk.answer("add", "Hearth", try desk.photo(1))
    let after = try desk.answer("list")["widgets"][0]
    #expect(after["offset"] == 6)
    #expect(after["photos"].items.prefix(4) == before[0]["widgets"][0]["photos"].items[...])
  }
}
