import Glibc
import MantelCore
import MantelStore
import MantelSystem
import TestSupport
import Testing

/// "Edit Widget".
struct MenuTests {
  @Test(arguments: [nil, "shift+F10", "Menu"])
  func `each line does what it says`(_ key: String?) throws {
    let (desk, clock, display) = (try Desk(), try TestClock(), try XDisplay())
    let bus = try SessionBus(on: display.environment)
    let photos = try desk.placedHearth(2)
    let widget = try WidgetProcess(
      desk, on: display.environment, .init(clock: clock, bus: bus, isAlone: true))
    try widget.shown("finished")
    let menu = Menu(display, bus)
    func open() throws {
      if let key {
        widget.send(SIGUSR1)
        try widget.next("focus")
        try display.press(key)
      } else {
        let middle = widget.lastShown.middle
        try display.click(middle.x, middle.y, button: 3)
      }
    }
    try open()
    #expect(try !menu.names().contains("Edit in Mantel"), "the app is not installed")
    try menu.choose("Next Photo")
    #expect(try widget.shown()["photo"].string == photos[1])
    try open()
    try menu.choose("Previous Photo")
    #expect(try widget.shown()["photo"].string == photos[0])
    try open()
    try menu.choose("Small")
    #expect(try widget.next("a small one") { $0["shape"] == "small" }["width"] == 170)
    try open()
    try menu.choose("Remove from Desktop")
    try widget.next("hidden")
    #expect(try desk.desktop.placements().isEmpty)
  }

  @Test func `it opens the widget in the app where that is installed`() throws {
    let (desk, clock, display) = (try Desk(), try TestClock(), try XDisplay())
    let bus = try SessionBus(on: display.environment)
    try desk.placedHearth(1)
    let told = desk.folder.path.appending("told")
    try desk.folder.write(
      "#!/bin/sh\necho \"$1\" > '\(told.lossyText).new'\nmv '\(told.lossyText).new' '\(told.lossyText)'\n",
      to: "bin/mantel-app")
    try Machine.run("chmod", "+x", desk.folder.path.appending("bin/mantel-app").lossyText)
    let path = desk.folder.path.appending("bin").lossyText + ":/usr/bin:/bin"
    let widget = try WidgetProcess(
      desk, on: display.environment,
      .init(clock: clock, environment: ["PATH": path], bus: bus, isAlone: true))
    let shown = try widget.shown("finished")
    try display.click(shown.middle.x, shown.middle.y, button: 2)
    #expect(try link(told) == "mantel://widget/\(Desk.identifier)\n")
    try Folder.removeFile(told)
    try display.click(shown.middle.x, shown.middle.y, button: 3)
    try Menu(display, bus).choose("Edit in Mantel")
    #expect(try link(told) == "mantel://widget/\(Desk.identifier)\n")
  }

  private func link(_ file: FilePath) throws -> String {
    try Patience.poll("the app to be told") {
      (try? OpenFile.open(file, for: .reading).readAll(limit: 4096)).map {
        String(decoding: $0, as: UTF8.self)
      }
    }
  }
}

/// The menu that is open, as those hear it who do not see it.
struct Menu {
  private let display: XDisplay
  private let tree: AccessibilityTree

  init(_ display: XDisplay, _ bus: SessionBus) {
    self.display = display
    tree = AccessibilityTree(on: display.environment, bus)
  }

  /// The names of its lines, those of its further menus too; waits until it is open.
  func names() throws -> [String] { try lines().map(\.name) }

  /// Chooses a line by its name.
  func choose(_ name: String) throws {
    guard let line = try lines().first(where: { $0.name == name }), let action = line.actions.first
    else { throw NoSuchLine(name: name) }
    try tree.perform(action, on: line)
    // A line of a menu that is not open leaves the one above it open.
    if !line.states.contains("showing") { try display.press("Escape") }
    try Patience.poll("the menu to close") {
      try tree.objects().all.contains { $0.role.hasSuffix("menu item") } ? nil : ()
    }
  }

  private func lines() throws -> [AccessibleObject] {
    try Patience.poll("the menu") {
      let all = try tree.objects().all
      let menu = all.filter { $0.role.hasSuffix("menu item") }
      return menu.contains { $0.states.contains("showing") } ? menu : nil
    }
  }

  /// The menu has no such line.
  struct NoSuchLine: Error {
    let name: String
  }
}
