import MantelSystem
import TestSupport
import Testing

/// What becomes of a photo when the file that it came from is overwritten or deleted.
@Suite struct SourceTests {
  /// A desk with three rendered photos, the second of them framed, pinned and shown.
  func desk() throws -> (Desk, [String]) {
    let desk = try Desk()
    let ids = try desk.hearth(3)
    _ = try desk.answer("crop", "Hearth", ids[1], "--zoom", "2", "--center", "0.25,0.75")
    _ = try desk.answer("crop", "Hearth", ids[1], "--shape", "small", "--zoom", "4")
    _ = try desk.answer("pin", "Hearth", ids[1])
    _ = try desk.answer("render")
    return (desk, ids)
  }

  @Test func `an overwritten source's new photo takes over the place, crop and pin`() throws {
    let (desk, ids) = try desk()
    let plan = try desk.answer(["plan", "Hearth"] + Desk.noon)["entries"].items.map(\.["index"])
    try desk.photo(7, width: 240, height: 320, name: "2.jpg")
    #expect(try desk.answer("why", "Hearth")["photos"][1]["problems"] == ["source-changed"])
    #expect(try desk.shown()["photo"].string == ids[1])

    let rendered = try desk.answer("render")
    #expect(rendered["rendered"] == 3)
    #expect(rendered["skipped"] == 6)
    let photos = try desk.answer("list")["widgets"][0]["photos"].items
    #expect(
      photos.map(\.["source"].string)
        == ["1.jpg", "2.jpg", "3.jpg"].map { desk.pictures.appending($0).lossyText })
    #expect(photos[0]["photo"].string == ids[0] && photos[2]["photo"].string == ids[2])
    #expect(photos[1]["photo"].string != ids[1])
    let now = try desk.shown()
    #expect(now["photo"] == photos[1]["photo"])
    #expect(now["picture"] == "finished")
    let crop = try desk.answer("crop", "Hearth", "2.jpg")
    #expect(crop["crop"]["zoom"] == 2)
    #expect(crop["crop"]["centerX"] == 0.25)
    // 240 pixels wide and square, divided by 4.
    #expect(crop["rectangles"]["small"]["width"] == 60)
    _ = try desk.answer("unpin", "Hearth")
    #expect(
      try desk.answer(["plan", "Hearth"] + Desk.noon)["entries"].items.map(\.["index"]).count
        >= plan.count)
    #expect(try desk.answer("why", "Hearth")["photos"].items.allSatisfy { $0["problems"] == [] })
    #expect(try desk.answer("render")["skipped"] == 9)
  }

  @Test func `a source that was only touched is read again and nothing is made anew`() throws {
    let (desk, _) = try desk()
    try Machine.run("touch", "-d", "2020-01-01", desk.pictures.appending("1.jpg").lossyText)
    #expect(try desk.answer("why", "Hearth")["photos"][0]["problems"] == ["source-changed"])
    #expect(try desk.answer("render")["skipped"] == 9)
    #expect(try desk.answer("why", "Hearth")["photos"][0]["problems"] == [])
  }

  @Test func `a source overwritten with another of the widget's photos leaves one of them`() throws
  {
    let (desk, ids) = try desk()
    try desk.photo(3, name: "1.jpg")
    _ = try desk.answer(["render"] + Desk.noon)
    #expect(try desk.mantel("list", "--photos").lines == [ids[1], ids[2]])
  }

  @Test func `a deleted source is told by why while its last good picture goes on showing`() throws
  {
    let (desk, ids) = try desk()
    let before = try desk.shown()
    try Folder.removeFile(desk.pictures.appending("2.jpg"))
    let why = try desk.mantel("why", "Hearth")
    #expect(why.status == 0)
    #expect(why.lines.contains { $0.contains("2.jpg") && $0.contains("is gone") })
    #expect(
      try desk.answer("why", "Hearth")["photos"].items.map(\.["problems"]) == [
        [], ["source-missing"], [],
      ])
    #expect(try desk.shown() == before)
    #expect(try desk.answer("render")["skipped"] == 9)
    // Even framed anew, for the master is ours.
    _ = try desk.answer("crop", "Hearth", ids[1], "--zoom", "3")
    #expect(try desk.answer("render")["rendered"] == 2)
    #expect(try desk.answer("why", "Hearth")["photos"][1]["problems"] == ["source-missing"])
  }

  static let rubbish: [[UInt8]] = [[], Array("rubbish".utf8), [0xFF, 0xD8, 0xFF, 0xE0, 0, 16]]

  @Test(arguments: rubbish)
  func `a source overwritten with rubbish is reported and the last good picture stays`(
    _ bytes: [UInt8]
  ) throws {
    let (desk, ids) = try desk()
    let before = try desk.shown()
    try desk.folder.write(bytes, to: "pictures/2.jpg")
    let outcome = try desk.mantel("render", "--json")
    #expect(outcome.status == 1)
    #expect(outcome.complaints.count == 1)
    #expect(outcome.complaint.contains("2.jpg"))
    let answer = try outcome.json()
    #expect(answer["failed"].items.map(\.["photo"].string) == [ids[1]])
    #expect(answer["failed"][0].keys.isSuperset(of: ["photo", "error"]))
    #expect(answer["skipped"] == 9)
    #expect(try desk.shown() == before)
    // Once it is a photo again, all is well.
    try desk.photo(2)
    #expect(try desk.mantel("render").status == 0)
    #expect(try desk.shown() == before)
  }

  @Test func `a source that became a folder or a pipe is reported and waits for nobody`() throws {
    let (desk, _) = try desk()
    let before = try desk.shown()
    try Folder.removeFile(desk.pictures.appending("1.jpg"))
    try Folder.create(desk.pictures.appending("1.jpg"))
    try Folder.removeFile(desk.pictures.appending("2.jpg"))
    #expect(Machine.makePipe(desk.pictures.appending("2.jpg")))
    let outcome = try desk.mantel("render")
    #expect(outcome.status == 1)
    #expect(outcome.complaints.count == 2)
    #expect(try desk.shown() == before)
  }
}
