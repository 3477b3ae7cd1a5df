import MantelCore

/// Finished pictures on one page, to be looked at together.
public struct ContactSheet: Sendable {
  /// One photo's pictures, side by side over one label.
  public struct Group: Sendable {
    /// What stands under them; drawn as text, cut where it is longer than the pictures are wide.
    public let label: String
    /// In the order in which they stand; drawn as large as they are.
    public let pictures: [PixelBuffer]

    /// A group.
    public init(label: String, pictures: [PixelBuffer]) {
      self.label = label
      self.pictures = pictures
    }
  }

  /// Row by row from the top left.
  public let groups: [Group]
  /// Pixels a point, by which margins, labels and corners are drawn.
  public let scale: Double
  /// The radius of the pictures' corners in points.
  public let cornerRadius: Double

  /// A sheet. A scale that is not above 0 counts as 1, and one above 8 as 8.
  public init(
    groups: [Group], scale: Double = 1, cornerRadius: Double = WidgetShape.large.cornerRadius
  ) {
    self.groups = groups
    self.scale = scale > 0 ? min(scale, 8) : 1
    self.cornerRadius = cornerRadius
  }
}

/// Something that draws contact sheets.
///
/// May be called from any thread; blocks it while it draws.
public protocol ContactSheetDrawing: Sendable {
  /// The page; nil where there is nothing on it, or where it would have more pixels than `PhotoLimits.maximumPixels` or a side longer
  /// than a JPEG can have.
  func draw(_ sheet: ContactSheet) -> PixelBuffer?
}
