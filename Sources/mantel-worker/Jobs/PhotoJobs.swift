import HashEngine
import JPEGEngine
import MantelCore
import MantelImaging
import MantelStore
import MantelSystem
import MetadataEngine
import TerminalEngine
import WorkerMessages

/// The jobs that read photos.
final class PhotoJobs {
  private let opening = PhotoOpening()
  private let encoder = JPEGEncoder()
  private let composer = LookComposer()
  private let framing: SmartFraming
  private let metadata = MetadataReader()
  private var lastMaster: OpenMaster?
  private var photoToImport: OpenPhoto?

  /// Jobs that find faces with this detector, where there is one.
  init(detector: (any FaceDetecting)?) {
    framing = SmartFraming(detector: detector)
  }

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
      height: decoded.original.height, averageColor: decoded.pixels.averageColor,
      accentColor: AverageColor(thumb.accentColor), subject: subject(of: decoded.pixels),
      metadata: metadata.metadata(of: photo.file))
    let files = [
      try jpeg(decoded.pixels), try jpeg(thumb), try jpeg(thumb.glow()),
    ]
    return (.imported(description), files)
  }

  /// What the photo of a master is of.
  func subject(_ file: OpenFile) throws(ImagingError) -> SubjectRecord {
    subject(of: try openMaster(file))
  }

  private func subject(of master: PixelBuffer) -> SubjectRecord {
    SubjectRecord(framing.subject(of: master), in: master.size)
  }

  /// The file's identifier, without decoding.
  func identify(_ file: OpenFile) throws(ImagingError) -> String {
    try opening.check(file)
    return try SHA256Identifier().identify(file)
  }

  /// One picture a recipe. The master stays open for the next time.
  func render(_ file: OpenFile, _ recipes: [RenderRecipe]) throws(ImagingError)
    -> WorkerService.Answer
  {
    guard recipes.count <= WorkerProtocol.filesInMessage else {
      throw .workerMisspoke(detail: "more recipes than files fit a message")
    }
    let master = try openMaster(file)
    var files: [OpenFile] = []
    var inks: [CaptionInk] = []
    for recipe in recipes {
      guard let rectangle = recipe.rectangle(in: master.size) else {
        throw .workerMisspoke(detail: "a recipe that no picture can be made by")
      }
      let picture = composer.compose(
        master, rectangle: rectangle, output: recipe.output, look: recipe.look)
      files.append(try jpeg(picture))
      inks.append(picture.captionInk(by: recipe))
    }
    return (.rendered(inks), files)
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
