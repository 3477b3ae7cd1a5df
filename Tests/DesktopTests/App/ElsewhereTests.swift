import MantelCore
import MantelWords
import TestSupport
import Testing

/// What other programs change in the shared folder while the app is open.
struct ElsewhereTests {
  private static let other = "11111111-2222-4333-8444-555555555555"

  @Test func `the gallery takes over what others make, change and delete`() throws {
    try AppDesk.use { app in
      let (desk, words) = (app.desk, app.words)
      try app.start()
      try app.see(words.choosePhotos, "button")
      try desk.hearth(1)
      try seeCard(app, "Hearth: 1 photo,")
      _ = try desk.answer("new", "Hall", "--id", Self.other)
      try seeCard(app, "Hall: 0 photos,")
      _ = try desk.answer("add", "Hall", try desk.photo(2))
      try seeCard(app, "Hall: 1 photo,")
      _ = try desk.answer("set", "Hall", "--name", "Den", "--order", "in-order")
      try seeCard(app, "Den: 1 photo, every hour, in order")
      _ = try desk.answer("delete", "Den")
      try app.reader.waitForEnd(of: .init(start: "Den", role: "grid cell", seen: true))

      // A document that is no document is said, and hides no other.
      let document = "home/widgets/\(Desk.identifier)/widget.json"
      let whole = try desk.folder.read(document)
      try desk.folder.write("{", to: document)
      try app.reader.waitForEnd(of: .init(start: "Hearth", role: "grid cell", seen: true))
      try app.reader.find(.init(start: "The document", role: "label", seen: true))
      try desk.folder.write(whole, to: document)
      try seeCard(app, "Hearth: 1 photo,")
      _ = try desk.answer("delete", "Hearth")
      try app.see(words.choosePhotos, "button")
    }
  }

  private func seeCard(_ app: AppDesk, _ start: String) throws {
    try app.reader.find(.init(start: start, role: "grid cell", seen: true))
  }

  @Test func `an open widget takes over what others change, beside what is edited here`() throws {
    try AppDesk.use { app in
      let (desk, words) = (app.desk, app.words)
      let photos = try desk.hearth(2)
      _ = try desk.answer("new", "Hall", "--id", Self.other)
      try app.start(AppDesk.link)
      try seeCard(app, "1.jpg, 1 of 2")
      _ = try desk.answer("add", "Hearth", try desk.photo(3))
      try seeCard(app, "3.jpg, 3 of 3")
      _ = try desk.answer("remove", "Hearth", photos[0])
      try seeCard(app, "2.jpg, 1 of 2")
      _ = try desk.answer("set", "Hearth", "--name", "Den")
      try app.see("Den – Mantel", "window")

      try app.keys("alt+3")
      try app.press(words.filterName(.mono), "button")
      try app.waitFor("the filter", in: { try desk.answer("look", "Den")["look"] }) {
        $0["filter"] == "mono"
      }
      _ = try desk.answer("look", "Den", "--filter", "noir", "--frame", "border")
      try app.reader.find(
        .init(name: words.filterName(.noir), role: "button", states: ["pressed"], seen: true))
      try app.press(words.matName(.stone), "button")
      let look = try app.waitFor("the mat", in: { try desk.answer("look", "Den")["look"] }) {
        $0["mat"] == "stone"
      }
      #expect(look["filter"] == "noir")
      #expect(look["frame"] == "border")

      _ = try desk.answer("delete", "Den")
      try app.see(words.widgetIsGone("Den"))
      try app.see(words.appName, "window")
      try seeCard(app, "Hall")
    }
  }
}
