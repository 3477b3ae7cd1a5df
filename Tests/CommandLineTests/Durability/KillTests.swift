import FoundationEssentials
import Glibc
import MantelCore
import MantelSystem
import TestSupport
import Testing

/// A process that is killed at any moment: every document still parses, no picture is half, and what was acknowledged is there.
@Suite struct KillTests {
  /// How many processes are killed.
  static let kills = 60

  /// What was asked of the widget, and what of it was acknowledged.
  struct Expectation {
    /// Taps that were acknowledged.
    var taps = 0
    /// Taps that may count or not, since the process was killed.
    var doubtfulTaps = 0
    /// The zooms that a photo may have, by its name; one, where the last crop was acknowledged.
    var zooms: [String: Set<Double>] = [:]
    /// Photos whose adding was acknowledged.
    var photos: Set<String> = []
  }

  @Test func `killed at sixty moments, it loses nothing that it acknowledged`() throws {
    let desk = try Desk()
    var dice = SplitMix64(state: 0x5EED)
    var expected = Expectation()
    try desk.hearth(3)
    _ = try desk.answer("render")
    _ = try desk.answer("export", "all.mantel")
    expected.photos = ["1.jpg", "2.jpg", "3.jpg"]
    for name in expected.photos { expected.zooms[name] = [1] }
    var killed = 0
    for round in 0..<(4 * Self.kills) where killed < Self.kills {
      if try kill(desk, round, &dice, &expected) { killed += 1 }
      try check(desk, expected)
    }
    #expect(killed == Self.kills)
    try checkCrops(desk, expected)
    try mend(desk)
  }

  /// Starts something, kills it a moment later, and notes what may and what must have happened. Every fourth is left
  /// to end. Gives whether it was killed.
  func kill(_ desk: Desk, _ round: Int, _ dice: inout SplitMix64, _ expected: inout Expectation)
    throws -> Bool
  {
    let photo = ["1.jpg", "2.jpg", "3.jpg"][Int(dice.below(3))]
    let zoom = 1 + Double(dice.below(400)) / 100
    let new = try desk.photo(10 + round % 20)
    let (call, longest): ([String], UInt64) =
      [
        (["next", "Hearth"], 20), (["crop", "Hearth", photo, "--zoom", "\(zoom)"], 20),
        (["add", "Hearth", new], 60), (["render", "--force"], 150), (["render"], 60),
        (["export", "all.mantel"], 60),
      ][round % 6]
    let program = try desk.start(call)
    let isDoomed = dice.below(4) > 0
    if isDoomed, program.isRunning(after: Int32(dice.below(longest))) { program.send(SIGKILL) }
    let outcome = try program.wait()
    let isDone = outcome.status == 0
    #expect(isDone || outcome.status == 128 + SIGKILL, "\(call): \(outcome.complaint)")
    switch call[0] {
    case "next": if isDone { expected.taps += 1 } else { expected.doubtfulTaps += 1 }
    case "crop":
      if isDone { expected.zooms[photo] = [zoom] } else { expected.zooms[photo]?.insert(zoom) }
    case "add": if isDone { expected.photos.insert(new) }
    default: break
    }
    return !isDone
  }

  /// Every document parses, and the widget is as it must be.
  func check(_ desk: Desk, _ expected: Expectation) throws {
    for (path, bytes) in try desk.contents(of: desk.home)
    where path.lossyText.hasSuffix(".json") && !path.lossyText.contains("/.tmp-") {
      #expect(throws: Never.self) { try JSONDecoder().decode(JSON.self, from: Data(bytes)) }
    }
    let widget = try desk.answer("list")["widgets"][0]
    let names = widget["photos"].items.map { FilePath($0["source"].string).lastComponent }
    #expect(expected.photos.isSubset(of: names.map { String(decoding: $0, as: UTF8.self) }))
    let taps = expected.taps...expected.taps + expected.doubtfulTaps
    #expect(taps.contains(widget["offset"].int))
    let now = try desk.shown()
    #expect(["finished", "thumb"].contains(now["picture"].string))
    let file = try OpenFile.open(FilePath(now["file"].string), for: .reading).readAll(
      limit: 1 << 26)
    #expect(file.starts(with: [0xFF, 0xD8]) && file.suffix(2).elementsEqual([0xFF, 0xD9]))
  }

  /// Each photo is framed as it was last acknowledged, or as it was doubtfully since.
  func checkCrops(_ desk: Desk, _ expected: Expectation) throws {
    for (name, zooms) in expected.zooms {
      let zoom = try desk.answer("crop", "Hearth", name)["crop"]["zoom"].double
      #expect(zooms.contains(zoom))
    }
  }

  /// The next render makes everything good, and the export is whole.
  func mend(_ desk: Desk) throws {
    #expect(try desk.mantel("render").status == 0)
    #expect(try desk.answer("why", "Hearth")["photos"].items.allSatisfy { $0["problems"] == [] })
    #expect(try desk.mantel("doctor").status == 0)
    let pictures = try desk.contents(of: desk.home).keys.map(\.lossyText)
      .filter { $0.hasSuffix(".jpg") && !$0.contains("/.tmp-") }
    let photos = try desk.mantel("list", "--photos").lines.count
    #expect(pictures.count >= 6 * photos)
    _ = try PictureCheck.sizes(of: pictures)
    // What was left unfinished is let go by the first render after a day.
    for path in try desk.contents(of: desk.home).keys where path.lossyText.contains("/.tmp-") {
      try Machine.run("touch", "-d", "2020-01-01", path.lossyText)
    }
    _ = try desk.answer("render", "--at", "2036-01-01T00:00:00Z")
    #expect(try !desk.contents(of: desk.home).keys.contains { $0.lossyText.contains("/.tmp-") })
    let before = try desk.answer("list")
    _ = try desk.answer("export", "all.mantel")
    try Folder.removeAll(desk.home)
    _ = try desk.answer("import", "all.mantel")
    #expect(try desk.answer("list") == before)
  }

  @Test func `an import killed at any moment is made good by the next one`() throws {
    let desk = try Desk()
    var dice = SplitMix64(state: 0xCAFE)
    try desk.hearth(3)
    for _ in 0..<5 { _ = try desk.answer("next", "Hearth") }
    _ = try desk.answer("crop", "Hearth", "2.jpg", "--zoom", "3")
    _ = try desk.answer("export", "all.mantel")
    let original = try desk.answer("list")
    var killed = 0
    for round in 0..<20 {
      desk.environment["MANTEL_HOME"] = desk.folder.path.appending("other-\(round)").lossyText
      let program = try desk.start(["import", "all.mantel"])
      if program.isRunning(after: Int32(5 + dice.below(70))) { program.send(SIGKILL) }
      if try program.wait().status != 0 { killed += 1 }
      let between = try desk.answer("list")["widgets"].items
      #expect(between.isEmpty || between == original["widgets"].items)
      _ = try desk.answer("import", "all.mantel")
      #expect(try desk.answer("list") == original)
      #expect(try desk.mantel("render").status == 0)
    }
    #expect(killed > 0)
  }
}
