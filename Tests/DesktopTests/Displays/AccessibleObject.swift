import TestSupport

/// An object that a program shows to those who do not see the screen.
struct AccessibleObject {
  /// What it is called.
  let name: String
  /// What it is, in AT-SPI's words: `push button`, `menu item`.
  let role: String
  /// What else there is to say.
  let description: String
  /// What can be done with it.
  let actions: [String]
  /// Which of AT-SPI's states hold: `showing`, `focused`.
  let states: Set<String>
  /// The way to it: the number of each child on the way.
  let path: [Int]
  /// Where it is in its window, in points: left, top, width and height. Only `ScreenReader` asks for that.
  let extents: [Int]
  /// Whether a pointer at that place meets it. Only `ScreenReader` asks for that.
  let isSeen: Bool
  /// What is in it.
  let children: [AccessibleObject]

  init(_ json: JSON, path: [Int] = []) {
    name = json["name"].string
    role = json["role"].string
    description = json["description"].string
    actions = json["actions"].items.map(\.string)
    states = Set(json["states"].items.map(\.string))
    extents = json["extents"].items.map(\.int)
    isSeen = json["seen"] == .bool(true)
    children = json["children"].items.enumerated().map {
      AccessibleObject($0.element, path: path + [$0.offset])
    }
    self.path = path
  }

  /// It and all that is in it.
  var all: [AccessibleObject] { [self] + children.flatMap(\.all) }
}
