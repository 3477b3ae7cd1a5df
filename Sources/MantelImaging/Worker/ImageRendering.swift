import MantelCore
import MantelSystem

/// What to make of a master: a part of it, scaled to a size.
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

  /// A recipe for the `rectangle` of a photo of `original` pixels.
  public init(rectangle: CropRectangle, original: PixelSize, output: PixelSize) {
    x = rectangle.x / Double(original.width)
    y = rectangle.y / Double(original.height)
    width = rectangle.width / Double(original.width)
    height = rectangle.height / Double(original.height)
    outputWidth = output.width
    outputHeight = output.height
  }
}

/// Something that makes finished pictures from masters.
///
/// May be called from any task; an implementation does not block the thread pool of Swift's tasks. A task that is cancelled gets
/// `ImagingError.cancelled` at once.
public protocol ImageRendering: Sendable {
  /// Decodes the master once and makes one JPEG a recipe, in the recipes' order, each in memory and without any metadata.
  func render(_ master: OpenFile, _ recipes: [RenderRecipe]) async throws(ImagingError)
    -> [OpenFile]
}
