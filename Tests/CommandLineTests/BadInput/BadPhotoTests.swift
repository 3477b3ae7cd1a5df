import MantelSystem
import TestSupport
import Testing

/// Files that are no photos, or no good ones: a clear line each, nothing lost, the rest done.
@Suite struct BadPhotoTests {
  /// A desk with one good photo to be added beside each bad one.
  func desk() throws -> Desk {
    let desk = try Desk()
    try desk.hearth(0)
    try desk.photo(1, name: "good.jpg")
    return desk
  }

  /// Adds a bad file between two good ones, and gives the one line that names it.
  func refusal(_ desk: Desk, _ name: String) throws -> String {
    let outcome = try desk.mantel("add", "Hearth", "good.jpg", name, "good.jpg", "--json")
    #expect(outcome.status == 1)
    #expect(outcome.complaints.count == 1, "\(outcome.complaint)")
    let answer = try outcome.json()
    #expect(answer["added"].items.count == 2)
    #expect(answer["failed"].items.count == 1)
    let line = outcome.complaints.first ?? ""
    #expect(line.hasPrefix("mantel: “") && line.contains(name))
    #expect(line.hasSuffix(answer["failed"][0]["error"].string))
    #expect(try desk.mantel("list", "--photos").lines.count == 1)
    // What is refused leaves nothing behind.
    #expect(try desk.kept().keys.filter { $0.lossyText.contains("/.tmp-") }.isEmpty)
    #expect(try Folder.names(in: desk.home.appending("photos")).count == 2)
    return line
  }

  @Test func `an empty file`() throws {
    let desk = try desk()
    try desk.folder.write("", to: "pictures/empty.jpg")
    #expect(try refusal(desk, "empty.jpg").contains("is empty"))
  }

  @Test func `a text file called jpg`() throws {
    let desk = try desk()
    try desk.folder.write("Dear diary,\n", to: "pictures/diary.jpg")
    #expect(try refusal(desk, "diary.jpg").contains("no photo that Mantel can read"))
  }

  @Test(arguments: [3, 10, 300, 900])
  func `a truncated JPEG`(_ length: Int) throws {
    let desk = try desk()
    let whole = try PhotoFiles.jpeg(9)
    #expect(whole.count > 1000)
    try desk.folder.write(Array(whole.prefix(length)), to: "pictures/cut.jpg")
    #expect(try refusal(desk, "cut.jpg").contains("damaged or cut short"))
  }

  @Test func `a JPEG whose last quarter is missing`() throws {
    let desk = try desk()
    let whole = try PhotoFiles.jpeg(9, width: 400, height: 300)
    try desk.folder.write(Array(whole.prefix(whole.count * 3 / 4)), to: "pictures/cut.jpg")
    #expect(try refusal(desk, "cut.jpg").contains("damaged or cut short"))
  }

  @Test func `a PNG without pixels`() throws {
    let desk = try desk()
    try desk.folder.write(PhotoFiles.pngHeader(width: 400, height: 300), to: "pictures/void.png")
    #expect(try refusal(desk, "void.png").contains("damaged or cut short"))
  }

  @Test func `a PNG of 300 megapixels is refused from its header`() throws {
    let desk = try desk()
    try desk.folder.write(
      PhotoFiles.pngHeader(width: 20_000, height: 15_000), to: "pictures/huge.png")
    let line = try refusal(desk, "huge.png")
    #expect(line.contains("20,000 × 15,000") && line.contains("200 million"))
  }

  @Test func `a PNG of more pixels than can be counted is refused from its header`() throws {
    let desk = try desk()
    try desk.folder.write(
      PhotoFiles.pngHeader(width: 0x7FFF_FFFF, height: 0x7FFF_FFFF), to: "pictures/huge.png")
    _ = try refusal(desk, "huge.png")
  }

  @Test func `a file of more than a gigabyte is refused unread`() throws {
    let desk = try desk()
    try desk.folder.write(try PhotoFiles.jpeg(9), to: "pictures/film.jpg")
    try Machine.run("truncate", "-s", "2G", desk.pictures.appending("film.jpg").lossyText)
    #expect(try refusal(desk, "film.jpg").contains("2.1\u{A0}GB"))
  }

  @Test func `a folder`() throws {
    let desk = try desk()
    try Folder.create(desk.pictures.appending("summer"))
    #expect(try refusal(desk, "summer").contains("is a folder"))
  }

  @Test func `a named pipe`() throws {
    let desk = try desk()
    #expect(Machine.makePipe(desk.pictures.appending("pipe.jpg")))
    #expect(try refusal(desk, "pipe.jpg").contains("named pipe"))
  }

  @Test func `a socket`() throws {
    let desk = try desk()
    #expect(Machine.makeSocket(desk.pictures.appending("socket.jpg")))
    #expect(try refusal(desk, "socket.jpg").contains("socket"))
  }

  @Test func `a link that leads nowhere, and one that leads to itself`() throws {
    let desk = try desk()
    #expect(Machine.makeLink(desk.pictures.appending("nowhere.jpg"), to: "gone.jpg"))
    #expect(Machine.makeLink(desk.pictures.appending("circle.jpg"), to: "circle.jpg"))
    #expect(try refusal(desk, "nowhere.jpg").contains("is not there"))
    #expect(try refusal(desk, "circle.jpg").contains("circle"))
  }

  @Test func `a name longer than any file system takes`() throws {
    #expect(try refusal(desk(), String(repeating: "x", count: 300)).contains("too long"))
  }

  @Test func `a device`() throws {
    #expect(try refusal(desk(), "/dev/zero").contains("device"))
  }

  @Test func `a link to a photo is that photo`() throws {
    let desk = try desk()
    #expect(Machine.makeLink(desk.pictures.appending("link.jpg"), to: "good.jpg"))
    let added = try desk.answer("add", "Hearth", "good.jpg", "link.jpg")["added"].items
    #expect(added[0]["photo"] == added[1]["photo"])
  }

  @Test func `a photo is read by its bytes, whatever its name says`() throws {
    let desk = try desk()
    let script = """
      import sys
      from PIL import Image
      image = Image.new("RGB", (60, 40), (200, 30, 30))
      for path, form in zip(sys.argv[1::2], sys.argv[2::2]):
          image.save(path, form)
      """
    let names = ["png.jpg", "gif.png", "webp.txt", "tiff"]
    let forms = ["PNG", "GIF", "WEBP", "TIFF"]
    let paths = names.map { desk.pictures.appending($0).lossyText }
    try Python.run(script, zip(paths, forms).flatMap { [$0, $1] })
    let added = try desk.answer(["add", "Hearth"] + names)["added"].items
    #expect(added.map(\.["width"]) == [60, 60, 60, 60])
    #expect(added.map(\.["height"]) == [40, 40, 40, 40])
  }

  @Test(arguments: [(1, 1), (1, 20_000), (20_000, 1)])
  func `a photo of the strangest shape is shown all the same`(_ width: Int, _ height: Int) throws {
    let desk = try desk()
    try desk.photo(9, width: width, height: height, name: "odd.jpg")
    let added = try desk.answer("add", "Hearth", "odd.jpg")["added"][0]
    #expect(added["width"].int == width && added["height"].int == height)
    #expect(try desk.answer("render")["rendered"] == 3)
    let rectangle = try desk.answer("crop", "Hearth", "odd.jpg")["rectangles"]["small"]
    #expect(rectangle["width"] == 1 && rectangle["height"] == 1)
    let files = try ["small", "medium", "large"].map { shape in
      try desk.answer("now", "Hearth", "--shape", shape)["file"].string
    }
    #expect(try PictureCheck.sizes(of: files) == ["510 510", "1092 510", "1092 1146"])
  }
}
