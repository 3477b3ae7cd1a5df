import CCanvas
import MantelCore
import MantelImaging
import MantelStore
import Synchronization

/// Draws captions by cairo and Pango.
///
/// The first caption costs more, since the system's fonts are read then; keep a painter for as long as captions are drawn.
public final class CaptionPainter: CaptionDrawing {
  /// The version of Pango.
  public static var version: String { String(cString: pango_version_string()) }

  /// A painter with the fonts that are installed now.
  public init() {}

  /// See `CaptionDrawing`.
  public func area(of caption: Caption, at place: CaptionPlace) -> PixelArea? {
    TextContext.shared.withLock { context in Self.set(caption, at: place, context)?.area }
  }

  /// See `CaptionDrawing`. A picture of another size than the place's is left as it is.
  public func draw(
    _ caption: Caption, ink: CaptionInk, at place: CaptionPlace, on picture: inout PixelBuffer
  ) {
    guard picture.size == place.picture else { return }
    let drawn = TextContext.shared.withLock { context in
      Self.set(caption, at: place, context).flatMap { $0.overlay(ink, at: place) }
        .map(DrawnOverlay.init)
    }
    drawn?.overlay.lay(on: &picture)
  }

  /// How many of the caption's characters no installed font has.
  public func missingGlyphs(in caption: Caption, at place: CaptionPlace) -> Int {
    TextContext.shared.withLock { context in
      Self.set(caption, at: place, context)?.layout.missingGlyphs ?? 0
    }
  }

  /// Whether the caption is too long for its place and ends in an ellipsis.
  public func isCut(_ caption: Caption, at place: CaptionPlace) -> Bool {
    TextContext.shared.withLock { context in
      Self.set(caption, at: place, context)?.layout.isCut ?? false
    }
  }

  private static func set(_ caption: Caption, at place: CaptionPlace, _ context: TextContext)
    -> SetCaption?
  {
    guard let text = CaptionText.clean(caption.text) else { return nil }
    let layout = context.layout(
      text,
      TextContext.Style(
        font: CaptionFont(caption.font), size: place.fontSize, lineHeight: place.lineHeight,
        width: place.box.width, maximumLines: place.maximumLines,
        isCentered: place.alignment == .middle))
    return SetCaption(layout, at: place)
  }
}
