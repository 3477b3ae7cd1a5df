import MantelCore
import MantelImaging
import Synchronization

/// Draws contact sheets by cairo and Pango.
public final class ContactSheetPainter: ContactSheetDrawing {
  private static let page = SRGBColor(red8: 247, green8: 246, blue8: 243)
  private static let label = SRGBColor(red8: 64, green8: 62, blue8: 58)

  /// A painter with the fonts that are installed now.
  public init() {}

  /// See `ContactSheetDrawing`.
  public func draw(_ sheet: ContactSheet) -> PixelBuffer? {
    guard let layout = ContactSheetLayout(sheet) else { return nil }
    var page = PixelBuffer(size: layout.size, color: Self.page)
    for (group, cell) in zip(sheet.groups, layout.cells) {
      for (picture, area) in zip(group.pictures, cell.pictures) {
        let rounded = picture.rounded(radius: sheet.cornerRadius * sheet.scale, onto: Self.page)
        page.place(rounded, x: area.x, y: area.y)
      }
      draw(group.label, in: cell.label, fontSize: layout.fontSize, on: &page)
    }
    return page
  }

  private func draw(
    _ text: String, in area: PixelArea, fontSize: Double, on page: inout PixelBuffer
  ) {
    guard let text = CaptionText.clean(text) else { return }
    let drawn = TextContext.shared.withLock { context -> DrawnOverlay? in
      guard let overlay = Overlay(area) else { return nil }
      let layout = context.layout(
        text,
        TextContext.Style(
          font: .label, size: fontSize, lineHeight: Double(area.height), width: Double(area.width),
          maximumLines: 1, isCentered: false))
      overlay.draw(layout, x: Double(area.x), y: Double(area.y), color: Self.label)
      return DrawnOverlay(overlay: overlay)
    }
    drawn?.overlay.lay(on: &page)
  }
}
