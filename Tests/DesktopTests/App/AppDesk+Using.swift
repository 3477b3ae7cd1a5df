import TestSupport

/// Hands and eyes.
extension AppDesk {
  /// Waits until something is there.
  @discardableResult
  func find(_ name: String, _ role: String? = nil, states: [String] = []) throws
    -> AccessibleObject
  {
    try reader.find(.init(name: name, role: role, states: states))
  }

  /// Waits until something is seen.
  @discardableResult
  func see(_ name: String, _ role: String? = nil) throws -> AccessibleObject {
    try reader.find(.init(name: name, role: role, seen: true))
  }

  /// Waits until something is not seen any more.
  func waitForEnd(of name: String, _ role: String? = nil) throws {
    try reader.waitForEnd(of: .init(name: name, role: role, seen: true))
  }

  /// Presses a button, a tab, a line of a menu.
  func press(_ name: String, _ role: String? = nil) throws {
    try reader.act(on: .init(name: name, role: role))
  }

  /// Presses keys one after the other.
  func keys(_ keys: String...) throws {
    try display.run(["xdotool", "key", "--delay", "0"] + keys)
  }

  /// Types a text.
  func type(_ text: String) throws {
    try display.run("xdotool", "type", "--delay", "0", text)
  }

  /// The middle of an object on the screen, in pixels.
  func middle(of object: AccessibleObject) throws -> (x: Int, y: Int) {
    let corner = try corner()
    let extents = object.extents
    guard extents.count == 4, extents[2] > 0 else { throw NoPlace(name: object.name) }
    return (corner.x + extents[0] + extents[2] / 2, corner.y + extents[1] + extents[3] / 2)
  }

  /// Where the active window's contents begin on the screen: within the border that GTK draws where there is no compositor.
  func corner() throws -> (x: Int, y: Int) {
    let lines = try display.run("xdotool", "getactivewindow", "getwindowgeometry", "--shell").lines
    let values = Dictionary(
      lines.map { $0.split(separator: "=").map(String.init) }.filter { $0.count == 2 }
        .map { ($0[0], Int($0[1]) ?? 0) }, uniquingKeysWith: { first, _ in first })
    guard let x = values["X"], let y = values["Y"] else { throw NoPlace(name: "the window") }
    return (x + Self.border, y + Self.border)
  }

  /// How wide that border is.
  static let border = 5

  /// Something has no place on the screen.
  struct NoPlace: Error { let name: String }
}

/// What tests of several pages do.
extension AppDesk {
  /// Clicks in the middle of an object.
  func click(_ object: AccessibleObject) throws {
    let place = try middle(of: object)
    try display.click(place.x, place.y)
  }

  /// Chooses from a row of choices: the one at a place, counted from 0.
  func choose(_ place: Int, in row: String) throws {
    try click(see(row, "combo box"))
    // The list is there when the keyboard is in it, at the line that is chosen: GTK brings it there a moment after the list has come.
    try reader.find(.init(role: "list item", states: ["focused", "selected"]))
    try keys("Home")
    for _ in 0..<place { try keys("Down") }
    try keys("Return")
    // Its window has gone when the keyboard is back in the row.
    try find(row, "combo box", states: ["focused"])
  }

  /// Chooses from the menu of a button, by keys.
  func choose(_ line: String, inMenu button: String) throws {
    try click(see(button, "button"))
    var now = try reader.find(.init(role: "menu item", states: ["focused"])).name
    let first = now
    while now != line {
      let before = now
      try keys("Down")
      now = try Patience.poll("the next line of the menu") {
        try reader.look(for: .init(role: "menu item", states: ["focused"])).flatMap {
          $0.name == before ? nil : $0.name
        }
      }
      guard now != first else { throw NoPlace(name: line) }
    }
    try keys("Return")
    try reader.waitForEnd(of: .init(role: "menu item", states: ["focused"]))
  }

  /// Waits until what is in the folder is as wanted.
  @discardableResult
  func waitFor(_ what: String, in answer: () throws -> JSON, where isThere: (JSON) -> Bool) throws
    -> JSON
  {
    try Patience.poll(what) {
      let now = try answer()
      return isThere(now) ? now : nil
    }
  }

  /// The address of the agreed widget.
  static let link = "mantel://widget/\(Desk.identifier)"

  /// The agreed widget as `mantel list` has it; null where it is gone.
  func widget() throws -> JSON {
    try desk.answer("list")["widgets"].items.first { $0["id"].string == Desk.identifier } ?? .null
  }

  /// Waits until every photo of a widget shows as it should, its pictures rendered.
  func waitForPictures(of widget: String = "Hearth") throws {
    try waitFor("the pictures of \(widget)", in: { try desk.answer("why", widget) }) {
      $0["problems"].items.isEmpty
        && $0["photos"].items.allSatisfy { $0["problems"].items.isEmpty }
    }
  }
}
