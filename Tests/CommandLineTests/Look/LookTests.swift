import MantelSystem
import TestSupport
import Testing

/// `look`: what a widget and each of its photos wear, and what that means for `render`.
@Suite struct LookTests {
  @Test func `a new widget shows photos as they are`() throws {
    let desk = try Desk()
    try desk.hearth(1)
    let answer = try desk.answer("look", "Hearth")
    #expect(answer.keys == ["widget", "photo", "look", "own"])
    #expect(answer["photo"] == .null)
    #expect(
      answer["look"]
        == .object([
          "filter": "none", "intensity": 1, "frame": "full-bleed", "mat": "white",
          "caption": "none", "text": .null, "font": "sans", "fit": .bool(false),
        ]))
    #expect(answer["own"] == .object([:]))
  }

  @Test func `a photo follows its widget in all that it does not say itself`() throws {
    let desk = try Desk()
    try desk.hearth(2)
    _ = try desk.answer(
      "look", "Hearth", "--filter", "sepia", "--frame", "border", "--mat", "stone")
    _ = try desk.answer("look", "Hearth", "1.jpg", "--filter", "noir", "--intensity", "0.25")
    let own = try desk.answer("look", "Hearth", "1.jpg")
    #expect(own["look"]["filter"] == "noir")
    #expect(own["look"]["intensity"] == 0.25)
    #expect(own["look"]["frame"] == "border")
    #expect(own["own"] == .object(["filter": "noir", "intensity": 0.25]))
    #expect(try desk.answer("look", "Hearth", "2.jpg")["look"]["filter"] == "sepia")

    _ = try desk.answer("look", "Hearth", "--frame", "instant")
    #expect(try desk.answer("look", "Hearth", "1.jpg")["look"]["frame"] == "instant")
    _ = try desk.answer("look", "Hearth", "1.jpg", "--reset")
    #expect(try desk.answer("look", "Hearth", "1.jpg")["look"]["filter"] == "sepia")
    _ = try desk.answer("look", "Hearth", "--reset", "--fit")
    let plain = try desk.answer("look", "Hearth", "2.jpg")["look"]
    #expect(plain["filter"] == "none")
    #expect(plain["fit"] == .bool(true))
    #expect(try desk.answer("look", "Hearth", "--fill")["look"]["fit"] == .bool(false))
  }

  @Test func `only the pictures that look otherwise are rendered again`() throws {
    let desk = try Desk()
    try desk.hearth(2)
    #expect(try desk.answer("render")["rendered"] == 6)
    func rendered(_ look: String...) throws -> JSON {
      _ = try desk.answer(["look", "Hearth"] + look)
      return try desk.answer("render")["rendered"]
    }
    #expect(try rendered("--filter", "fade", "--intensity", "0.5") == 6)
    #expect(try rendered("--intensity", "0.6") == 6)
    #expect(try rendered("1.jpg", "--intensity", "0.7") == 3)
    #expect(try rendered("--mat", "cream") == 0, "there is no frame to fill")
    #expect(try rendered("--caption", "text", "--text", "Hello", "--font", "hand") == 0)
    #expect(try rendered("--text", "Good evening") == 0)
    #expect(try rendered("--frame", "border") == 6)
    #expect(try rendered("--mat", "black") == 6)
    #expect(try rendered("1.jpg", "--mat", "cream") == 3)
    #expect(try rendered("--frame", "border") == 0)
  }

  @Test func `changing the crop of a photo that is shown whole renders nothing`() throws {
    let desk = try Desk()
    try desk.hearth(1)
    _ = try desk.answer("look", "Hearth", "--fit")
    _ = try desk.answer("render")
    _ = try desk.answer("crop", "Hearth", "1.jpg", "--zoom", "2")
    #expect(try desk.answer("render")["rendered"] == 0)
    _ = try desk.answer("look", "Hearth", "--fill")
    #expect(try desk.answer("render")["rendered"] == 3)
  }

  @Test func `a crop's rectangles are those of the frame's windows`() throws {
    let desk = try Desk()
    try desk.hearth(0)
    _ = try desk.answer("add", "Hearth", try desk.photo(1, width: 1200, height: 900))
    _ = try desk.answer("crop", "Hearth", "1.jpg", "--reset")
    _ = try desk.answer("look", "Hearth", "--frame", "instant")
    let small = try desk.answer("crop", "Hearth", "1.jpg")["rectangles"]["small"]
    // The window is 149.6 × 125.8 points, so 900 high and 900 · 149.6 / 125.8 wide.
    #expect(abs(small["width"].double - 900 * 149.6 / 125.8) < 1e-6)
    #expect(small["height"] == 900)
  }

  @Test func `the plan and now say what stands on each photo`() throws {
    let desk = try Desk()
    try desk.hearth(2, "--every", "1d", "--order", "in-order")
    #expect(try desk.shown()["caption"] == .null)
    _ = try desk.answer("look", "Hearth", "--text", "Our {camera} garden")
    #expect(try desk.shown()["caption"] == "Our garden")
    _ = try desk.answer("look", "Hearth", "2.jpg", "--text", "By the sea")
    let plan = try desk.answer(
      "plan", "Hearth", "--from", "2026-12-01T12:00:00Z", "--to", "2026-12-02T12:00:00Z")
    #expect(
      Set(plan["entries"].items.map(\.["caption"].string)) == ["Our garden", "By the sea"])
  }

  @Test(arguments: [
    ["--filter", "rosy"], ["--intensity", "1.5"], ["--intensity", "-0.1"], ["--intensity", "nan"],
    ["--intensity", "0x1p-1"], ["--intensity", "half"], ["--frame", "gilded"], ["--mat", "red"],
    ["--caption", "poem"], ["--font", "comic"], ["--fit", "--fill"],
  ])
  func `what no look can be is refused in one line and changes nothing`(_ wrong: [String]) throws {
    let desk = try Desk()
    try desk.hearth(1)
    let before = try desk.kept()
    let outcome = try desk.mantel(["look", "Hearth"] + wrong)
    #expect(outcome.status == 2)
    #expect(outcome.complaints.count == 1)
    #expect(try desk.kept() == before)
  }

  @Test func `a caption of 100,000 characters is kept as far as anyone reads`() throws {
    let desk = try Desk()
    try desk.hearth(1)
    let text = String(repeating: "x", count: 100_000)
    let kept = try desk.answer("look", "Hearth", "--text", text)["look"]["text"].string
    #expect(kept == String(repeating: "x", count: 1000))
    let lines = try [1000, 1001].map { count in
      try desk.mantel("look", "Hearth", "--text", String(repeating: "x", count: count)).lines.count
    }
    #expect(lines[1] == lines[0] + 1, "only what was cut is told")
  }

  @Test func `a caption that is no text is refused`() throws {
    let desk = try Desk()
    try desk.hearth(1)
    let outcome = try desk.mantel(
      bytes: ["look", "Hearth", "--text"].map { Array($0.utf8) } + [[0x41, 0xFF, 0xC3]])
    #expect(outcome.status == 2)
    #expect(outcome.complaints.count == 1)
  }

  @Test func `a look goes with an export`() throws {
    let desk = try Desk()
    try desk.hearth(1)
    _ = try desk.answer("look", "Hearth", "--filter", "chrome", "--text", "Hi")
    _ = try desk.answer("look", "Hearth", "1.jpg", "--frame", "border")
    let before = try desk.answer("look", "Hearth", "1.jpg")
    _ = try desk.answer("export", "all.mantel")
    desk.environment["MANTEL_HOME"] = desk.folder.path.appending("elsewhere").lossyText
    _ = try desk.answer("import", "all.mantel")
    #expect(try desk.answer("look", "Hearth", "1.jpg") == before)
  }
}
