import MantelCore
import MantelImaging
import Synchronization

/// Draws notices by cairo and Pango: a picture in a frame, and under it the words.
public final class NoticePainter: NoticeDrawing {
  private static let card = SRGBColor(red8: 240, green8: 233, blue8: 222)
  private static let drawing = SRGBColor(red8: 176, green8: 132, blue8: 84)
  private static let title = SRGBColor(red8: 58, green8: 48, blue8: 38)
  private static let detail = SRGBColor(red8: 96, green8: 82, blue8: 66)

  /// A painter with the fonts that are installed now.
  public init() {}

  /// See `NoticeDrawing`.
  public func draw(_ notice: Notice, size: PixelSize, scale: Double) -> PixelBuffer {
    var card = PixelBuffer(size: size, color: Self.card)
    let drawn = TextContext.shared.withLock { context in
      overlay(notice, size: size, scale: scale, context).map(DrawnOverlay.init)
    }
    drawn?.overlay.lay(on: &card)
    return card
  }

  /// Title and detail in the middle, the drawing above them where there is room for it.
  private func overlay(
    _ notice: Notice, size: PixelSize, scale: Double, _ context: TextContext
  ) -> Overlay? {
    guard let overlay = Overlay(PixelArea(x: 0, y: 0, width: size.width, height: size.height))
    else { return nil }
    let (width, height) = (Double(size.width), Double(size.height))
    let isRoomy = height >= 260 * scale
    let margin = (isRoomy ? 32 : 14) * scale
    let gap = (isRoomy ? 8 : 4) * scale
    let title = text(
      notice.title, CaptionFont(.sans), size: (isRoomy ? 20 : 15) * scale, lines: 2,
      width: width - 2 * margin, context)
    let detail = text(
      notice.detail, .label, size: (isRoomy ? 14 : 11.5) * scale, lines: isRoomy ? 5 : 4,
      width: width - 2 * margin, context)
    let words = (title?.lines.height ?? 0) + gap + (detail?.lines.height ?? 0)
    let icon = min((isRoomy ? 96 : 40) * scale, height - words - 2 * margin - 2 * gap)
    let hasIcon = icon >= 24 * scale
    var y = (height - words - (hasIcon ? icon + 2 * gap : 0)) / 2
    if hasIcon {
      let box = CaptionPlace.Box(
        x: (width - icon * 1.25) / 2, y: y, width: icon * 1.25, height: icon)
      overlay.drawFramedPicture(box, line: icon / 24, color: Self.drawing)
      y += icon + 2 * gap
    }
    if let title {
      overlay.draw(title, x: margin, y: y, color: Self.title)
      y += title.lines.height + gap
    }
    if let detail { overlay.draw(detail, x: margin, y: y, color: Self.detail) }
    return overlay
  }

  private func text(
    _ text: String, _ font: CaptionFont, size: Double, lines: Int, width: Double,
    _ context: TextContext
  ) -> TextLayout? {
    guard let text = CaptionText.clean(text) else { return nil }
    return context.layout(
      text,
      TextContext.Style(
        font: font, size: size, lineHeight: size * 1.3, width: width, maximumLines: lines,
        isCentered: true))
  }
}
