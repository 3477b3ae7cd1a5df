import MantelSystem
import MantelWords
import TestSupport
import Testing

/// Files that are no photos, given to the app among some that are.
struct AppBadInputTests {
  /// Puts files that cannot be added into the folder of photos, and gives their names.
  private func strangeFiles(_ desk: Desk) throws -> [String] {
    func write(_ bytes: [UInt8], to name: String) throws {
      try desk.folder.write(bytes, to: "pictures/\(name)")
    }
    try write(Array("a letter".utf8), to: "text.jpg")
    try write([], to: "empty.jpg")
    try write(Array(PhotoFiles.jpeg(7).prefix(200)), to: "half.jpg")
    try write(PhotoFiles.pngHeader(width: 60_000, height: 60_000), to: "huge.png")
    // Whoever waits for what comes out of it waits forever.
    try Machine.run("mkfifo", desk.pictures.appending("pipe.jpg").lossyText)
    return ["text.jpg", "empty.jpg", "half.jpg", "huge.png", "pipe.jpg", "missing.jpg"]
  }

  @Test func `each bad file is named with its reason, and the good ones are added`() throws {
    try AppDesk.use { app in
      let (desk, words) = (app.desk, app.words)
      try desk.hearth(1)
      let bad = try strangeFiles(desk)
      // The command line refuses the same files.
      _ = try desk.answer("new", "Hall")
      let refused = try desk.mantel(["add", "Hall"] + bad + ["--json"])
      #expect(refused.status == 1)
      #expect(try refused.json()["failed"].items.count == bad.count)

      try app.start(AppDesk.link)
      try desk.photo(2)
      try desk.photo(3, name: "folder/within.jpg")
      try desk.folder.write("notes", to: "pictures/folder/notes.txt")
      let odd: [UInt8] = Array("odd".utf8) + [0xFF] + Array(".jpg".utf8)
      try Machine.run(
        "sh", "-c", "cp \"$0\" \"$1/$(printf 'odd\\377.jpg')\"",
        desk.pictures.appending("2.jpg").lossyText, desk.pictures.lossyText)
      let given = bad.map { Array($0.utf8) } + [Array("2.jpg".utf8), Array("folder".utf8), odd]
      #expect(try app.call(bytes: given).status == 0)
      // The odd file is the photo 2 once more.
      let sentence =
        "\(words.photosWereAdded(2, known: 1)). \(words.photosNotAdded(bad.count))."
      try app.see(sentence)
      let seen = try app.reader.screen().all.filter { $0.role == "list item" }
      for name in bad {
        let reason = seen.first { $0.name == name }?.all.contains { $0.name.count > name.count + 9 }
        #expect(reason == true, "\(name)")
      }
      #expect(try app.widget()["photos"].items.count == 3)
      try app.press(words.dismiss, "button")
      try app.waitForEnd(of: sentence)

      try app.keys("ctrl+v")
      try app.see(words.nothingToPaste)
    }
  }

  @Test func `who begins with bad files is told, and left with no empty widget`() throws {
    try AppDesk.use { app in
      let (desk, words) = (app.desk, app.words)
      let bad = try strangeFiles(desk)
      try app.start(desk.pictures.appending("text.jpg").lossyText)
      try app.reader.find(.init(start: "text.jpg: ", role: "label", seen: true))
      try app.see(words.choosePhotos, "button")
      #expect(try desk.answer("list")["widgets"] == [])

      try desk.photo(1)
      try app.call(bad + ["1.jpg"])
      try app.see(words.putOnDesktop, "button")
      let told = try app.reader.find(.init(start: "text.jpg: ", role: "label")).name
      #expect(told.split(separator: "\n").count >= 5)
      #expect(try desk.answer("list")["widgets"][0]["photos"].items.count == 1)
    }
  }
}
