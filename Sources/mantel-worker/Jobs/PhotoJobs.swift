import HashEngine
import JPEGEngine
import MantelCore
import MantelImaging
import MantelSystem
import TerminalEngine
import WorkerMessages

/// The jobs that read photos.
final class PhotoJobs {
  private let opening = PhotoOpening()
  private let encoder = JPEGEncoder()
  private var lastMaster: OpenMaster?
  private var photoToImport: OpenPhoto?

  /// Looks at the photo and says how much memory it will take.
  func beginImport(_ file: OpenFile) throws(ImagingError) -> WorkerService.Answer {
    lastMaster = nil
    let photo = try opening.open(file)
    let bytes = try opening.memory(for: photo, side: PhotoLimits.masterSide)
    photoToImport = photo
    return (.needs(bytes: bytes), [])
  }

  /// Master, thumb and glow of the photo looked at, from one decode.
  func finishImport() throws(ImagingError) -> WorkerService.Answer {
    guard let photo = photoToImport else {
      throw .workerMisspoke(detail: "no import to go on with")
    }
    photoToImport = nil
    let decoded = try opening.decode(photo, side: PhotoLimits.masterSide)
    let identifier = try SHA256Identifier().identify(photo.file)
    let thumb = decoded.pixels.fitted(within: PhotoLimits.thumbSide)
    let description = ImportedDescription(
      identifier: identifier, format: photo.format, width: decoded.original.width,
      height: decoded.original.height, averageColor: decoded.pixels.averageColor)
    let files = [
      try jpeg(decoded.pixels), try jpeg(thumb), try jpeg(thumb.glow()),
    ]
    return (.imported(description), files)
  }

  /// The file's identifier, without decoding.
  func identify(_ file: OpenFile) throws(ImagingError) -> String {
    try opening.check(file)
    return try SHA256Identifier().identify(file)
  }

  /// One picture a recipe. The master stays open for the next time.
  func render(_ file: OpenFile, _ recipes: [RenderRecipe]) throws(ImagingError) -> [OpenFile] {
    guard recipes.count <= WorkerProtocol.filesInMessage else {
      throw .workerMisspoke(detail: "more recipes than files fit a message")
    }
    let master = try openMaster(file)
    var pictures: [OpenFile] = []
    for recipe in recipes {
      guard let rectangle = recipe.rectangle(in: master.size) else {
        throw .workerMisspoke(detail: "a recipe that no picture can be made by")
      }
      pictures.append(
        try jpeg(
          master.scaled(
            rectangle,
            to: PixelSize(width: recipe.outputWidth, height: recipe.outputHeight))))
    }
    return pictures
  }

  /// The bytes that show the picture in a terminal.
  func draw(_ file: OpenFile, columns: Int, rows: Int, environment: [String: String])
    throws(ImagingError) -> OpenFile
  {
    let picture = try opening.decode(opening.open(file), side: PhotoLimits.masterSide)
    let bytes = TerminalPainter().draw(
      picture.pixels, columns: columns, rows: rows, environment: environment)
    do { return try MemoryFile.containing(bytes) } catch { throw .system(error) }
  }

  private func openMaster(_ file: OpenFile) throws(ImagingError) -> PixelBuffer {
    if let lastMaster, lastMaster.isStill(file) { return lastMaster.pixels }
    lastMaster = nil
    let photo = try opening.decode(opening.open(file), side: PhotoLimits.masterSide)
    lastMaster = OpenMaster(file, photo.pixels)
    return photo.pixels
  }

  private func jpeg(_ pixels: PixelBuffer) throws(ImagingError) -> OpenFile {
    try encoder.encode(pixels, quality: PhotoLimits.jpegQuality)
  }
}
