import MantelSystem

/// Something that makes what a widget shows into one picture.
///
/// May be called from any task; an implementation does not block the thread pool of Swift's tasks. A task that is cancelled gets
/// `ImagingError.cancelled` at once.
public protocol PictureShowing: Sendable {
  /// The picture, in memory and without any metadata. `file` is what the recipe's ground says, nil for a colour.
  func show(_ file: OpenFile?, _ recipe: ShowRecipe, as format: ShowRecipe.Format)
    async throws(ImagingError) -> OpenFile

  /// The page, in memory. `pictures` are all files one behind the other, in the order of the recipe.
  func sheet(_ pictures: OpenFile, _ recipe: SheetRecipe, as format: ShowRecipe.Format)
    async throws(ImagingError) -> OpenFile
}
