import MantelCore
import MantelStore
import MantelSystem
import MantelWords
import TestSupport
import Testing

/// What can be done with whole widgets.
struct AppGalleryTests {
  @Test func `widgets are made, doubled, renamed, deleted and brought back`() throws {
    try AppDesk.use { app in
      let (desk, words) = (app.desk, app.words)
      func widgets() throws -> [String: JSON] {
        let list = try desk.answer("list")["widgets"].items
        return Dictionary(list.map { ($0["name"].string, $0) }) { first, _ in first }
      }
      func wait(for names: String...) throws -> [String: JSON] {
        try Patience.poll("the widgets \(names)") {
          let now = try widgets()
          return Set(now.keys) == Set(names) ? now : nil
        }
      }
      try desk.hearth(2)
      try app.start()
      try app.reader.find(.init(start: "Hearth", role: "grid cell", seen: true))

      let new = words.newWidgetName
      try app.keys("ctrl+n")
      try app.see(words.emptyWidgetTitle)
      try app.see("\(new) – Mantel", "window")
      try app.keys("alt+Left")
      let card = try app.reader.find(.init(start: new, role: "grid cell", seen: true))
      let buttons = try app.reader.screen().all.first { $0.name == card.name }?.all ?? []
      let place = try #require(buttons.first { $0.name == words.putOnDesktop })
      #expect(!place.states.contains("sensitive"), "it has nothing to show")

      try app.choose(words.duplicateWidget, inMenu: words.widgetMenu("Hearth"))
      let doubled = try wait(for: "Hearth", "Hearth 2", new)
      #expect(doubled["Hearth 2"]?["id"] != doubled["Hearth"]?["id"])
      #expect(doubled["Hearth 2"]?["photos"] == doubled["Hearth"]?["photos"])

      try rename(app, "Hearth 2") {
        // Nothing but blanks is no name.
        try app.type("  ")
        try app.keys("Return", "ctrl+a")
        try app.type("Hall")
        try app.keys("Return")
      }
      let before = try wait(for: "Hearth", "Hall", new)
      try rename(app, "Hall") { try app.keys("Escape") }

      try app.choose(words.deleteWidget, inMenu: words.widgetMenu("Hall"))
      _ = try wait(for: "Hearth", new)
      try app.see(words.widgetWasDeleted("Hall"))
      try app.click(app.see(words.undo, "label"))
      #expect(try wait(for: "Hearth", "Hall", new) == before)
      try app.keys("ctrl+shift+z")
      _ = try wait(for: "Hearth", new)
      for name in ["1.jpg", "2.jpg"] {
        #expect(Folder.exists(desk.pictures.appending(name)), "the user's own files stay")
      }
    }
  }

  /// Opens the dialog, lets a test write into it, and waits until it has gone.
  private func rename(_ app: AppDesk, _ widget: String, _ body: () throws -> Void) throws {
    try app.choose(app.words.renameWidget, inMenu: app.words.widgetMenu(widget))
    try app.see(app.words.renameHeading)
    try body()
    try app.waitForEnd(of: app.words.renameHeading)
  }

  @Test func `widgets go onto the desktop and off it, and cards show what the desktop shows`()
    throws
  {
    try AppDesk.use { app in
      let (desk, words) = (app.desk, app.words)
      try desk.hearth(2)
      try app.start()
      try app.see("Photo 1.jpg", "image")
      try app.press(words.putOnDesktop, "button")
      try app.see(words.onDesktop, "label")
      #expect(try desk.placement().shape == .large)
      #expect(desk.desktop.isShown(try desk.placement().id))

      try app.click(app.see(words.showAtLogin, "label"))
      try app.see(words.willShowAtLogin)
      let entry = app.display.folder.path.appending("autostart/org.mantel.Widget.desktop")
      #expect(Folder.exists(entry))

      try app.choose(words.menuNext, inMenu: words.widgetMenu("Hearth"))
      try app.see("Photo 2.jpg", "image")
      try app.clock.set("2026-12-01T13:00:00+01:00")
      try app.see("Photo 1.jpg", "image")

      try app.choose(words.takeOffDesktop, inMenu: words.widgetMenu("Hearth"))
      try app.waitForEnd(of: words.onDesktop, "label")
      #expect(try desk.desktop.placements() == [])
      try app.choose(words.putOnDesktopSmall, inMenu: words.widgetMenu("Hearth"))
      try app.see(words.onDesktop, "label")
      #expect(try desk.placement().shape == .small)
      try app.keys("ctrl+z", "ctrl+z")
      try app.see(words.onDesktop, "label")
      #expect(try desk.placement().shape == .large)
    }
  }
}
