import MantelSystem
import TestSupport
import Testing

/// `show` and `sheet`, looked at with a decoder that is not ours.
@Suite struct ShowTests {
  /// A picture's format and size, and the red, green, blue and opacity of its pixel at fractions of its sides.
  func look(_ desk: Desk, _ name: String, at points: [(Double, Double)] = []) throws
    -> (kind: String, pixels: [[Int]])
  {
    let script = """
      import sys
      from PIL import Image
      image = Image.open(sys.argv[1])
      image.load()
      print(image.format, *image.size)
      image = image.convert("RGBA")
      for place in sys.argv[2:]:
          x, y = (float(part) for part in place.split(","))
          print(*image.getpixel((min(int(x * image.width), image.width - 1), min(int(y * image.height), image.height - 1))))
      """
    let path = desk.pictures.appending(name).lossyText
    let lines = try Python.run(script, [path] + points.map { "\($0.0),\($0.1)" }).lines
    return (lines[0], lines.dropFirst().map { $0.split(separator: " ").compactMap { Int($0) } })
  }

  func replace(_ path: FilePath, _ text: String) throws {
    try Folder.removeFile(path)
    try OpenFile.open(path, for: .creating).write(Array(text.utf8))
  }

  /// A desk with one photo that is rendered.
  func desk(_ look: String...) throws -> Desk {
    let desk = try Desk()
    try desk.hearth(1)
    _ = try desk.answer("crop", "Hearth", "1.jpg", "--reset")
    if !look.isEmpty { _ = try desk.answer(["look", "Hearth"] + look) }
    _ = try desk.answer("render")
    return desk
  }

  @Test func `a PNG has the shape's size and is transparent outside its round corners`() throws {
    let desk = try desk()
    let answer = try desk.answer("show", "Hearth", "--shape", "small", "--out", "small.png")
    #expect(answer["width"] == 510)
    #expect(answer["height"] == 510)
    #expect(answer["picture"] == "finished")
    #expect(answer["caption"] == .null)
    let (kind, pixels) = try look(desk, "small.png", at: [(0, 0), (0.99999, 0), (0.5, 0.5)])
    #expect(kind == "PNG 510 510")
    #expect(pixels[0][3] == 0)
    #expect(pixels[1][3] == 0)
    #expect(pixels[2][3] == 255)
  }

  @Test func `the photo in it is the finished picture to the bit`() throws {
    let desk = try desk("--filter", "process", "--frame", "border")
    _ = try desk.answer("show", "Hearth", "--out", "large.png")
    let finished = try desk.answer("now", "Hearth")["file"].string
    let script = """
      import sys
      from PIL import Image, ImageChops
      shown, made = Image.open(sys.argv[1]), Image.open(sys.argv[2]).convert("RGB")
      box = (0, 70, shown.width, shown.height - 70)
      print(ImageChops.difference(shown.convert("RGB").crop(box), made.crop(box)).getbbox())
      """
    let path = desk.pictures.appending("large.png").lossyText
    #expect(try Python.run(script, [path, finished]).lines == ["None"])
  }

  @Test func `a JPEG is white outside its round corners`() throws {
    let desk = try desk()
    _ = try desk.answer("show", "Hearth", "--shape", "medium", "--out", "medium.jpg")
    let (kind, pixels) = try look(desk, "medium.jpg", at: [(0, 0), (0.5, 0.5)])
    #expect(kind == "JPEG 1092 510")
    #expect(pixels[0].prefix(3).allSatisfy { $0 > 235 })
    #expect(pixels[1][0] < 100)
  }

  @Test(arguments: [("1", 364, 382), ("2", 728, 764), ("1.5", 546, 573)])
  func `another scale is made anew at that many pixels`(
    _ scale: String, _ width: Int, _ height: Int
  )
    throws
  {
    let desk = try desk("--caption", "text", "--text", "Hello")
    let answer = try desk.answer("show", "Hearth", "--scale", scale, "--out", "big.png")
    #expect(answer["width"].double == Double(width))
    #expect(answer["picture"] == "finished")
    #expect(try look(desk, "big.png").kind == "PNG \(width) \(height)")
  }

  @Test func `the caption is on the picture and only at its bottom`() throws {
    let desk = try desk()
    _ = try desk.answer("show", "Hearth", "--out", "without.png")
    _ = try desk.answer("look", "Hearth", "--text", "Tea at four")
    #expect(
      try desk.answer("show", "Hearth", "--out", "with.png")["caption"] == "Tea at four")
    let script = """
      import sys
      from PIL import Image, ImageChops
      one, other = (Image.open(path).convert("RGB") for path in sys.argv[1:])
      print(*ImageChops.difference(one, other).getbbox())
      """
    let paths = ["without.png", "with.png"].map { desk.pictures.appending($0).lossyText }
    let box = try Python.run(script, paths).lines[0].split(separator: " ").compactMap { Int($0) }
    #expect(box.count == 4)
    #expect(box[1] > 1146 * 2 / 3)
  }

  @Test func `before anything is rendered the thumb is shown, and the mean colour without it`()
    throws
  {
    let desk = try Desk()
    try desk.hearth(1)
    #expect(try desk.answer("show", "Hearth", "--out", "thumb.png")["picture"] == "thumb")
    let photo = try desk.shown()["photo"].string
    try Folder.removeFile(desk.home.appending("photos/\(photo)/thumb.jpg"))
    #expect(try desk.answer("show", "Hearth", "--out", "color.png")["picture"] == "color")
    #expect(try look(desk, "color.png").kind == "PNG 1092 1146")
  }

  @Test func `a damaged picture is no blank`() throws {
    let desk = try desk()
    let file = try desk.answer("now", "Hearth")["file"].string
    try replace(FilePath(file), "not a picture")
    let answer = try desk.answer("show", "Hearth", "--out", "mended.png")
    #expect(answer["picture"] == "thumb")
    #expect(answer["current"] == .bool(false))
    #expect(try desk.answer("render")["rendered"] == 1, "its size gives it away")
    #expect(try desk.answer("show", "Hearth", "--out", "mended.png")["picture"] == "finished")
    try replace(FilePath(file), "not a picture")
    let photo = try desk.shown()["photo"].string
    for name in ["master.jpg", "thumb.jpg"] {
      let path = desk.home.appending("photos/\(photo)/\(name)")
      try replace(path, "\u{FF}\u{D8}")
    }
    #expect(try desk.answer("show", "Hearth", "--out", "color.png")["picture"] == "color")
  }

  @Test func `a photo of a widget is never written over, nor anything in Mantel's own folder`()
    throws
  {
    let desk = try desk()
    let before = try desk.kept()
    let photo = try desk.folder.read("pictures/1.jpg")
    for verb in ["show", "sheet"] {
      for place in ["1.jpg", "\(desk.home.lossyText)/widgets/picture.png"] {
        let outcome = try desk.mantel(verb, "Hearth", "--out", place)
        #expect(outcome.status == 1)
        #expect(outcome.complaints.count == 1)
      }
    }
    #expect(try desk.folder.read("pictures/1.jpg") == photo)
    #expect(try desk.kept() == before)
  }

  @Test func `a damaged master is read anew from its source`() throws {
    let desk = try desk()
    let photo = try desk.shown()["photo"].string
    try replace(desk.home.appending("photos/\(photo)/master.jpg"), "not a picture")
    _ = try desk.answer("look", "Hearth", "--filter", "mono")
    #expect(try desk.answer("render")["rendered"] == 3)
  }

  @Test func `a tint leaves grey, or shades of its colour`() throws {
    let desk = try desk()
    _ = try desk.answer("show", "Hearth", "--tint", "gray", "--out", "gray.png")
    let points = [(0.3, 0.3), (0.5, 0.5), (0.7, 0.8)]
    for pixel in try look(desk, "gray.png", at: points).pixels {
      #expect(pixel[0] == pixel[1] && pixel[1] == pixel[2])
    }
    _ = try desk.answer("show", "Hearth", "--tint", "#2060FF", "--out", "blue.png")
    for pixel in try look(desk, "blue.png", at: points).pixels {
      #expect(pixel[2] > pixel[0] && pixel[2] > pixel[1])
    }
  }

  @Test(arguments: [
    ["--out", "picture.gif"], [], ["--out", "x.png", "--scale", "0"],
    ["--out", "x.png", "--scale", "9"], ["--out", "x.png", "--scale", "many"],
    ["--out", "x.png", "--tint", "blue"], ["--out", "x.png", "--tint", "#12345"],
  ])
  func `a call that makes no picture is refused in one line`(_ wrong: [String]) throws {
    let desk = try desk()
    let outcome = try desk.mantel(["show", "Hearth"] + wrong)
    #expect(outcome.status == 2)
    #expect(outcome.complaints.count == 1)
    #expect(try Folder.names(in: desk.pictures).count == 1)
  }

  @Test(arguments: ["show", "sheet"])
  func `a place where no file can be written is named`(_ verb: String) throws {
    let desk = try desk()
    try Folder.create(desk.pictures.appending("folder.png"))
    for place in ["nowhere/picture.png", "folder.png", "1.jpg/picture.png"] {
      let outcome = try desk.mantel(verb, "Hearth", "--out", place)
      #expect(outcome.status == 1)
      #expect(outcome.complaints.count == 1)
      let named = place.replacing("/picture.png", with: "")
      #expect(outcome.complaint.contains("/\(named)”"), "\(outcome.complaint)")
    }
  }

  @Test func `a widget without photos has nothing to show`() throws {
    let desk = try Desk()
    try desk.hearth(0)
    for verb in ["show", "sheet"] {
      let outcome = try desk.mantel(verb, "Hearth", "--out", "x.png")
      #expect(outcome.status == 1)
      #expect(outcome.complaints.count == 1)
    }
  }

  @Test func `a sheet has every photo in every shape`() throws {
    let desk = try Desk()
    try desk.hearth(3)
    _ = try desk.answer("look", "Hearth", "--text", "Hello")
    _ = try desk.answer("render")
    let answer = try desk.answer("sheet", "Hearth", "--out", "sheet.png")
    let kind = try look(desk, "sheet.png").kind
    #expect(kind == "PNG \(Int(answer["width"].double)) \(Int(answer["height"].double))")
    _ = try desk.answer("sheet", "Hearth", "--out", "sheet.jpg")
    #expect(try look(desk, "sheet.jpg").kind.hasPrefix("JPEG"))
  }
}
