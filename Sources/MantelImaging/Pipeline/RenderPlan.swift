import MantelCore
import MantelStore
import MantelSystem

/// Which finished pictures a widget should have, as a pure function of its documents.
public struct RenderPlan: Equatable, Sendable {
  /// A picture, and what goes into it.
  public struct Item: Equatable, Sendable {
    /// How the manifest will name it.
    public let render: ManifestDocument.Render
    /// How it is made from the photo's master.
    public let recipe: RenderRecipe
  }

  /// Raised when the same recipe gives another picture than before, so that every picture is made anew.
  static let rendererVersion = 1

  /// The pictures of one photo, one a shape.
  public static func items(
    for entry: WidgetPhoto, original: PixelSize, shapes: [WidgetShape] = WidgetShape.allCases,
    scale: Double = 3
  ) -> [Item] {
    shapes.map { shape in
      let output = shape.points.pixels(scale: scale)
      let rectangle = entry.framing.rectangle(photo: original, shape: shape, frame: .fullBleed)
      let recipe = RenderRecipe(rectangle: rectangle, original: original, output: output)
      let hash = hash(of: recipe, photo: entry.photo)
      return Item(
        render: ManifestDocument.Render(photo: entry.photo, shape: shape, hash: hash),
        recipe: recipe)
    }
  }

  /// FNV-1a 64 of everything that decides how the picture looks, as 16 hexadecimal digits.
  static func hash(of recipe: RenderRecipe, photo: PhotoIdentifier) -> String {
    var words: [UInt64] = [UInt64(rendererVersion), UInt64(PhotoLimits.jpegQuality)]
    words += [recipe.x, recipe.y, recipe.width, recipe.height].map(\.bitPattern)
    words += [recipe.outputWidth, recipe.outputHeight].map { UInt64($0) }
    var bytes = Array(photo.text.utf8)
    for word in words { withUnsafeBytes(of: word.littleEndian) { bytes += $0 } }
    return withUnsafeBytes(of: FNV1a.hash(bytes).bigEndian) { $0.hexadecimal }
  }
}
