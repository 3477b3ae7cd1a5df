import MantelStore
import MantelWords
import TestSupport
import Testing

/// What the app does when it is called: by links, by the desktop's menu, and by its search.
struct AppCallTests {
  private static let other = "11111111-2222-4333-8444-555555555555"
  private static let title = "Hearth – Mantel"

  @Test func `links lead to their widgets, and none changes anything by itself`() throws {
    try AppDesk.use { app in
      try app.desk.hearth(2)
      _ = try app.desk.answer("new", "Hall", "--id", Self.other)
      try app.start(AppDesk.link)
      try app.see(Self.title, "window")
      try app.waitForPictures()
      let before = try app.desk.kept()

      try app.call(["mantel://widget/\(Self.other)"])
      try app.see("Hall – Mantel", "window")
      for strange in [
        "mantel://widget/nonsense", "mantel://delete/\(Self.other)", "photokeep://sort",
      ] {
        try app.call([AppDesk.link])
        try app.see(Self.title, "window")
        try app.call([strange])
        try app.see(app.words.appName, "window")
      }
      try app.call(["mantel://widget/99999999-2222-4333-8444-555555555555"])
      try app.find(app.words.newWidget, "button")

      let shuffle = "mantel://shuffle/\(Desk.identifier)"
      try app.call([shuffle])
      try app.see(app.words.shuffleHeading("Hearth"))
      try app.keys("Escape")
      try app.waitForEnd(of: app.words.shuffleHeading("Hearth"))
      #expect(try app.desk.kept() == before)

      try app.call([shuffle])
      try app.see(app.words.shuffleHeading("Hearth"))
      try app.keys("Return")
      try app.waitFor("the shuffle", in: app.widget) {
        $0["order"] == "shuffle" && $0["offset"] == 1
      }
    }
  }

  @Test func `the menu of the desktop moves what is placed, with and without a window`() throws {
    try AppDesk.use { app in
      #expect(try app.call(["--next-photo"]).status == 0, "nothing is there to move")
      try app.desk.hearth(3)
      try app.desk.place(x: 100, y: 100)
      _ = try app.desk.answer("new", "Hall", "--id", Self.other)
      #expect(try app.call(["--next-photo"]).status == 0)
      #expect(try app.widget()["offset"] == 1)
      #expect(try app.call(["--shuffle-photos"]).status == 0)
      #expect(try app.widget()["offset"] == 2)
      #expect(try app.widget()["order"] == "shuffle")
      #expect(try app.windows() == [])

      try app.install()
      try app.application("ActivateAction", "next-photo", "[]", "{}")
      try app.waitFor("the next photo", in: app.widget) { $0["offset"] == 3 }
      try app.application("ActivateAction", "previous-photo", "[]", "{}")
      try app.waitFor("the photo before", in: app.widget) { $0["offset"] == 2 }
      try app.application("ActivateAction", "shuffle-photos", "[]", "{}")
      try app.waitFor("the shuffle", in: app.widget) { $0["offset"] == 3 }
      #expect(try app.windows() == [])
      #expect(
        try app.desk.answer("list")["widgets"].items.first { $0["id"].string == Self.other }?[
          "offset"] == 0)

      try app.application("Open", "['\(AppDesk.link)']", "{}")
      try app.see(Self.title, "window")
      try app.application("Activate", "{}")
      #expect(try app.windows() == [Self.title])
      try app.application("ActivateAction", "quit", "[]", "{}")
      try Patience.poll("the end of the app") { try app.isRunning() ? nil : () }
      #expect(app.bus.complaint == "")
    }
  }

  @Test func `the search of GNOME finds widgets by their names and their photos'`() throws {
    try AppDesk.use { app in
      try app.desk.hearth(1)
      _ = try app.desk.answer("new", "Hall", "--id", Self.other)
      try app.install()
      // The first question starts the app, which shows nothing.
      #expect(
        try app.search("GetInitialResultSet", "['h']")
          == "(['\(Desk.identifier)', '\(Self.other)'],)")
      #expect(
        try app.search("GetInitialResultSet", "['HEA', 'jpg']") == "(['\(Desk.identifier)'],)")
      #expect(try app.search("GetInitialResultSet", "['hea', 'no such']") == "(@as [],)")
      #expect(try app.search("GetInitialResultSet", "[]") == "(@as [],)")
      #expect(
        try app.search("GetSubsearchResultSet", "['\(Self.other)']", "['h']")
          == "(['\(Self.other)'],)")
      let metas = try app.search(
        "GetResultMetas", "['\(Desk.identifier)', 'nonsense', '\(Self.other)']")
      #expect(metas.contains("'id': <'\(Desk.identifier)'>, 'name': <'Hearth'>"))
      #expect(metas.contains("'id': <'\(Self.other)'>, 'name': <'Hall'>"))
      #expect(!metas.contains("nonsense"))
      #expect(metas.contains("'icon': <('file', <'file://"))
      #expect(try app.windows() == [])

      try app.search("ActivateResult", Desk.identifier, "['hea']", "0")
      try app.see(Self.title, "window")
      try app.search("LaunchSearch", "['hea']", "0")
      try app.see(app.words.appName, "window")
      try app.application("ActivateAction", "quit", "[]", "{}")
      try Patience.poll("the end of the app") { try app.isRunning() ? nil : () }
      #expect(app.bus.complaint == "")
    }
  }
}
