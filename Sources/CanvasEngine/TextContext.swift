import CCanvas
import MantelCore
import Synchronization

/// The system's fonts, as Pango sees them. Used by one thread at a time.
final class TextContext {
  /// The one of this process.
  ///
  /// One, since fonts take memory and time to read, and since cairo 1.16 keeps glyphs of all contexts in common tables that two threads
  /// have crashed in.
  static let shared = Mutex(TextContext())

  private let context: OpaquePointer

  /// Reads the system's fonts, once.
  init() {
    context = ccanvas_new_context()
  }

  deinit {
    ccanvas_unref(UnsafeMutableRawPointer(context))
  }

  /// How text stands in a layout.
  struct Style {
    var font: CaptionFont
    /// Of the sans font, in pixels.
    var size: Double
    /// From one line to the next, in pixels.
    var lineHeight: Double
    /// In pixels.
    var width: Double
    /// Longer text ends in an ellipsis.
    var maximumLines: Int
    /// In the middle, or on the side where the writing begins.
    var isCentered: Bool
  }

  /// Text in lines.
  func layout(_ text: String, _ style: Style) -> TextLayout {
    let layout = TextLayout(pango_layout_new(context))
    let description = description(of: style.font)
    defer { pango_font_description_free(description) }
    pango_font_description_set_absolute_size(
      description, style.size * style.font.scale * Double(PANGO_SCALE))
    layout.set(text, description, style)
    return layout
  }

  /// The family that is drawn for a font where its own letters suffice.
  func resolvedFamily(of font: CaptionFont) -> String? {
    let description = description(of: font)
    defer { pango_font_description_free(description) }
    pango_font_description_set_absolute_size(description, 16 * Double(PANGO_SCALE))
    guard let family = ccanvas_resolved_family(context, description) else { return nil }
    defer { ccanvas_free(family) }
    return String(cString: family)
  }

  private func description(of font: CaptionFont) -> OpaquePointer? {
    let description = pango_font_description_new()
    pango_font_description_set_family(description, font.families)
    pango_font_description_set_weight(description, PangoWeight(rawValue: font.weight))
    return description
  }
}
