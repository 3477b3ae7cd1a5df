import CChafa
import MantelCore
import MantelImaging

/// Draws a picture for a terminal, by chafa: as pixels where the terminal can show them, else in coloured symbols.
///
/// Writes to no descriptor: the bytes go to whoever owns the terminal.
public struct TerminalPainter: Sendable {
  /// The version of chafa.
  public static var version: String {
    "\(cchafa_version_major()).\(cchafa_version_minor()).\(cchafa_version_micro())"
  }

  /// A cell's pixels, where only the terminal could say: most fonts make them twice as high as wide.
  private static let cell: (width: Int32, height: Int32) = (10, 20)
  private static let mostColumns = 2000

  /// Holds nothing.
  public init() {}

  /// The bytes that show the picture in at most `columns` × `rows` cells with its proportions kept, a new line at the end.
  ///
  /// What the terminal can do is told by `environment` (TERM, COLORTERM and their like). Empty where there is no room.
  public func draw(
    _ pixels: PixelBuffer, columns: Int, rows: Int, environment: [String: String]
  ) -> [UInt8] {
    guard columns > 0, rows > 0,
      var width = Int32(exactly: min(columns, Self.mostColumns)),
      var height = Int32(exactly: min(rows, Self.mostColumns)),
      let pixelWidth = Int32(exactly: pixels.size.width),
      let pixelHeight = Int32(exactly: pixels.size.height),
      let rowLength = Int32(exactly: pixels.bytesPerRow)
    else { return [] }
    let cellRatio = Float(Self.cell.width) / Float(Self.cell.height)
    chafa_calc_canvas_geometry(pixelWidth, pixelHeight, &width, &height, cellRatio, 1, 0)
    width = max(1, width)
    height = max(1, height)

    let terminal = Terminal(environment: environment)
    let configuration = chafa_canvas_config_new()
    defer { chafa_canvas_config_unref(configuration) }
    chafa_canvas_config_set_geometry(configuration, width, height)
    chafa_canvas_config_set_cell_geometry(configuration, Self.cell.width, Self.cell.height)
    chafa_canvas_config_set_pixel_mode(configuration, terminal.pixelMode)
    chafa_canvas_config_set_canvas_mode(configuration, terminal.canvasMode)
    let symbols = chafa_symbol_map_new()
    defer { chafa_symbol_map_unref(symbols) }
    chafa_symbol_map_add_by_tags(symbols, terminal.symbols)
    chafa_canvas_config_set_symbol_map(configuration, symbols)

    let canvas = chafa_canvas_new(configuration)
    defer { chafa_canvas_unref(canvas) }
    opaque(pixels).withUnsafeBufferPointer { bytes in
      chafa_canvas_draw_all_pixels(
        canvas, CHAFA_PIXEL_RGBA8_UNASSOCIATED, bytes.baseAddress, pixelWidth, pixelHeight,
        rowLength)
    }
    guard let text = chafa_canvas_print(canvas, terminal.information) else { return [] }
    defer { g_string_free(text, 1) }
    let drawn = UnsafeRawBufferPointer(start: text.pointee.str, count: Int(text.pointee.len))
    return Array(drawn) + [UInt8(ascii: "\n")]
  }

  /// Our fourth byte means nothing, chafa's is alpha.
  private func opaque(_ pixels: PixelBuffer) -> [UInt8] {
    var bytes = pixels.bytes
    for index in stride(from: 3, to: bytes.count, by: PixelBuffer.bytesPerPixel) {
      bytes[index] = 255
    }
    return bytes
  }
}
