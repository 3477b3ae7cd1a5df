import Glibc
import MantelCore
import MantelModel
import MantelWords
import TestSupport
import Testing

/// What hands and keys do to a crop, and that none of it is lost.
struct AppEditingTests {
  /// The photos of the tests, from `Desk.hearth`.
  private static let size = PixelSize(width: 120, height: 90)

  @Test func `keys, wheel, double click and slider edit the crop, and each step is taken back`()
    throws
  {
    try AppDesk.use { app in
      let photo = try app.desk.hearth(2)[0]
      try app.start(AppDesk.link)
      let stage = try CropStage(app, photo: photo, size: Self.size)
      var steps = [try stage.stored()]
      // Edits of one kind are one step where they follow each other at once.
      func next(_ crop: CropState, within tolerance: Double = 1e-6) throws {
        try steps.append(stage.wait(for: crop, within: tolerance))
        try app.clock.set(app.clock.time + 60)
      }

      try app.keys("plus", "equal", "KP_Add", "plus", "minus")
      try next(Self.after(steps[0], stage, zooms: [true, true, true, true, false]))
      try app.keys("Left", "shift+Up", "Up", "shift+Right", "Down")
      try next(
        Self.after(
          steps[1], stage,
          moves: [(.left, false), (.up, true), (.up, false), (.right, true), (.down, false)]))
      let wheel = stage.point(0.25, 0.75)
      try app.display.scroll(wheel.x, wheel.y, notches: -2)
      try next(
        stage.geometry.zoomed(steps[2], to: steps[2].zoom * 1.21, x: 0.25, y: 0.75), within: 3e-3)
      try app.display.run(
        "xdotool", "mousemove", "\(wheel.x)", "\(wheel.y)", "click", "--repeat", "2", "--delay",
        "20", "1")
      try next(stage.geometry.doubleTapped(steps[3], x: 0.25, y: 0.75), within: 3e-3)
      try app.reader.set(.init(name: app.words.zoom, role: "slider"), to: 2.5)
      try next(stage.geometry.zoomed(steps[4], to: 2.5))
      try app.keys("0")
      try next(CropState())

      for step in steps.dropLast().reversed() {
        try app.keys("ctrl+z")
        try stage.wait(for: step)
      }
      #expect(try !app.see(app.words.undo, "button").states.contains("sensitive"))
      try app.keys("ctrl+shift+z")
      try stage.wait(for: steps[1])
      try app.keys("ctrl+y")
      try stage.wait(for: steps[2])
      try app.press(app.words.undo(app.words.step(Words.EditStep.crop)), "button")
      try stage.wait(for: steps[1])
      // From another page, too.
      try app.keys("alt+Left", "ctrl+z")
      try stage.wait(for: steps[0])
    }
  }

  @Test func `a crop for one shape leaves the others alone, until it is shared again`() throws {
    try AppDesk.use { app in
      let photo = try app.desk.hearth(1)[0]
      _ = try app.desk.answer("crop", "Hearth", photo, "--zoom", "2", "--center", "0.5,0.5")
      try app.start(AppDesk.link)
      try app.keys("alt+2")
      try app.press(app.words.cropForThisShape)
      let stage = try CropStage(app, photo: photo, size: Self.size)
      let shared = try stage.stored()
      try app.keys("plus", "plus")
      try stage.wait(for: Self.after(shared, stage, zooms: [true, true]))
      #expect(try stage.stored(.small) == shared)
      try app.press(app.words.cropForAllShapes)
      try stage.wait(for: shared)
      try app.keys("ctrl+z")
      try stage.wait(for: Self.after(shared, stage, zooms: [true, true]))
    }
  }

  /// How a program's end is brought about.
  enum Ending: String, CaseIterable {
    case signal, closeKey, quitKey, windowManager

    func bring(_ app: AppDesk) throws {
      switch self {
      case .signal: app.send(SIGTERM)
      case .closeKey: try app.keys("ctrl+w")
      case .quitKey: try app.keys("ctrl+q")
      case .windowManager: try app.display.run("wmctrl", "-c", ":ACTIVE:")
      }
    }
  }

  @Test(arguments: Ending.allCases)
  func `the end of the program in the middle of a drag loses nothing of it`(_ ending: Ending)
    throws
  {
    try AppDesk.use { app in
      let photo = try app.desk.hearth(1)[0]
      _ = try app.desk.answer("crop", "Hearth", photo, "--zoom", "2", "--center", "0.5,0.5")
      try app.start(AppDesk.link)
      let stage = try CropStage(app, photo: photo, size: Self.size)
      let before = try stage.stored()
      let start = stage.point(0.5, 0.5)
      try app.display.run("xdotool", "mousemove", "\(start.x)", "\(start.y)", "mousedown", "1")
      try app.waitForRest()
      try app.display.run("xdotool", "mousemove", "\(start.x - 90)", "\(start.y - 50)")
      try app.report("frame")
      try ending.bring(app)
      try app.waitForEnd()
      var hand = CropDrag(before, geometry: stage.geometry, view: stage.view)
      _ = hand.move(x: -90, y: -50)
      let after = try stage.stored()
      #expect(abs(after.centerX - hand.ended.centerX) < 1e-3)
      #expect(abs(after.centerY - hand.ended.centerY) < 1e-3)
      #expect(after.zoom == 2)
    }
  }

  private static func after(
    _ crop: CropState, _ stage: CropStage, zooms: [Bool] = [],
    moves: [(CropDirection, isStride: Bool)] = []
  ) -> CropState {
    let zoomed = zooms.reduce(crop) { stage.geometry.keyZoomed($0, closer: $1) }
    return moves.reduce(zoomed) { stage.geometry.nudged($0, $1.0, isStride: $1.isStride) }
  }
}
