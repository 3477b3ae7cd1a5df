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

    let stacks = groups.map { Self.stacks(of: $0, gap: gap) }
    let extents = stacks.map { Self.extent($0, gap: gap) }
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
    cells = groups.indices.map { index in
      let left = margin + index % columns * column
      let top = margin + index / columns * row
      let pictures = Self.places(of: stacks[index], left: left, bottom: top + tallest, gap: gap)
      return Cell(
        pictures: pictures,
        label: PixelArea(
          x: left, y: top + tallest + gap / 2, width: widest, height: labelHeight))
    }
  }

  /// The pictures in columns: one above the other as long as that is no taller than the tallest of them.
  private static func stacks(of group: [PixelSize], gap: Int) -> [[PixelSize]] {
    let tallest = group.map(\.height).max() ?? 0
    var stacks: [[PixelSize]] = []
    var room = -1
    for picture in group {
      if let last = stacks.indices.last, room >= gap + picture.height {
        stacks[last].append(picture)
        room -= gap + picture.height
      } else {
        stacks.append([picture])
        room = tallest - picture.height
      }
    }
    return stacks
  }

  private static func extent(_ stacks: [[PixelSize]], gap: Int) -> PixelSize {
    let widths = stacks.map { $0.map(\.width).max() ?? 0 }
    return PixelSize(
      width: widths.reduce(0, +) + gap * max(widths.count - 1, 0),
      height: stacks.joined().map(\.height).max() ?? 0)
  }

  /// Where each picture stands, in the group's order; the columns end on one line, over their label.
  private static func places(of stacks: [[PixelSize]], left: Int, bottom: Int, gap: Int)
    -> [PixelArea]
  {
    var areas: [PixelArea] = []
    var x = left
    for stack in stacks {
      let height = stack.map(\.height).reduce(0, +) + gap * (stack.count - 1)
      var y = bottom - height
      for picture in stack {
        areas.append(PixelArea(x: x, y: y, width: picture.width, height: picture.height))
        y += picture.height + gap
      }
      x += (stack.map(\.width).max() ?? 0) + gap
    }
    return areas
  }
}
