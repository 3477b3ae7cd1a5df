import MantelCore
import MantelImaging
import MantelSystem

/// Turns cards into pixels. Used by one thread.
public final class DesktopPainter {
  private let composer: ShowComposer
  private let notices: any NoticeDrawing

  /// A painter that opens pictures and draws by these.
  public init(
    opening: any PictureOpening, captions: any CaptionDrawing, notices: any NoticeDrawing
  ) {
    composer = ShowComposer(opening: opening, captions: captions)
    self.notices = notices
  }

  /// A card in pixels, and what it was made of.
  public struct Painting: Sendable {
    /// How good the picture is.
    public enum Quality: String, Sendable {
      /// The finished picture.
      case finished
      /// Made of the photo's thumb.
      case thumb
      /// The photo's mean colour.
      case color
      /// No photo, but what to do about that.
      case start
    }

    /// The picture; its corners are not rounded yet.
    public let pixels: PixelBuffer
    /// How good it is.
    public let quality: Quality
    /// The file that it was made of, nil where there was none.
    public let file: FilePath?
    /// Whether a better picture should have been there but could not be read.
    public let hasFallenBack: Bool
  }

  /// Paints a card by the best way that works.
  public func paint(_ card: DesktopCard) -> Painting {
    switch card.content {
    case .photo(_, let steps):
      for (index, step) in steps.enumerated() {
        guard let pixels = pixels(by: step) else { continue }
        return Painting(
          pixels: pixels, quality: Painting.Quality(step.quality), file: step.file,
          hasFallenBack: index > 0)
      }
      // Numbers that no picture can have: a plain card is still no blank.
      return Painting(
        pixels: PixelBuffer(size: card.size, color: SRGBColor(gray: 0.5)), quality: .color,
        file: nil, hasFallenBack: true)
    case .notice(let notice, let tint):
      let pixels = notices.draw(notice, size: card.size, scale: card.scale).tinted(tint)
      return Painting(pixels: pixels, quality: .start, file: nil, hasFallenBack: false)
    }
  }

  private func pixels(by step: ShowPlan.Step) -> PixelBuffer? {
    guard let path = step.file else { return try? composer.picture(nil, step.recipe) }
    guard let file = try? OpenFile.open(path, for: .reading) else { return nil }
    return try? composer.picture(file, step.recipe)
  }
}

extension DesktopPainter.Painting.Quality {
  fileprivate init(_ quality: ShowPlan.Step.Quality) {
    switch quality {
    case .finished: self = .finished
    case .thumb: self = .thumb
    case .color: self = .color
    }
  }
}
