import MantelCore

/// Where everything on a contact sheet stands, in pixels from the page's top left.
public struct ContactSheetLayout: Equatable, Sendable {
  /// One group's part of the page.
  public struct Cell: Equatable, Sendable {
    /// The top left pixel of each picture.
    public let pictures: [PixelArea]
    /// Where the label stands.
    public let label: PixelArea
  }

  /// The page.
  public let size: PixelSize
  /// One a group, in the sheet's order.
  public let cells: [Cell]
  /// The size of the labels' font.
  public let fontSize: Double

  /// The longest side that a JPEG can have.
  private static let longestSide = 65_500
  /// Width over height that a page comes near to.
  private static let pageAspect = 1.4

  /// The layout of a sheet; nil where there is nothing on it, or where it would be too large for a picture.
  public init?(_ sheet: ContactSheet) {
    self.init(groups: sheet.groups.map { $0.pictures.map(\.size) }, scale: sheet.scale)
  }

  /// The layout of groups of pictures of these sizes, at `scale` pixels a point.
  public init?(groups: [[PixelSize]], scale: Double) {
    let margin = Int((28 * scale).rounded(.up))
    let gap = Int((14 * scale).rounded(.up))
    let labelHeight = Int((22 * scale).rounded(.up))
    fontSize = 13 * scale

    let extents = groups.map { Self.extent($0, gap: gap) }
    guard let widest = extents.map(\.width).max(), widest > 0,
      let tallest = extents.map(\.height).max()
    else { return nil }
    let column = widest + margin
    let row = tallest + gap / 2 + labelHeight + margin
    let ideal = (Double(extents.count) * Double(row) / Double(column) * Self.pageAspect)
      .squareRoot()
    let columns = min(max(Int(ideal.rounded()), 1), extents.count)
    let rows = (extents.count + columns - 1) / columns

    let size = PixelSize(width: margin + columns * column, height: margin + rows * row)
    guard max(size.width, size.height) <= Self.longestSide,
      size.width * size.height <= PhotoLimits.maximumPixels
    else { return nil }
    self.size = size
    cells = groups.enumerated().map { index, group in
      let left = margin + index % columns * column
      let top = margin + index / columns * row
      var x = left
      let pictures = group.map { picture in
        defer { x += picture.width + gap }
        // Pictures of a row stand on one line, over their labels.
        return PixelArea(
          x: x, y: top + tallest - picture.height, width: picture.width,
          height: picture.height)
      }
      return Cell(
        pictures: pictures,
        label: PixelArea(
          x: left, y: top + tallest + gap / 2, width: widest, height: labelHeight))
    }
  }

  private static func extent(_ group: [PixelSize], gap: Int) -> PixelSize {
    let widths = group.map(\.width)
    return PixelSize(
      width: widths.reduce(0, +) + gap * max(widths.count - 1, 0),
      height: group.map(\.height).max() ?? 0)
  }
}
