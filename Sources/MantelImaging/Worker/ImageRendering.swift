import MantelCore
import MantelStore
import MantelSystem

/// What to make of a master: a part of it, scaled to a size and dressed.
public struct RenderRecipe: Codable, Equatable, Hashable, Sendable {
  /// The part, as fractions 0…1 of the master's sides from its top left.
  public let x: Double
  /// See `x`.
  public let y: Double
  /// See `x`; more than 0.
  public let width: Double
  /// See `x`; more than 0.
  public let height: Double
  /// The size of the finished picture in pixels.
  public let outputWidth: Int
  /// See `outputWidth`.
  public let outputHeight: Int
  /// Pixels of the finished picture a point.
  public let scale: Double
  /// The radius of the shape's corners in points, by which whoever shows the picture cuts it.
  public let cornerRadius: Double
  /// How the part is dressed.
  public let look: LookRecipe

  /// A recipe for the `rectangle` of a photo of `original` pixels, for a shape whose corners have a radius of `cornerRadius` points.
  public init(
    rectangle: CropRectangle, original: PixelSize, output: PixelSize, scale: Double = 3,
    cornerRadius: Double = 0, look: LookRecipe = .plain
  ) {
    x = rectangle.x / Double(original.width)
    y = rectangle.y / Double(original.height)
    width = rectangle.width / Double(original.width)
    height = rectangle.height / Double(original.height)
    outputWidth = output.width
    outputHeight = output.height
    self.scale = scale
    self.cornerRadius = cornerRadius
    self.look = look
  }

  /// The size of the finished picture.
  public var output: PixelSize { PixelSize(width: outputWidth, height: outputHeight) }

  /// Where a caption stands on the finished picture.
  public var captionPlace: CaptionPlace {
    CaptionPlace(picture: output, frame: look.frame, scale: scale, cornerRadius: cornerRadius)
  }
}

/// A finished picture.
public struct RenderedPicture: Sendable {
  /// A JPEG without any metadata, in memory.
  public let file: OpenFile
  /// The colours of a caption on it.
  public let ink: CaptionInk

  /// A picture and its caption's colours.
  public init(file: OpenFile, ink: CaptionInk) {
    self.file = file
    self.ink = ink
  }
}

/// Something that makes finished pictures from masters.
///
/// May be called from any task; an implementation does not block the thread pool of Swift's tasks. A task that is cancelled gets
/// `ImagingError.cancelled` at once.
public protocol ImageRendering: Sendable {
  /// Decodes the master once and makes one picture a recipe, in the recipes' order.
  func render(_ master: OpenFile, _ recipes: [RenderRecipe]) async throws(ImagingError)
    -> [RenderedPicture]
}
