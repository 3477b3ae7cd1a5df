import MantelSystem
import TestSupport
import Testing

/// Smart frame from the command line, on photos in which one thing stands out.
@Suite struct SmartCropTests {
  /// A photo of 900 × 600 pixels with a red disc before grey, its middle at `x`.
  func disc(_ desk: Desk, at x: Int, name: String = "disc.jpg") throws {
    let script = """
      import sys
      from PIL import Image, ImageDraw
      image = Image.new("RGB", (900, 600), (120, 124, 128))
      x = int(sys.argv[2])
      ImageDraw.Draw(image).ellipse((x - 90, 210, x + 90, 390), fill=(220, 40, 30))
      image.save(sys.argv[1], quality=92)
      """
    try Python.run(script, [desk.pictures.appending(name).lossyText, "\(x)"])
  }

  func desk(at x: Int = 700) throws -> Desk {
    let desk = try Desk()
    try desk.hearth(0)
    try disc(desk, at: x)
    _ = try desk.answer("add", "Hearth", "disc.jpg")
    return desk
  }

  func middle(_ answer: JSON, _ shape: String = "small") -> Double {
    let rectangle = answer["rectangles"][shape]
    return rectangle["x"].double + rectangle["width"].double / 2
  }

  @Test func `a photo arrives framed by what stands out`() throws {
    let answer = try desk().answer("crop", "Hearth", "disc.jpg")
    let small = answer["rectangles"]["small"]
    #expect(small["x"].double <= 610)
    #expect(small["x"].double + small["width"].double >= 790)
  }

  @Test func `a crop set by hand stays, however often the photo is added or rendered`() throws {
    let desk = try desk()
    _ = try desk.answer("crop", "Hearth", "disc.jpg", "--center", "0.3,0.5")
    let byHand = try desk.answer("crop", "Hearth", "disc.jpg")
    _ = try desk.answer("add", "Hearth", "disc.jpg")
    _ = try desk.answer("render")
    _ = try desk.answer("look", "Hearth", "--frame", "instant")
    _ = try desk.answer("look", "Hearth", "--frame", "full-bleed")
    #expect(try desk.answer("crop", "Hearth", "disc.jpg") == byHand)
  }

  @Test func `smart asks for it again`() throws {
    let desk = try desk()
    let first = try desk.answer("crop", "Hearth", "disc.jpg")
    _ = try desk.answer("crop", "Hearth", "disc.jpg", "--center", "0.1,0.1", "--zoom", "2")
    let again = try desk.answer("crop", "Hearth", "disc.jpg", "--smart")
    #expect(again == first)
    let spoken = try desk.mantel("crop", "Hearth", "disc.jpg", "--smart")
    #expect(spoken.lines.first == "  framed by what stands out")
  }

  @Test func `smart for one shape leaves the shared crop`() throws {
    let desk = try desk()
    _ = try desk.answer("crop", "Hearth", "disc.jpg", "--reset")
    let answer = try desk.answer("crop", "Hearth", "disc.jpg", "--smart", "--shape", "small")
    #expect(middle(answer) > 550)
    #expect(abs(middle(answer, "large") - 450) < 1e-6)
    let back = try desk.answer("crop", "Hearth", "disc.jpg", "--reset", "--shape", "small")
    #expect(abs(middle(back) - 450) < 1e-6)
  }

  @Test func `smart does not stand beside a crop by hand`() throws {
    let desk = try desk()
    for wrong in [["--center", "0.5,0.5"], ["--zoom", "2"], ["--reset"]] {
      let outcome = try desk.mantel(["crop", "Hearth", "disc.jpg", "--smart"] + wrong)
      #expect(outcome.status == 2)
      #expect(outcome.complaints.count == 1)
    }
  }

  @Test func `a photo that was overwritten is framed anew, unless a hand has framed it`() throws {
    let desk = try desk(at: 700)
    try disc(desk, at: 200)
    _ = try desk.answer("render")
    #expect(middle(try desk.answer("crop", "Hearth", "disc.jpg")) < 350)
    _ = try desk.answer("crop", "Hearth", "disc.jpg", "--center", "0.4,0.5")
    try disc(desk, at: 701)
    _ = try desk.answer("render")
    #expect(abs(middle(try desk.answer("crop", "Hearth", "disc.jpg")) - 360) < 1e-6)
  }

  @Test func `doctor tells in a word whether faces are found`() throws {
    let checks = try Desk().answer("doctor")["checks"].items
    let faces = try #require(checks.first { $0["check"] == "faces" })
    #expect(faces["ok"] == .bool(true))
    #expect(!faces["text"].string.isEmpty)
  }
}
