import CanvasEngine
import JPEGEngine
import MantelCore
import MantelImaging
import MantelStore
import MantelSystem
import WorkerMessages

/// The jobs that put together what a widget shows.
final class ShowJobs {
  private let encoder = JPEGEncoder()
  private let composer = ShowComposer(opening: PhotoOpening(), captions: CaptionPainter())
  private let sheets = ContactSheetPainter()
  private let paper = SRGBColor(gray: 1)

  /// The picture that the recipe tells of, made of the file, if it needs one.
  func show(_ files: [OpenFile], _ recipe: ShowRecipe, as format: ShowRecipe.Format)
    throws(ImagingError) -> OpenFile
  {
    let picture = try composer.picture(files.first, recipe)
    let radius = recipe.render.cornerRadius * recipe.render.scale
    return try encoded(picture, as: format, cornerRadius: radius)
  }

  /// The page that the recipe tells of.
  func sheet(_ pictures: OpenFile, _ recipe: SheetRecipe, as format: ShowRecipe.Format)
    throws(ImagingError) -> OpenFile
  {
    var offset: Int64 = 0
    var groups: [ContactSheet.Group] = []
    for group in recipe.groups {
      var buffers: [PixelBuffer] = []
      for picture in group.pictures {
        let file = picture.length > 0 ? try part(of: pictures, at: offset, picture.length) : nil
        offset += Int64(picture.length)
        let whole = try self.picture(file, picture.show, orElse: picture.fallback)
        buffers.append(
          whole.scaled(CropRectangle(whole.size), to: whole.size.scaled(by: recipe.share(picture))))
      }
      groups.append(ContactSheet.Group(label: group.label, pictures: buffers))
    }
    guard let page = sheets.draw(ContactSheet(groups: groups, scale: recipe.scale)) else {
      throw .workerMisspoke(detail: "a sheet that no page can hold")
    }
    return try encoded(page, as: format, cornerRadius: 0)
  }

  /// The picture, or where its file is damaged one of a plain colour, so that the others are seen.
  private func picture(_ file: OpenFile?, _ recipe: ShowRecipe, orElse color: AverageColor)
    throws(ImagingError) -> PixelBuffer
  {
    do {
      return try composer.picture(file, recipe)
    } catch  where error.isOfTheFile {
      var plain = recipe
      (plain.ground, plain.ink) = (.color(color), nil)
      return try composer.picture(nil, plain)
    }
  }

  private func part(of file: OpenFile, at offset: Int64, _ length: Int) throws(ImagingError)
    -> OpenFile
  {
    var bytes = [UInt8](repeating: 0, count: length)
    do throws(SystemError) {
      var read: Result<Int, SystemError> = .success(0)
      bytes.withUnsafeMutableBytes { buffer in
        read = Result { () throws(SystemError) in try file.read(into: buffer, at: offset) }
      }
      guard try read.get() == length else {
        throw SystemError(.read, code: 0)
      }
      return try MemoryFile.containing(bytes)
    } catch {
      throw .system(error)
    }
  }

  /// The picture's file, inside corners of a radius in pixels.
  private func encoded(
    _ picture: PixelBuffer, as format: ShowRecipe.Format, cornerRadius: Double
  ) throws(ImagingError) -> OpenFile {
    switch format {
    case .jpeg:
      return try encoder.encode(
        picture.rounded(radius: cornerRadius, onto: paper), quality: PhotoLimits.jpegQuality)
    case .png:
      guard let bytes = PNGEncoder.encode(picture, cornerRadius: cornerRadius) else {
        throw .workerMisspoke(detail: "a picture that cannot be written")
      }
      do { return try MemoryFile.containing(bytes) } catch { throw .system(error) }
    }
  }
}
