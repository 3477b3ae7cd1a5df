import MantelCore
import MantelImaging
import MantelStore
import MantelSystem
import Synchronization

/// Stands in for mantel-worker: a file that begins with "photo" is a photo of 400 × 300 pixels, others are damaged; where it ends
/// in "face" there is one at the photo's left.
///
/// Its pictures hold, as text, what they were made of. It counts what it is asked for.
public final class FakeWorker: PhotoImporting, ImageRendering {
  private let counts = Mutex((imported: 0, rendered: 0))
  private let refused = Mutex<ImagingError?>(nil)

  /// A worker that nothing was asked of yet.
  public init() {}

  /// Photos imported so far.
  public var imported: Int { counts.withLock { $0.imported } }
  /// Pictures made so far.
  public var rendered: Int { counts.withLock { $0.rendered } }

  /// From now on every picture fails with this error, until nil is given.
  public func refuseRendering(_ error: ImagingError?) {
    refused.withLock { $0 = error }
  }

  /// See `PhotoImporting`.
  public func importPhoto(_ file: OpenFile) async throws(ImagingError) -> ImportedPhoto {
    if Task.isCancelled { throw .cancelled }
    let bytes = try read(file)
    guard bytes.starts(with: Array("photo".utf8)) else { throw .damaged(detail: "fake") }
    counts.withLock { $0.imported += 1 }
    let copy = try memory(bytes)
    return ImportedPhoto(
      identifier: Self.identifier(of: bytes), format: .jpeg,
      original: PixelSize(width: 400, height: 300),
      averageColor: AverageColor(red: 1, green: 2, blue: 3),
      accentColor: AverageColor(red: 4, green: 5, blue: 6), subject: Self.subject(of: bytes),
      metadata: PhotoMetadata(camera: "Fake"), master: copy, thumb: copy, glow: copy)
  }

  /// See `PhotoImporting`.
  public func identify(_ file: OpenFile) async throws(ImagingError) -> String {
    Self.identifier(of: try read(file))
  }

  /// See `ImageRendering`.
  public func render(_ master: OpenFile, _ recipes: [RenderRecipe]) async throws(ImagingError)
    -> [RenderedPicture]
  {
    if Task.isCancelled { throw .cancelled }
    if let error = refused.withLock({ $0 }) { throw error }
    let bytes = try read(master)
    counts.withLock { $0.rendered += recipes.count }
    var pictures: [RenderedPicture] = []
    for recipe in recipes {
      pictures.append(
        RenderedPicture(file: try memory(bytes + Array(" as \(recipe)".utf8)), ink: Self.ink))
    }
    return pictures
  }

  /// The colours of a caption on every picture.
  public static let ink = CaptionInk(
    foreground: SRGBColor(gray: 1), scrim: SRGBColor(gray: 0), scrimOpacity: 0.5)

  /// What a file of these bytes is of: a face at the left, where they end in "face", else nothing.
  private static func subject(of bytes: [UInt8]) -> SubjectRecord {
    guard bytes.suffix(4).elementsEqual("face".utf8) else {
      return SubjectRecord(kind: .middle, parts: [])
    }
    let box = SubjectRecord.Box(x: 0, y: 0.2, width: 0.2, height: 0.3)
    return SubjectRecord(kind: .faces, parts: [.init(core: box, whole: box)])
  }

  /// The identifier that the fake gives to a file of these bytes.
  public static func identifier(of bytes: [UInt8]) -> String {
    let hash = withUnsafeBytes(of: FNV1a.hash(bytes)) { $0.hexadecimal }
    return hash + hash
  }

  private func read(_ file: OpenFile) throws(ImagingError) -> [UInt8] {
    do { return try file.readAll(limit: 1 << 20) } catch { throw .system(error) }
  }

  private func memory(_ bytes: [UInt8]) throws(ImagingError) -> OpenFile {
    do { return try MemoryFile.containing(bytes) } catch { throw .system(error) }
  }
}
