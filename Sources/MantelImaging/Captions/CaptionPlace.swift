import MantelCore

/// Where in a picture a caption stands, and how large: for every shape, frame and scale.
///
/// All lengths are in pixels from the picture's top left. On the photo a caption stands at the bottom, on the side where its writing
/// begins; on an instant picture in the middle of the strip below it.
public struct CaptionPlace: Equatable, Hashable, Sendable {
  /// Which part of the box the lines fill.
  public enum Alignment: Sendable {
    /// The bottom, from the side where the writing begins.
    case bottomStart
    /// The middle.
    case middle
  }

  /// A box by its edges.
  public struct Box: Equatable, Hashable, Sendable {
    /// The left edge.
    public let x: Double
    /// The top edge.
    public let y: Double
    /// To the right of `x`.
    public let width: Double
    /// Down from `y`.
    public let height: Double

    /// A box by its edges.
    public init(x: Double, y: Double, width: Double, height: Double) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }
  }

  /// The picture's size.
  public let picture: PixelSize
  /// Where lines may stand.
  public let box: Box
  /// The part of the picture that the scrim may cover.
  public let ground: Box
  /// The radius of the ground's corners.
  public let groundRadius: Double
  /// The size of the sans font.
  public let fontSize: Double
  /// From one line to the next.
  public let lineHeight: Double
  /// The most lines.
  public let maximumLines: Int
  /// Where in the box the lines stand.
  public let alignment: Alignment

  /// The place in a picture of this size, rendered at `scale` pixels a point, with corners of `cornerRadius` points.
  ///
  /// A scale that is not above 0 counts as 1, and one that no screen has as the nearest of 1/100 to 64.
  public init(picture: PixelSize, frame: PhotoFrame, scale: Double = 3, cornerRadius: Double = 0) {
    let scale = scale > 0 ? min(max(scale, 0.01), 64) : 1
    let shape = PointSize(
      width: Double(max(picture.width, 1)) / scale, height: Double(max(picture.height, 1)) / scale)
    let window = frame.window(in: shape)
    self.picture = picture
    let shorter = min(shape.width, shape.height)
    let size: Double
    let inner: Box
    if frame == .instant {
      let top = window.y + window.size.height
      let strip = shape.height - top
      // Air above and below, so that the strip stays a strip.
      size = min(Self.size(shorter) * 1.15, strip * 0.42)
      inner = Box(
        x: window.x, y: top + strip * 0.08, width: window.size.width, height: strip * 0.84)
      ground = Box(x: 0, y: top * scale, width: shape.width * scale, height: strip * scale)
      groundRadius = 0
      alignment = .middle
    } else {
      let narrower = min(window.size.width, window.size.height)
      let inset = min(max(8 + narrower / 26, 8), 24)
      size = min(Self.size(shorter), narrower * 0.3)
      inner = Box(
        x: window.x + inset, y: window.y + inset, width: max(window.size.width - 2 * inset, 1),
        height: max(window.size.height - 1.75 * inset, 1))
      ground = Box(
        x: window.x * scale, y: window.y * scale, width: window.size.width * scale,
        height: window.size.height * scale)
      groundRadius =
        frame == .fullBleed ? 0 : frame.windowRadius(in: shape, outer: cornerRadius) * scale
      alignment = .bottomStart
    }
    box = Box(
      x: inner.x * scale, y: inner.y * scale, width: inner.width * scale,
      height: inner.height * scale)
    fontSize = size * scale
    lineHeight = size * Self.lineSpacing * scale
    maximumLines = min(max(Int(inner.height / (size * Self.lineSpacing)), 1), 2)
  }

  /// Where any caption of one or two lines can lie, whatever it says: for colours that must hold while “time ago” goes on.
  public func area(lines: Int) -> PixelArea {
    let lines = min(max(lines, 1), maximumLines)
    let height = min(Double(lines) * lineHeight, box.height)
    let bottom = box.y + box.height
    let top = alignment == .middle ? box.y + (box.height - height) / 2 : bottom - height
    // What hangs out of a line: an accent on a capital, the tail of a letter, a slanted one.
    let overhang = lineHeight * 0.4
    return Self.pixels(
      x: box.x - overhang, y: top - overhang, width: box.width + 2 * overhang,
      height: height + 2 * overhang, in: picture)
  }

  /// The whole pixels that a box touches.
  package static func pixels(
    x: Double, y: Double, width: Double, height: Double, in picture: PixelSize
  )
    -> PixelArea
  {
    let left = Int(x.rounded(.down))
    let top = Int(y.rounded(.down))
    return PixelArea(
      x: left, y: top, width: Int((x + width).rounded(.up)) - left,
      height: Int((y + height).rounded(.up)) - top
    ).clamped(to: picture)
  }

  private static let lineSpacing = 1.3

  /// The size of a caption in points in a shape whose shorter side is this long: 15 in the small shape, 19 in the large one.
  private static func size(_ shorter: Double) -> Double {
    min(max(11 + shorter / 45, 12), 28)
  }
}
