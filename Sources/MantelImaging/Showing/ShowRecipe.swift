import MantelCore
import MantelStore

/// What a widget shows, to be made into one picture: photo, caption, tint and corners.
public struct ShowRecipe: Codable, Equatable, Sendable {
  /// What lies under the caption.
  public enum Ground: Codable, Equatable, Sendable {
    /// A finished picture, as it is.
    case finished
    /// A master or a thumb, of which a picture is made first.
    case photo
    /// No file: the mean colour stands for the photo.
    case color(AverageColor)
  }

  /// A picture's format.
  public enum Format: String, Codable, CaseIterable, Sendable {
    /// Without loss, and transparent outside the rounded corners.
    case png
    /// White outside the rounded corners.
    case jpeg
  }

  /// What lies under the caption.
  public var ground: Ground
  /// How the finished picture is or was made.
  public var render: RenderRecipe
  /// What stands on it.
  public var caption: Caption?
  /// The caption's colours; nil where they are to be measured on the picture.
  public var ink: CaptionInk?
  /// How the whole is coloured in the end.
  public var tint: TintedLook

  /// A recipe.
  public init(
    ground: Ground, render: RenderRecipe, caption: Caption? = nil, ink: CaptionInk? = nil,
    tint: TintedLook = .fullColor
  ) {
    self.ground = ground
    self.render = render
    self.caption = caption
    self.ink = ink
    self.tint = tint
  }
}

/// A page with what a widget shows of each photo.
public struct SheetRecipe: Codable, Equatable, Sendable {
  /// One of a photo's pictures.
  public struct Picture: Codable, Equatable, Sendable {
    /// How many bytes of the file of all pictures are this one's.
    public var length: Int
    /// How it is shown.
    public var show: ShowRecipe
    /// What stands for it where its bytes are damaged.
    public var fallback: AverageColor

    /// A picture.
    public init(length: Int, show: ShowRecipe, fallback: AverageColor) {
      self.length = length
      self.show = show
      self.fallback = fallback
    }
  }

  /// One photo.
  public struct Group: Codable, Equatable, Sendable {
    /// What stands under its pictures.
    public var label: String
    /// In the order in which they stand.
    public var pictures: [Picture]

    /// A photo's pictures.
    public init(label: String, pictures: [Picture]) {
      self.label = label
      self.pictures = pictures
    }
  }

  /// Row by row from the top left.
  public var groups: [Group]
  /// Pixels of the page a point.
  public var scale: Double

  /// The page's size; nil where there is nothing on it, or too much for a picture.
  public var pageSize: PixelSize? {
    let groups = groups.map { $0.pictures.map { $0.show.render.output.scaled(by: share($0)) } }
    return ContactSheetLayout(groups: groups, scale: scale)?.size
  }

  /// How much larger or smaller than it is shown a picture stands on the page.
  public func share(_ picture: Picture) -> Double { scale / picture.show.render.scale }

  /// A page.
  public init(groups: [Group], scale: Double) {
    self.groups = groups
    self.scale = scale
  }
}

extension PixelSize {
  /// The size this much larger or smaller, at least one pixel each way.
  public func scaled(by share: Double) -> PixelSize {
    func side(_ length: Int) -> Int { max(1, Int((Double(length) * share).rounded())) }
    return PixelSize(width: side(width), height: side(height))
  }
}
