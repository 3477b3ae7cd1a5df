import MantelCore
import MantelDesktop
import MantelImaging
import MantelStore
import MantelSystem
import MantelWords

/// Draws pictures for the app, one after the other, away from the main actor.
public actor PreviewPainter {
  private let cards: DesktopCards
  private let desktop: DesktopPainter
  private let live: LivePreview
  private let home: HomeFolder
  private let opening: any SmallPictureOpening

  /// What a painter draws with; made where the painter works.
  public struct Tools {
    /// Opens finished pictures.
    public let opening: any SmallPictureOpening
    /// Draws captions.
    public let captions: any CaptionDrawing
    /// Draws notices.
    public let notices: any NoticeDrawing

    /// Tools by hand.
    public nonisolated init(
      opening: any SmallPictureOpening, captions: any CaptionDrawing, notices: any NoticeDrawing
    ) {
      self.opening = opening
      self.captions = captions
      self.notices = notices
    }
  }

  /// A painter for a shared folder.
  public init(
    _ home: HomeFolder, words: Words, dates: DateStyle, tools: @Sendable () -> Tools
  ) {
    let tools = tools()
    self.home = home
    cards = DesktopCards(home, words: words, dates: dates)
    desktop = DesktopPainter(
      opening: tools.opening, captions: tools.captions, notices: tools.notices)
    live = LivePreview(captions: tools.captions)
    opening = tools.opening
  }

  /// What a placement shows at a moment, at `scale` pixels a point.
  public func card(of placement: Placement, scale: Double, at moment: Moment) -> CardPicture {
    let card = cards.card(of: placement, scale: scale, accent: nil, at: moment)
    return CardPicture(
      pixels: desktop.paint(card).pixels, name: card.name, description: card.description,
      until: card.wake)
  }

  /// A photo's thumb, cut to `size` pixels about its subject or its middle; nil where it cannot be read.
  public func thumb(of photo: PhotoIdentifier, size: PixelSize) -> PixelBuffer? {
    guard
      let pixels = pixels(of: PhotoStore(home).folder(of: photo).thumb, side: 540)
    else { return nil }
    let aspect = Double(size.width) / Double(max(size.height, 1))
    return pixels.scaled(CropState().rectangle(photo: pixels.size, aspect: aspect), to: size)
  }

  /// The finished picture of a photo in a widget's small shape, else its thumb, at a size in pixels; nil where neither can be read.
  public func finished(_ photo: PhotoIdentifier, of widget: WidgetIdentifier, size: PixelSize)
    -> PixelBuffer?
  {
    let store = WidgetStore(home)
    let render = store.finishedRender(
      of: photo, shape: .small, widget: widget, in: store.readableManifest(of: widget))
    guard let render,
      let pixels = pixels(
        of: store.path(of: render, of: widget), side: 2 * max(size.width, size.height))
    else { return thumb(of: photo, size: size) }
    return pixels.scaled(CropRectangle(pixels.size), to: size)
  }

  /// A photo's master as a pyramid; nil where it cannot be read.
  public func pyramid(of photo: PhotoIdentifier) -> PhotoPyramid? {
    pixels(of: PhotoStore(home).folder(of: photo).master, side: PhotoLimits.masterSide).map {
      PhotoPyramid($0)
    }
  }

  /// A pyramid as it looks through a filter.
  public func filtered(_ pyramid: PhotoPyramid, _ filter: PhotoFilter, intensity: Double)
    -> PhotoPyramid
  {
    guard let table = tables.table(filter, intensity: intensity) else { return pyramid }
    return pyramid.filtered(table)
  }

  /// The same small picture through each of some filters.
  public func strip(of picture: PixelBuffer, _ filters: [PhotoFilter]) -> [PixelBuffer] {
    filters.map { filter in
      guard let table = tables.table(filter, intensity: 1) else { return picture }
      var filtered = picture
      filtered.apply(table)
      return filtered
    }
  }

  /// The finished picture of a recipe, and the ink of a caption on it; nil for a recipe that means none.
  public func still(_ pyramid: PhotoPyramid, _ recipe: RenderRecipe, caption: Caption?)
    -> (picture: PixelBuffer, ink: CaptionInk)?
  {
    live.still(pyramid.photo, recipe, caption: caption)
  }

  private let tables = ColorTableCache()

  private func pixels(of path: FilePath, side: Int) -> PixelBuffer? {
    guard let file = try? OpenFile.open(path, for: .reading) else { return nil }
    return try? opening.pixels(of: file, side: side)
  }
}

/// What a widget shows, drawn.
public nonisolated struct CardPicture: Equatable, Sendable {
  /// The picture; its corners are not rounded yet.
  public let pixels: PixelBuffer
  /// What it is, in a few words.
  public let name: String
  /// The rest of what is known of it.
  public let description: String
  /// When it has to be drawn anew, in Unix seconds; nil when only an edit can change it.
  public let until: Int64?
}

/// Opens Mantel's own pictures at no more than a size.
public protocol SmallPictureOpening: PictureOpening {
  /// The pixels of a picture, its longest side at most `side`.
  nonisolated func pixels(of file: OpenFile, side: Int) throws(ImagingError) -> PixelBuffer
}
