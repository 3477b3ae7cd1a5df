import MantelCore
import MantelStore
import MantelSystem

/// Opens the pictures that Mantel itself has made.
public protocol PictureOpening: AnyObject {
  /// The pixels of a finished picture, a master or a thumb, its longest side at most `RenderRecipe.longestSide`.
  ///
  /// Called on the thread of whoever puts a picture together.
  func pixels(of file: OpenFile) throws(ImagingError) -> PixelBuffer
}

/// Puts together what a widget shows: photo, caption and tint. Widget, worker and app do so by this alone, so that what one previews is
/// what the other shows.
public final class ShowComposer {
  private let opening: any PictureOpening
  private let captions: any CaptionDrawing
  private let composer = LookComposer()

  /// A composer that opens files and draws captions by these.
  public init(opening: any PictureOpening, captions: any CaptionDrawing) {
    self.opening = opening
    self.captions = captions
  }

  /// The picture that the recipe tells of, made of the file, if it needs one. Its corners are not rounded yet.
  public func picture(_ file: OpenFile?, _ recipe: ShowRecipe) throws(ImagingError) -> PixelBuffer {
    let render = recipe.render
    guard render.isSound else {
      throw .workerMisspoke(detail: "a recipe that no picture can be made by")
    }
    var picture = try ground(file, recipe)
    if let caption = recipe.caption {
      // A finished picture without ink may be older than its recipe, and have another frame.
      let ink =
        recipe.ink
        ?? (recipe.ground == .finished
          ? picture.measuredCaptionInk(by: render) : picture.captionInk(by: render))
      captions.draw(caption, ink: ink, at: render.captionPlace, on: &picture)
    }
    return picture.tinted(recipe.tint)
  }

  private func ground(_ file: OpenFile?, _ recipe: ShowRecipe) throws(ImagingError) -> PixelBuffer {
    let render = recipe.render
    if case .color(let color) = recipe.ground {
      let plain = PixelBuffer(size: PixelSize(width: 1, height: 1), color: SRGBColor(color))
      return composer.compose(
        plain, rectangle: CropRectangle(plain.size), output: render.output, look: render.look)
    }
    guard let file else { throw .workerMisspoke(detail: "a picture without its file") }
    let photo = try opening.pixels(of: file)
    if recipe.ground == .finished {
      // A widget scales what it is given to its own size.
      return photo.size == render.output
        ? photo : photo.scaled(CropRectangle(photo.size), to: render.output)
    }
    guard let rectangle = render.rectangle(in: photo.size) else {
      throw .workerMisspoke(detail: "a recipe that no picture can be made by")
    }
    return composer.compose(
      photo, rectangle: rectangle, output: render.output, look: render.look)
  }
}
