import JPEGEngine
import MantelImaging
import MantelModel
import MantelSystem

/// Opens the JPEGs that Mantel itself has made.
nonisolated final class OwnPictures: SmallPictureOpening {
  private let decoder = JPEGDecoder()

  func pixels(of file: OpenFile) throws(ImagingError) -> PixelBuffer {
    try pixels(of: file, side: RenderRecipe.longestSide)
  }

  func pixels(of file: OpenFile, side: Int) throws(ImagingError) -> PixelBuffer {
    guard let photo = try decoder.decode(file, format: .jpeg, side: side) else {
      throw .unsupported(.jpeg, detail: "none of Mantel's own")
    }
    return photo.pixels
  }
}
