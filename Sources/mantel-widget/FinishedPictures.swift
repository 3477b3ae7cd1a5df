import JPEGEngine
import MantelImaging
import MantelSystem

/// Opens the JPEGs that Mantel itself has made.
final class FinishedPictures: PictureOpening {
  private let decoder = JPEGDecoder()

  func pixels(of file: OpenFile) throws(ImagingError) -> PixelBuffer {
    try pixels(of: file, side: RenderRecipe.longestSide)
  }

  /// The same with its longest side at most `side`.
  func pixels(of file: OpenFile, side: Int) throws(ImagingError) -> PixelBuffer {
    guard let photo = try decoder.decode(file, format: .jpeg, side: side) else {
      throw .unsupported(.jpeg, detail: "none of Mantel's own")
    }
    return photo.pixels
  }
}
