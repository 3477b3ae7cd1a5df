import MantelCore
import MantelStore
import MantelWords
import TestSupport
import Testing

/// What the app is to those who do not see it, or who have no mouse.
struct AppReachTests {
  /// What is used, in AT-SPI's words.
  private static let controls: Set = [
    "button", "check box", "combo box", "grid cell", "menu item", "slider", "spin button", "switch",
    "tab", "text box",
  ]

  @Test func `everything that can be used has a name, on every page`() throws {
    try AppDesk.use { app in
      let words = app.words
      try app.start()
      try checkNames(app, "start", has: words.choosePhotos)
      try dressedHearth(app.desk)
      try app.see("Sea", "image")
      try checkNames(app, "gallery", has: words.newWidget)
      for menu in [words.widgetMenu("Hearth"), words.mainMenu] {
        try app.click(app.see(menu, "button"))
        try app.find(menu == words.mainMenu ? words.showAtLogin : words.openWidget, "menu item")
        try checkNames(app, menu, has: menu)
        try app.keys("Escape")
        try app.reader.waitForEnd(of: .init(role: "menu item", states: ["focused"]))
      }
      try app.call([AppDesk.link])
      try app.see(words.addPhotos, "button")
      try checkNames(app, "photos", has: words.addPhotos)
      try app.click(app.see(words.photoMenu("1.jpg"), "button"))
      try app.find(words.editCrop, "menu item")
      try checkNames(app, "photo menu", has: words.editCrop)
      try app.keys("Escape")
      try app.reader.waitForEnd(of: .init(role: "menu item", states: ["focused"]))
      try app.keys("F2")
      try app.see(words.renameHeading)
      try checkNames(app, "rename", has: words.nameField)
      try app.keys("Escape")
      let pages = [
        ("alt+2", words.smartFrame), ("alt+3", words.holdToCompare), ("alt+4", words.dayStarts),
      ]
      for (key, control) in pages {
        try app.keys(key)
        try app.see(control)
        try checkNames(app, key, has: control)
      }
      try app.choose(words.privacyPage, inMenu: words.mainMenu)
      try app.see(words.openFolder, "button")
      try checkNames(app, "privacy", has: words.openFolder)
    }
  }

  /// Sees that all controls of what is on screen have names, and that one of them is there.
  private func checkNames(_ app: AppDesk, _ page: String, has control: String) throws {
    // Lines of an open menu stand in a window of their own, which no pointer of the main one meets.
    let all = try app.reader.screen().all.filter {
      ($0.isSeen || $0.role == "menu item") && Self.controls.contains($0.role)
    }
    for object in all {
      // Without a name, the toolkit gives its own word for what it is.
      let isNamed = !["Gtk", "Adw", "Cadw"].contains { object.name.hasPrefix($0) }
      #expect(isNamed && !object.name.isEmpty, "a \(object.role) on \(page)")
    }
    #expect(all.contains { $0.name == control }, "\(control) on \(page)")
  }

  @Test func `the keyboard gets to everything that can be used, on every page`() throws {
    try AppDesk.use { app in
      let words = app.words
      try dressedHearth(app.desk)
      try app.start()
      try app.see("Sea", "image")
      try checkStops(app, "gallery")
      try app.call([AppDesk.link])
      try app.see(words.addPhotos, "button")
      try checkStops(app, "photos")
      let pages = [
        ("alt+2", words.smartFrame), ("alt+3", words.holdToCompare), ("alt+4", words.dayStarts),
      ]
      for (key, control) in pages {
        try app.keys(key)
        try app.see(control)
        try checkStops(app, key)
      }
    }
  }

  /// Goes around by Tab and sees that it stops at all controls, and at nothing without a name.
  private func checkStops(_ app: AppDesk, _ page: String) throws {
    let windowButtons: Set = ["Minimize", "Maximize", "Close"]
    let wanted = Set(
      try app.reader.screen().all.filter {
        $0.isSeen && $0.states.isSuperset(of: ["focusable", "sensitive"])
          && Self.controls.contains($0.role) && !windowButtons.contains($0.name)
          // Its field is no object of its own to the toolkit.
          && $0.role != "text box"
      }.map(\.name))
    _ = try app.reader.focus(within: 0)
    var stops: [String] = []
    var hidden = 0
    while true {
      try app.keys("Tab")
      if let stop = try app.reader.focus(within: 3) {
        if stop.name == stops.first { break }
        stops.append(stop.name)
        #expect(!stop.name.isEmpty, "after \(stops.dropLast().last ?? "") on \(page)")
      } else {
        hidden += 1
      }
      guard stops.count < 60, hidden < 3 else { break }
    }
    #expect(wanted.subtracting(stops) == [], "\(page)")
  }

  @Test func `a whole errand needs no mouse`() throws {
    try AppDesk.use { app in
      let (desk, words) = (app.desk, app.words)
      let photos = try desk.hearth(3)
      try app.start()
      // From the first control of the window to the card, and into the widget.
      try stop(app, "Tab", at: "Hearth: 3 photos, every hour, in order")
      try app.keys("Return")
      let first = "1.jpg, 1 of 3, \(words.showingNow)"
      // What is still to be rendered is a part of the name.
      try app.reader.find(.init(name: first, role: "grid cell"))
      try stop(app, "Tab", at: first)
      func list() throws -> [String] {
        try desk.answer("list")["widgets"][0]["photos"].items.map(\.["photo"].string)
      }
      func wait(for order: [String]) throws {
        try Patience.poll("the order \(order)") { try list() == order ? () : nil }
      }
      try app.keys("ctrl+Right")
      try wait(for: [photos[1], photos[0], photos[2]])
      try app.keys("ctrl+Right")
      try wait(for: [photos[1], photos[2], photos[0]])
      try app.keys("Left")
      try app.reader.find(.init(start: "3.jpg, 2 of 3", role: "grid cell", states: ["focused"]))
      try app.keys("Delete")
      try wait(for: [photos[1], photos[0]])
      try app.keys("ctrl+z")
      try wait(for: [photos[1], photos[2], photos[0]])

      // On to another shape, its own crop, and back to the gallery.
      try app.keys("alt+2")
      try app.see(words.smartFrame, "button")
      try stop(app, "shift+Tab", at: words.spokenShape(.medium))
      try app.keys("space")
      try app.reader.find(
        .init(name: words.spokenStage("“1.jpg”", shape: .medium), role: "image", seen: true))
      try stop(app, "Tab", at: words.cropForThisShape)
      try app.keys("space")
      try stop(app, "shift+Tab", at: words.spokenStage("“1.jpg”", shape: .medium))
      try app.keys("plus", "plus")
      try app.waitFor(
        "the crop",
        in: { try desk.answer("crop", "Hearth", photos[0], "--shape", "medium")["crop"] }
      ) { abs($0["zoom"].double - 1.21) < 1e-6 }
      #expect(
        try desk.answer("crop", "Hearth", photos[0], "--shape", "small")["crop"]["zoom"] == 1)

      try app.keys("alt+4")
      try app.see(words.photoOrder)
      try stop(app, "Tab", at: words.changePhoto)
      // GTK brings the keyboard to the chosen line once more a moment after the list has come: a Home before that is lost.
      for _ in 0..<5 where try app.widget()["every"] != "15m" {
        try app.keys("space")
        try app.reader.find(.init(role: "list item", states: ["focused"]))
        try app.keys("Home", "Return")
        try app.find(words.changePhoto, "combo box", states: ["focused"])
      }
      try app.waitFor("the schedule", in: app.widget) { $0["every"] == "15m" }
      try app.find(words.changePhoto, "combo box", states: ["focused"])
      try app.keys("alt+Left")
      try stop(app, "Tab", at: words.putOnDesktop)
      try app.keys("space")
      try app.see(words.onDesktop, "label")
      #expect(desk.desktop.isShown(try desk.placement().id))
    }
  }

  /// Goes on by a key until the keyboard is at something.
  private func stop(_ app: AppDesk, _ key: String, at name: String) throws {
    var stops: [String] = []
    while stops.count < 60 {
      try app.keys(key)
      guard let stop = try app.reader.focus(within: 3)?.name else { continue }
      if stop == name { return }
      stops.append(stop)
    }
    throw NoStop(wanted: name, stops: stops)
  }

  /// The keyboard does not come to something.
  struct NoStop: Error {
    let wanted: String
    let stops: [String]
  }

  /// A widget of two photos, all of whose settings are to be seen.
  private func dressedHearth(_ desk: Desk) throws {
    try desk.hearth(2, "--order", "in-order", "--every", "1d")
    _ = try desk.answer(
      "look", "Hearth", "--filter", "noir", "--frame", "instant", "--caption", "text", "--text",
      "Sea")
  }
}
