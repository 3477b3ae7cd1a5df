/// A hand at the mouse and the keyboard.
extension XDisplay {
  /// Presses and releases a button of the mouse at a point: 1 left, 3 right.
  func click(_ x: Int, _ y: Int, button: Int = 1) throws {
    try run("xdotool", "mousemove", "\(x)", "\(y)", "click", "\(button)")
  }

  /// Turns the wheel at a point by so many notches, up where they are negative.
  func scroll(_ x: Int, _ y: Int, notches: Int) throws {
    let button = notches < 0 ? "4" : "5"
    try run(
      "xdotool", "mousemove", "\(x)", "\(y)", "click", "--repeat", "\(abs(notches))", "--delay",
      "20", button)
  }

  /// Drags with the left button from one point to another, with a key held down if told so.
  func drag(from start: (x: Int, y: Int), to end: (x: Int, y: Int), holding key: String? = nil)
    throws
  {
    let middle = ((start.x + end.x) / 2, (start.y + end.y) / 2)
    let press = ["mousemove", "\(start.x)", "\(start.y)", "mousedown", "1"]
    let move = ["mousemove", "\(middle.0)", "\(middle.1)", "mousemove", "\(end.x)", "\(end.y)"]
    let down = key.map { ["keydown", $0] } ?? []
    let up = key.map { ["keyup", $0] } ?? []
    try run(["xdotool"] + down + press + move + ["mouseup", "1"] + up)
  }

  /// Presses and releases a key, such as `space` or `shift+F10`.
  func press(_ key: String) throws {
    try run("xdotool", "key", key)
  }
}
