import CCanvas

/// Text broken into lines, ready to be drawn. Used by one thread at a time.
final class TextLayout {
  /// A box in pixels from the layout's top left.
  struct Box {
    var x: Double
    var y: Double
    var width: Double
    var height: Double
  }

  private let layout: OpaquePointer

  init(_ layout: OpaquePointer) {
    self.layout = layout
  }

  deinit {
    ccanvas_unref(UnsafeMutableRawPointer(layout))
  }

  /// The lines, as tall as the style says.
  var lines: Box { extents.lines }

  /// What is inked, which may hang out of the lines.
  var ink: Box { extents.ink }

  /// How many characters no installed font has.
  var missingGlyphs: Int { Int(pango_layout_get_unknown_glyphs_count(layout)) }

  /// Whether something had to be left out.
  var isCut: Bool { pango_layout_is_ellipsized(layout) != 0 }

  /// Puts the text in, as text: nothing in it is markup.
  func set(_ text: String, _ description: OpaquePointer?, _ style: TextContext.Style) {
    pango_layout_set_font_description(layout, description)
    ccanvas_set_line_height(layout, Self.units(style.lineHeight))
    pango_layout_set_width(layout, Self.units(style.width))
    pango_layout_set_height(layout, -Int32(clamping: style.maximumLines))
    pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
    pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END)
    // For text from right to left Pango turns this around.
    pango_layout_set_alignment(layout, style.isCentered ? PANGO_ALIGN_CENTER : PANGO_ALIGN_LEFT)
    var text = text
    text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { characters in
        pango_layout_set_text(layout, characters.baseAddress, Int32(clamping: characters.count))
      }
    }
  }

  /// Draws the lines with the context's colour from its origin on.
  func draw(on context: OpaquePointer) {
    pango_cairo_show_layout(context, layout)
  }

  private var extents: (ink: Box, lines: Box) {
    var ink = PangoRectangle()
    var lines = PangoRectangle()
    pango_layout_get_extents(layout, &ink, &lines)
    return (Self.box(ink), Self.box(lines))
  }

  private static func box(_ rectangle: PangoRectangle) -> Box {
    let scale = Double(PANGO_SCALE)
    return Box(
      x: Double(rectangle.x) / scale, y: Double(rectangle.y) / scale,
      width: Double(rectangle.width) / scale, height: Double(rectangle.height) / scale)
  }

  private static func units(_ pixels: Double) -> Int32 {
    Int32(min(max(pixels, 0), 1e6) * Double(PANGO_SCALE))
  }
}
