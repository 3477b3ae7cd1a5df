import MantelCore
import MantelImaging
import MantelModel
import MantelStore
import MantelSystem
import MantelWords
import TestSupport
import Testing

/// From the first start to a photo on the desktop, framed and dressed.
struct FirstStartTests {
  @Test func `photos are chosen, put on the desktop, cropped, filtered, framed and captioned`()
    throws
  {
    try AppDesk.use { app in
      let (desk, words) = (app.desk, app.words)
      try app.start()
      try app.see(words.choosePhotos, "button")
      for number in 1...2 { try desk.detailedPhoto(number) }
      try app.call(["1.jpg", "2.jpg"])
      try app.press(words.putOnDesktop, "button")
      let placed = try Patience.poll("the widget on the desktop") {
        try desk.desktop.placements().first.flatMap { desk.desktop.isShown($0.id) ? $0 : nil }
      }
      #expect(placed.shape == .large)
      #expect(placed.widget.text == (try desk.answer("list")["widgets"][0]["id"].string))
      try app.see(words.onDesktop)

      let photo = try desk.answer("now", words.newWidgetName, "--at", Self.time)["photo"].string
      try app.click(card(app))
      try app.keys("F2")
      try app.see(words.renameHeading)
      try app.type("Hearth")
      try app.keys("Return")
      try app.waitFor("the name", in: { try desk.answer("list")["widgets"][0] }) {
        $0["name"] == "Hearth"
      }
      try crop(app, photo)
      try dress(app)
      try app.waitForPictures()
      try app.keys("alt+Left")
      try isPreviewed(app)
      #expect(desk.desktop.isShown(placed.id))
    }
  }

  private static let time = "2026-12-01T12:00:00+01:00"

  /// The picture of the only card.
  private func card(_ app: AppDesk) throws -> AccessibleObject {
    try app.reader.find(.init(start: "Photo ", role: "image", seen: true))
  }

  private func crop(_ app: AppDesk, _ photo: String) throws {
    func stored() throws -> CropState {
      let crop = try app.desk.answer("crop", "Hearth", photo)["crop"]
      return CropState(
        centerX: crop["centerX"].double, centerY: crop["centerY"].double, zoom: crop["zoom"].double)
    }
    func wait(_ what: String, _ isThere: (CropState) -> Bool) throws -> CropState {
      try Patience.poll(what) {
        let now = try stored()
        return isThere(now) ? now : nil
      }
    }
    try app.press(app.words.cropPage, "tab")
    let stage = try app.reader.find(.init(start: "“", role: "image", seen: true))
    try app.click(stage)
    try app.keys("plus", "plus", "plus")
    let zoomed = try wait("the zoom") { $0.zoom > 1.3 }
    #expect(
      abs(try app.reader.value(of: .init(name: app.words.zoom, role: "slider")) - zoomed.zoom)
        < 0.01)

    // What a hand of the core's own makes of the same drag.
    let points = WidgetShape.large.points
    let aspect = points.width / points.height
    let window = StageLayout(
      size: PixelSize(width: stage.extents[2], height: stage.extents[3]), aspect: aspect
    ).window
    var hand = CropDrag(
      zoomed, geometry: CropGeometry(photo: PixelSize(width: 1200, height: 1200), aspect: aspect),
      view: PointSize(width: Double(window.width), height: Double(window.height)))
    _ = hand.move(x: -62, y: 41)
    let middle = try app.middle(of: stage)
    try app.display.drag(from: middle, to: (middle.x - 62, middle.y + 41))
    let dragged = try wait("the drag") { $0 != zoomed }
    #expect(abs(dragged.centerX - hand.ended.centerX) < 1e-3)
    #expect(abs(dragged.centerY - hand.ended.centerY) < 1e-3)
    #expect(dragged.zoom == zoomed.zoom)

    try app.keys("Left", "shift+Up", "minus")
    let last = try wait("the keys") { $0.zoom < zoomed.zoom }
    #expect(last.centerX != dragged.centerX)
    #expect(last.centerY != dragged.centerY)
  }

  private func dress(_ app: AppDesk) throws {
    let words = app.words
    try app.press(words.lookPage, "tab")
    try app.press(words.filterName(.noir), "button")
    try app.choose(PhotoFrame.allCases.firstIndex(of: .instant) ?? 0, in: words.frame)
    try app.press(words.matName(.cream), "button")
    try app.choose(CaptionKind.allCases.firstIndex(of: .text) ?? 0, in: words.caption)
    try app.see(words.captionText, "text box")
    try app.keys("Tab")
    try app.type("By the sea")
    let look = try app.waitFor("the look", in: { try app.desk.answer("look", "Hearth")["look"] }) {
      $0["text"] == "By the sea"
    }
    #expect(look["filter"] == "noir")
    #expect(look["frame"] == "instant")
    #expect(look["mat"] == "cream")
    #expect(look["caption"] == "text")
  }

  /// The card shows what `mantel show` makes, but for its size.
  private func isPreviewed(_ app: AppDesk) throws {
    let place = try app.see("By the sea", "image")
    let (left, top) = try app.corner()
    let expected = try app.desk.picture(scale: 0.62)
    try Patience.poll("the card's picture") {
      let screen = try app.display.screenshot()
      let shown = screen.part(
        x: left + place.extents[0], y: top + place.extents[1], width: expected.size.width,
        height: expected.size.height)
      // It comes from the finished picture, `mantel show` from the photo; a pixel beside its place would be 20 apart.
      return PictureComparison.areAlike(belowBadge(shown), belowBadge(expected), within: 10)
        ? () : nil
    }
  }

  /// A card's picture without its corners and what lies on it.
  private func belowBadge(_ picture: PixelBuffer) -> PixelBuffer {
    picture.part(
      x: 16, y: 40, width: picture.size.width - 32, height: picture.size.height - 56)
  }
}
