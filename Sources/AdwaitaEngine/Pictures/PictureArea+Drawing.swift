import CAdwaita
import MantelCore
import MantelImaging

/// Lengths are in points from the view's top left.
extension PictureArea {
  func draw(_ context: OpaquePointer, width: Double, height: Double) {
    cairo_save(context)
    if cornerRadius > 0 {
      addOutline(context, width: width, height: height, inset: 0)
      cairo_clip(context)
    }
    if surface == nil, let color = placeholderColor {
      cairo_set_source_rgb(context, color.red, color.green, color.blue)
      cairo_paint(context)
    }
    if let previous { paint(previous, context, width: width, height: height, opacity: 1) }
    if let surface { paint(surface, context, width: width, height: height, opacity: share) }
    drawGuides(context, width: width, height: height)
    cairo_restore(context)
    if let highlight { draw(highlight, context, width: width, height: height) }
    let state = gtk_widget_get_state_flags(widget).rawValue
    if state & GTK_STATE_FLAG_FOCUSED.rawValue != 0,
      state & GTK_STATE_FLAG_FOCUS_VISIBLE.rawValue != 0
    {
      draw(Highlight(width: 2), context, width: width, height: height)
    }
  }

  private func paint(
    _ surface: PictureSurface, _ context: OpaquePointer, width: Double, height: Double,
    opacity: Double
  ) {
    let (across, down) = (Double(surface.size.width), Double(surface.size.height))
    let scale =
      switch contentMode {
      case .exact: 1 / Double(scaleFactor)
      case .fit: min(width / across, height / down)
      case .fill: max(width / across, height / down)
      }
    cairo_save(context)
    if contentMode != .exact {
      cairo_translate(context, (width - across * scale) / 2, (height - down * scale) / 2)
    }
    cairo_scale(context, scale, scale)
    cairo_set_source_surface(context, surface.handle, 0, 0)
    if opacity < 1 { cairo_paint_with_alpha(context, opacity) } else { cairo_paint(context) }
    cairo_restore(context)
  }

  private func drawGuides(_ context: OpaquePointer, width: Double, height: Double) {
    guard guides.opacity > 0 else { return }
    if guides.vertical {
      drawGuide(context, from: (width / 2, 0), to: (width / 2, height))
    }
    if guides.horizontal {
      drawGuide(context, from: (0, height / 2), to: (width, height / 2))
    }
  }

  /// White dashes with black ones between them.
  private func drawGuide(
    _ context: OpaquePointer, from start: (Double, Double), to end: (Double, Double)
  ) {
    let dashes = [6.0, 6.0]
    cairo_set_line_width(context, 1.5)
    for (offset, gray) in [(0.0, 1.0), (6.0, 0.0)] {
      cairo_set_dash(context, dashes, 2, offset)
      cairo_set_source_rgba(context, gray, gray, gray, guides.opacity * 0.85)
      cairo_move_to(context, start.0, start.1)
      cairo_line_to(context, end.0, end.1)
      cairo_stroke(context)
    }
    cairo_set_dash(context, nil, 0, 0)
  }

  private func draw(
    _ highlight: Highlight, _ context: OpaquePointer, width: Double, height: Double
  ) {
    let color = highlight.color ?? accent
    addOutline(context, width: width, height: height, inset: highlight.width / 2)
    cairo_set_line_width(context, highlight.width)
    cairo_set_source_rgb(context, color.red, color.green, color.blue)
    cairo_stroke(context)
  }

  private var accent: SRGBColor {
    var color = GdkRGBA()
    guard cadw_theme_color(widget, "accent_bg_color", &color) != 0 else {
      return SRGBColor(gray: 0.5)
    }
    return SRGBColor(red: Double(color.red), green: Double(color.green), blue: Double(color.blue))
  }

  private func addOutline(_ context: OpaquePointer, width: Double, height: Double, inset: Double) {
    let radius = max(min(cornerRadius, width / 2, height / 2) - inset, 0)
    let (left, top) = (inset + radius, inset + radius)
    let (right, bottom) = (width - inset - radius, height - inset - radius)
    let quarter = Double.pi / 2
    cairo_new_path(context)
    cairo_arc(context, right, top, radius, -quarter, 0)
    cairo_arc(context, right, bottom, radius, 0, quarter)
    cairo_arc(context, left, bottom, radius, quarter, 2 * quarter)
    cairo_arc(context, left, top, radius, 2 * quarter, 3 * quarter)
    cairo_close_path(context)
  }
}
