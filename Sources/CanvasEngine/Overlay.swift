import CCanvas
import MantelCore
import MantelImaging
import MantelStore

/// A transparent sheet over a part of a picture, drawn on by cairo.
final class Overlay {
  private let area: PixelArea
  private let surface: OpaquePointer
  private let context: OpaquePointer

  /// An empty sheet; nil where it would have no pixels or there is no memory for it.
  init?(_ area: PixelArea) {
    guard area.width > 0, area.height > 0, area.width <= 32_767, area.height <= 32_767 else {
      return nil
    }
    self.area = area
    surface = cairo_image_surface_create(
      CAIRO_FORMAT_ARGB32, Int32(area.width), Int32(area.height))
    context = cairo_create(surface)
    guard cairo_status(context) == CAIRO_STATUS_SUCCESS else { return nil }
    // From here on positions are the picture's.
    cairo_translate(context, -Double(area.x), -Double(area.y))
  }

  deinit {
    cairo_destroy(context)
    cairo_surface_destroy(surface)
  }

  /// Draws text with its top left at a place of the picture.
  func draw(_ text: TextLayout, x: Double, y: Double, color: SRGBColor) {
    cairo_set_source_rgb(context, color.red, color.green, color.blue)
    cairo_move_to(context, x, y)
    text.draw(on: context)
  }

  /// Draws a scrim on the ground from `start` down, at its full opacity from `full` on.
  func drawScrim(
    _ ink: CaptionInk, on ground: CaptionPlace.Box, radius: Double, from start: Double,
    full: Double
  ) {
    // Rounded up, so that no less is covered than was asked for.
    let opacity = (min(ink.scrimOpacity, 1) * 255).rounded(.up) / 255
    let color = ink.scrim
    guard let gradient = cairo_pattern_create_linear(0, start, 0, max(full, start + 0.01)) else {
      return
    }
    defer { cairo_pattern_destroy(gradient) }
    for step in 0...8 {
      // Smooth at both ends, so that no edge is seen (Hermite's 3t² − 2t³).
      let way = Double(step) / 8
      let share = way * way * (3 - 2 * way)
      cairo_pattern_add_color_stop_rgba(
        gradient, way, color.red, color.green, color.blue, opacity * share)
    }
    addRoundedPath(ground, radius: radius)
    cairo_set_source(context, gradient)
    cairo_fill(context)
  }

  private func addRoundedPath(_ box: CaptionPlace.Box, radius: Double) {
    guard radius > 0 else {
      cairo_rectangle(context, box.x, box.y, box.width, box.height)
      return
    }
    let (left, top) = (box.x + radius, box.y + radius)
    let (right, bottom) = (box.x + box.width - radius, box.y + box.height - radius)
    let quarter = Double.pi / 2
    cairo_new_path(context)
    cairo_arc(context, right, top, radius, -quarter, 0)
    cairo_arc(context, right, bottom, radius, 0, quarter)
    cairo_arc(context, left, bottom, radius, quarter, 2 * quarter)
    cairo_arc(context, left, top, radius, 2 * quarter, 3 * quarter)
    cairo_close_path(context)
  }

  /// Draws a picture in a frame: hills under a sun, in lines of a width in pixels.
  func drawFramedPicture(_ box: CaptionPlace.Box, line: Double, color: SRGBColor) {
    cairo_set_source_rgb(context, color.red, color.green, color.blue)
    cairo_set_line_width(context, line)
    cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
    addRoundedPath(box, radius: line * 3)
    cairo_stroke(context)
    func x(_ share: Double) -> Double { box.x + share * box.width }
    func y(_ share: Double) -> Double { box.y + share * box.height }
    cairo_new_path(context)
    cairo_arc(context, x(0.72), y(0.3), box.height * 0.1, 0, 2 * Double.pi)
    cairo_fill(context)
    cairo_move_to(context, x(0.1), y(0.84))
    for (across, down) in [(0.36, 0.4), (0.54, 0.66), (0.66, 0.52), (0.9, 0.84)] {
      cairo_line_to(context, x(across), y(down))
    }
    cairo_close_path(context)
    cairo_fill(context)
  }

  /// Takes over the pixels of a picture of the sheet's size, none of them transparent.
  func copy(_ picture: PixelBuffer) {
    guard let sheet = cairo_image_surface_get_data(surface),
      picture.size == PixelSize(width: area.width, height: area.height)
    else { return }
    cairo_surface_flush(surface)
    let stride = Int(cairo_image_surface_get_stride(surface))
    picture.bytes.withUnsafeBufferPointer { bytes in
      for row in 0..<area.height {
        var target = sheet + row * stride
        var source = row * picture.bytesPerRow
        for _ in 0..<area.width {
          (target[0], target[1], target[2], target[3]) = (
            bytes[source + 2], bytes[source + 1], bytes[source], 255
          )
          target += 4
          source += PixelBuffer.bytesPerPixel
        }
      }
    }
    cairo_surface_mark_dirty(surface)
  }

  /// Draws another sheet of the same size inside corners of a radius in pixels.
  func draw(_ other: Overlay, roundedBy radius: Double) {
    cairo_set_source_surface(context, other.surface, Double(area.x), Double(area.y))
    let box = CaptionPlace.Box(
      x: Double(area.x), y: Double(area.y), width: Double(area.width), height: Double(area.height))
    addRoundedPath(box, radius: min(radius, box.width / 2, box.height / 2))
    cairo_fill(context)
  }

  /// The sheet as PNG; nil where there is no memory for it.
  func png() -> [UInt8]? {
    var bytes: [UInt8] = []
    let status = withUnsafeMutablePointer(to: &bytes) { bytes in
      cairo_surface_write_to_png_stream(
        surface,
        { target, data, length in
          let bytes = target?.assumingMemoryBound(to: [UInt8].self)
          bytes?.pointee.append(
            contentsOf: UnsafeBufferPointer(start: data, count: Int(length)))
          return CAIRO_STATUS_SUCCESS
        }, bytes)
    }
    return status == CAIRO_STATUS_SUCCESS ? bytes : nil
  }

  /// Lays the sheet on the picture that its area belongs to.
  func lay(on picture: inout PixelBuffer) {
    cairo_surface_flush(surface)
    guard let sheet = cairo_image_surface_get_data(surface) else { return }
    let stride = Int(cairo_image_surface_get_stride(surface))
    let rowBytes = picture.bytesPerRow
    let area = area
    picture.bytes.withUnsafeMutableBufferPointer { bytes in
      for row in 0..<area.height {
        var source = sheet + row * stride
        var target = (area.y + row) * rowBytes + area.x * PixelBuffer.bytesPerPixel
        for _ in 0..<area.width {
          let alpha = source[3]
          if alpha > 0 {
            // cairo's bytes are blue, green, red and alpha, the colours times alpha already.
            for channel in 0..<3 {
              let under = UInt32(bytes[target + channel]) * UInt32(255 - alpha)
              let sum = UInt32(source[2 - channel]) + (under + 127) / 255
              bytes[target + channel] = UInt8(min(sum, 255))
            }
          }
          source += 4
          target += PixelBuffer.bytesPerPixel
        }
      }
    }
  }
}

/// A finished sheet on its way out of the lock that guards the fonts; nobody else knows it.
struct DrawnOverlay: @unchecked Sendable {
  let overlay: Overlay
}
