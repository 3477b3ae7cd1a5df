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
  static let rendererVersion = 2

  /// The pictures of one photo in a look, one a target.
  public static func items(
    for entry: WidgetPhoto, _ photo: PhotoDocument, look: Look,
    targets: [RenderTarget] = RenderTarget.standard
  ) -> [Item] {
    let average = SRGBColor(photo.averageColor)
    let mat = look.mat.color(
      average: average, accent: photo.accentColor.map { SRGBColor($0) } ?? average,
      filter: look.filter, intensity: look.intensity)
    return targets.map { target in
      let (shape, scale) = (target.shape, target.scale)
      let rectangle = entry.framing.rectangle(
        photo: photo.original, shape: shape, frame: look.frame)
      let recipe = RenderRecipe(
        rectangle: rectangle, original: photo.original, output: shape.points.pixels(scale: scale),
        scale: scale, cornerRadius: shape.cornerRadius,
        look: LookRecipe(
          look, matColor: mat, shape: shape.points, scale: scale, cornerRadius: shape.cornerRadius))
      let hash = hash(of: recipe, photo: entry.photo)
      return Item(
        render: ManifestDocument.Render(photo: entry.photo, target: target, hash: hash),
        recipe: recipe)
    }
  }

  /// FNV-1a 64 of everything that decides how the picture looks, as 16 hexadecimal digits.
  static func hash(of recipe: RenderRecipe, photo: PhotoIdentifier) -> String {
    var words: [UInt64] = [UInt64(rendererVersion), UInt64(PhotoLimits.jpegQuality)]
    // A photo that is shown whole looks the same however it is cropped.
    if !recipe.look.fits {
      words += [recipe.x, recipe.y, recipe.width, recipe.height].map(\.bitPattern)
    }
    words += [recipe.outputWidth, recipe.outputHeight].map { UInt64($0) }
    words += recipe.look.words
    var bytes = Array(photo.text.utf8)
    for word in words { withUnsafeBytes(of: word.littleEndian) { bytes += $0 } }
    return withUnsafeBytes(of: FNV1a.hash(bytes).bigEndian) { $0.hexadecimal }
  }
}
