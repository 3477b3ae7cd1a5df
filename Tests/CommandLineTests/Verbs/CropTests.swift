import Testing
import TestSupport

/// `crop`, against rectangles worked out by hand on a photo of 1,200 × 900 pixels.
@Suite struct CropTests {
  /// x, y, width and height of a shape.
  typealias Numbers = [Double]

  func desk() throws -> Desk {
    let desk = try Desk()
    try desk.hearth(0)
    _ = try desk.answer("add", "Hearth", try desk.photo(1, width: 1200, height: 900))
    return desk
  }

  func numbers(_ answer: JSON, _ shape: String) -> Numbers {
    ["x", "y", "width", "height"].map { answer["rectangles"][shape][$0].double }
  }

  func agree(_ one: Numbers, _ other: Numbers) -> Bool {
    zip(one, other).allSatisfy { abs($0 - $1) < 1e-9 }
  }

  @Test func `the middle of the photo fills each shape`() throws {
    let answer = try desk().answer("crop", "Hearth", "1.jpg")
    #expect(agree(numbers(answer, "small"), [150, 0, 900, 900]))
    // 1200 · 170/364 = 51000/91
    let height = 51_000.0 / 91
    #expect(agree(numbers(answer, "medium"), [0, 450 - height / 2, 1200, height]))
    // 900 · 364/382 = 163800/191
    let width = 163_800.0 / 191
    #expect(agree(numbers(answer, "large"), [600 - width / 2, 0, width, 900]))
  }

  @Test func `a crop is centred on its point and divided by its zoom`() throws {
    let answer = try desk().answer("crop", "Hearth", "1.jpg", "--center", "0.25,0.5", "--zoom", "2")
    #expect(agree(numbers(answer, "small"), [75, 225, 450, 450]))
    // Half as wide would begin at 300 − 300.
    #expect(agree(numbers(answer, "medium"), [0, 450 - 25_500.0 / 182, 600, 25_500.0 / 91]))
    #expect(agree(numbers(answer, "large"), [300 - 81_900.0 / 382, 225, 81_900.0 / 191, 450]))
  }

  @Test func `a crop at the edge is moved inside and keeps its size`() throws {
    let answer = try desk().answer("crop", "Hearth", "1.jpg", "--center", "1,0", "--zoom", "4")
    #expect(agree(numbers(answer, "small"), [975, 0, 225, 225]))
    #expect(answer["crop"]["centerX"] == 1)
    #expect(answer["crop"]["centerY"] == 0)
  }

  @Test func `a shape with a crop of its own keeps it when the shared one changes`() throws {
    let desk = try desk()
    _ = try desk.answer(
      "crop", "Hearth", "1.jpg", "--shape", "small", "--zoom", "3", "--center", "0.5,0.5")
    let answer = try desk.answer("crop", "Hearth", "1.jpg", "--zoom", "2")
    #expect(agree(numbers(answer, "small"), [450, 300, 300, 300]))
    #expect(agree(numbers(answer, "medium"), [300, 450 - 25_500.0 / 182, 600, 25_500.0 / 91]))
    let back = try desk.answer("crop", "Hearth", "1.jpg", "--shape", "small", "--reset")
    #expect(agree(numbers(back, "small"), [375, 225, 450, 450]))
  }

  @Test func `reset goes back to the whole photo in every shape`() throws {
    let desk = try desk()
    _ = try desk.answer("crop", "Hearth", "1.jpg", "--shape", "small", "--zoom", "3")
    _ = try desk.answer("crop", "Hearth", "1.jpg", "--zoom", "2", "--center", "0.1,0.1")
    let answer = try desk.answer("crop", "Hearth", "1.jpg", "--reset")
    #expect(agree(numbers(answer, "small"), [150, 0, 900, 900]))
    #expect(answer["crop"]["zoom"] == 1)
  }

  @Test func `asking for the crop changes nothing`() throws {
    let desk = try desk()
    let before = try desk.kept()
    _ = try desk.answer("crop", "Hearth", "1.jpg")
    _ = try desk.answer("crop", "Hearth", "1.jpg", "--shape", "medium")
    #expect(try desk.kept() == before)
  }

  @Test func `a changed crop makes just that photo's pictures anew`() throws {
    let desk = try desk()
    _ = try desk.answer("add", "Hearth", try desk.photo(2))
    _ = try desk.answer("render")
    _ = try desk.answer("crop", "Hearth", "1.jpg", "--shape", "small", "--zoom", "2")
    let answer = try desk.answer("render")
    #expect(answer["rendered"] == 1)
    #expect(answer["skipped"] == 5)
  }

  @Test func `the finished picture shows the part that the crop says`() throws {
    // Green rises from left to right in the photo, blue from top to bottom.
    let desk = try desk()
    _ = try desk.answer("crop", "Hearth", "1.jpg", "--zoom", "3", "--center", "0,0.5")
    _ = try desk.answer("render")
    let file = try desk.answer("now", "Hearth", "--shape", "small")["file"].string
    let script = """
      import sys
      from PIL import Image
      print(*(round(c) for c in Image.open(sys.argv[1]).resize((1, 1), Image.BOX).getpixel((0, 0))))
      """
    // 300 × 300 pixels from (0, 300): red 37, green 255 · 149.5/1200 = 32, blue 255 · 449.5/900 = 127.
    let color = try Python.run(script, [file]).lines[0].split(separator: " ").compactMap { Int($0) }
    #expect(zip(color, [37, 32, 127]).allSatisfy { abs($0 - $1) <= 2 }, "\(color)")
  }
}
