import JPEGEngine
import MantelCore
import MantelImaging
import MantelStore
import MantelSystem
import Testing

/// Pictures of Tests/Pictures/looks that a person has looked at, to compare looks with.
///
/// To make them anew, name a folder in `MANTEL_LOOK_PICTURES`, run the tests, and look at what lies there.
enum LookReference {
  /// How far the mean of all channels may be from the kept picture's, in levels of 255: what a library's other rounding changes.
  static let tolerance = 0.5

  /// Expects a picture to look like the kept one; writes it instead where the environment names a folder.
  static func expect(_ picture: PixelBuffer, isLike name: String) throws {
    if let folder = ThisProcess.environmentPath("MANTEL_LOOK_PICTURES") {
      try AtomicFile.write(contentsOf: jpeg(picture), to: folder.appending(name + ".jpg"))
    } else {
      #expect(try difference(picture, kept(name)) <= tolerance, "\(name)")
    }
  }

  /// A kept picture by its name.
  static func kept(_ name: String) throws -> PixelBuffer {
    try decoded(Samples.picture("looks/\(name).jpg"))
  }

  private static func jpeg(_ picture: PixelBuffer) throws -> OpenFile {
    try JPEGEncoder().encode(picture, quality: 92)
  }

  private static func decoded(_ file: OpenFile) throws -> PixelBuffer {
    try #require(try JPEGDecoder().decode(file, format: .jpeg, side: 4_096)).pixels
  }

  /// The mean distance of a picture, kept as JPEG, from a kept one over all channels, in levels of 255; 255 for pictures of two sizes.
  static func difference(_ picture: PixelBuffer, _ other: PixelBuffer) throws -> Double {
    let one = try decoded(jpeg(picture))
    guard one.size == other.size else { return 255 }
    var sum = 0
    for index in stride(from: 0, to: one.bytes.count, by: PixelBuffer.bytesPerPixel) {
      for channel in index..<index + 3 {
        sum += abs(Int(one.bytes[channel]) - Int(other.bytes[channel]))
      }
    }
    return Double(sum) / Double(3 * one.size.width * one.size.height)
  }

  /// A photo as a program paints it: a sky, hills, a red house, skin, and a wedge of greys at the bottom.
  static let photo = PixelBuffer(size: PixelSize(width: 480, height: 360)) { bytes in
    for y in 0..<360 {
      for x in 0..<480 {
        let color = paint(Double(x) / 480, Double(y) / 360).bytes
        let index = (y * 480 + x) * PixelBuffer.bytesPerPixel
        (bytes[index], bytes[index + 1], bytes[index + 2], bytes[index + 3]) = (
          color.red, color.green, color.blue, 255
        )
      }
    }
  }

  private static func paint(_ x: Double, _ y: Double) -> SRGBColor {
    if y > 0.9 { return SRGBColor(gray: (x * 12).rounded(.down) / 11) }
    if abs(x - 0.3) < 0.12, abs(y - 0.62) < 0.14 {
      return SRGBColor(red: 0.75, green: 0.16, blue: 0.12)
    }
    let (across, along) = ((x - 0.72) / 0.1, (y - 0.55) / 0.17)
    if across * across + along * along < 1 { return SRGBColor(red: 0.87, green: 0.67, blue: 0.55) }
    if y > 0.66 - 0.12 * x {
      return SRGBColor(red: 0.2 + 0.2 * x, green: 0.45 - 0.2 * (y - 0.6), blue: 0.12)
    }
    return SRGBColor(red: 0.35 + 0.5 * y, green: 0.6 + 0.25 * y, blue: 0.95 - 0.2 * y)
  }

  /// Pictures beside each other in rows, on a grey page.
  static func page(_ rows: [[PixelBuffer]]) -> PixelBuffer {
    let gap = 8
    let width = rows.map { $0.reduce(gap) { $0 + $1.size.width + gap } }.max() ?? gap
    let heights = rows.map { ($0.map(\.size.height).max() ?? 0) + gap }
    var page = PixelBuffer(
      size: PixelSize(width: width, height: heights.reduce(gap, +)), color: SRGBColor(gray: 0.55))
    var y = gap
    for (row, height) in zip(rows, heights) {
      var x = gap
      for picture in row {
        page.place(picture, x: x, y: y)
        x += picture.size.width + gap
      }
      y += height
    }
    return page
  }

  /// The photo in a shape, its corners rounded on the grey of the page, at one pixel a point unless told otherwise.
  static func picture(_ look: Look, _ shape: WidgetShape, scale: Double = 1) -> PixelBuffer {
    let mat = look.mat.color(
      average: SRGBColor(photo.averageColor), accent: photo.accentColor, filter: look.filter,
      intensity: look.intensity)
    let recipe = LookRecipe(
      look, matColor: mat, shape: shape.points, scale: scale, cornerRadius: shape.cornerRadius)
    let rectangle = PhotoFraming().rectangle(photo: photo.size, shape: shape, frame: look.frame)
    return LookComposer()
      .compose(photo, rectangle: rectangle, output: shape.points.pixels(scale: scale), look: recipe)
      .rounded(radius: shape.cornerRadius * scale, onto: SRGBColor(gray: 0.55))
  }
}
