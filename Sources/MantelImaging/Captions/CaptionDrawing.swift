import MantelCore
import MantelStore

/// Something that draws captions on finished pictures.
///
/// May be called from any thread; blocks it for the few milliseconds that shaping and drawing take. The same input gives the same pixels
/// as long as the installed fonts are the same.
public protocol CaptionDrawing: Sendable {
  /// The pixels that the caption's letters touch, for measuring what lies under them; nil for a text of which nothing is drawn.
  func area(of caption: Caption, at place: CaptionPlace) -> PixelArea?

  /// Draws the caption with its scrim over a picture of `place.picture` pixels.
  func draw(
    _ caption: Caption, ink: CaptionInk, at place: CaptionPlace, on picture: inout PixelBuffer)
}
