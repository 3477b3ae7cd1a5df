import MantelCore
import MantelImaging
import MantelStore

/// A caption whose lines have found their place.
struct SetCaption {
  let layout: TextLayout
  /// The pixels that the letters touch, with one to spare all round.
  let area: PixelArea
  private let x: Double
  private let y: Double
  /// Where the lines begin and end.
  private let top: Double

  /// Nil where nothing of it lies in the picture.
  init?(_ layout: TextLayout, at place: CaptionPlace) {
    let lines = layout.lines
    let box = place.box
    self.layout = layout
    x = box.x
    switch place.alignment {
    case .bottomStart: y = box.y + box.height - lines.height - lines.y
    case .middle: y = box.y + (box.height - lines.height) / 2 - lines.y
    }
    let ink = layout.ink
    guard ink.width > 0, ink.height > 0 else { return nil }
    top = min(y + lines.y, y + ink.y)
    let bottom = max(y + lines.y + lines.height, y + ink.y + ink.height)
    area = CaptionPlace.pixels(
      x: x + ink.x - 1, y: top - 1, width: ink.width + 2, height: bottom - top + 2,
      in: place.picture)
    guard area.width > 0, area.height > 0 else { return nil }
  }

  /// The caption with its scrim, to be laid on the picture.
  func overlay(_ ink: CaptionInk, at place: CaptionPlace) -> Overlay? {
    guard ink.scrimOpacity > 0 else {
      let overlay = Overlay(area)
      overlay?.draw(layout, x: x, y: y, color: ink.foreground)
      return overlay
    }
    let ground = place.ground
    let isStrip = place.alignment == .middle
    let full = isStrip ? ground.y : max(top - 1, ground.y)
    let start = isStrip ? ground.y : max(full - 2 * place.lineHeight, ground.y)
    let upper = min(start, Double(area.y))
    let lower = max(ground.y + ground.height, Double(area.y + area.height))
    let left = min(ground.x, Double(area.x))
    let right = max(ground.x + ground.width, Double(area.x + area.width))
    let overlay = Overlay(
      CaptionPlace.pixels(
        x: left, y: upper, width: right - left, height: lower - upper, in: place.picture))
    overlay?.drawScrim(ink, on: ground, radius: place.groundRadius, from: start, full: full)
    overlay?.draw(layout, x: x, y: y, color: ink.foreground)
    return overlay
  }
}
