import MantelCore
import MantelImaging
import MantelStore

/// What the tests of captions write, and on what.
enum CaptionSamples {
  /// One caption in each script that Mantel promises.
  static let scripts: [(name: String, text: String)] = [
    ("English", "A walk by the sea, 3 years ago"), ("German", "Größe & Übermut, März 2019"),
    ("Spanish", "¡Qué día! Hace 3 años"), ("Russian", "Летом у моря, 2019"),
    ("Greek", "Καλοκαίρι στη θάλασσα"), ("Arabic", "صيف على البحر ٢٠١٩"),
    ("Hebrew", "קיץ על שפת הים"), ("Japanese", "海辺の夏休み・2019年"),
    ("Chinese", "三年前的夏天在海边"), ("Korean", "바닷가의 여름, 3년 전"),
    ("Hindi", "समुद्र के किनारे गर्मियाँ"), ("emoji", "Summer 🏖️☀️👩‍👩‍👧 2019"),
  ]

  /// More than two lines hold, in both directions of writing.
  static let long =
    "A long walk along the shore with everyone, from the lighthouse to the harbour and back again in the evening light"
  static let longArabic =
    "نزهة طويلة على شاطئ البحر مع الجميع من المنارة إلى الميناء ثم العودة في ضوء المساء الجميل قبل العشاء في المطعم القديم"

  /// White letters on nothing else.
  static let white = CaptionInk(
    foreground: SRGBColor(gray: 1), scrim: SRGBColor(gray: 0), scrimOpacity: 0)

  /// A picture of one grey.
  static func picture(_ shape: WidgetShape = .large, gray: Double = 0) -> PixelBuffer {
    PixelBuffer(size: shape.points.pixels(scale: 3), color: SRGBColor(gray: gray))
  }

  /// The columns and rows in which a picture differs from another of the same size.
  static func change(_ one: PixelBuffer, _ other: PixelBuffer) -> (
    columns: ClosedRange<Int>, rows: ClosedRange<Int>, pixels: Int
  )? {
    var columns: (Int, Int) = (.max, .min)
    var rows: (Int, Int) = (.max, .min)
    var pixels = 0
    for y in 0..<one.size.height {
      for x in 0..<one.size.width {
        let index = y * one.bytesPerRow + 4 * x
        guard one.bytes[index..<index + 3] != other.bytes[index..<index + 3] else { continue }
        pixels += 1
        columns = (min(columns.0, x), max(columns.1, x))
        rows = (min(rows.0, y), max(rows.1, y))
      }
    }
    return pixels == 0 ? nil : (columns.0...columns.1, rows.0...rows.1, pixels)
  }
}
