import MantelCore
import MantelStore
import MantelSystem

/// A shared folder of one test's own, and short ways to fill it.
public struct TestHome: Sendable {
  /// The folder around it.
  public let folder: TemporaryFolder
  /// The shared folder.
  public let home: HomeFolder
  /// Its widgets.
  public var widgets: WidgetStore { WidgetStore(home) }
  /// Its photos.
  public var photos: PhotoStore { PhotoStore(home) }

  /// An empty shared folder.
  public init() throws {
    folder = try TemporaryFolder()
    home = HomeFolder(folder.path.appending("home"))
  }

  /// Makes a widget with photos that have no files behind them.
  public func makeWidget(
    _ name: String = "Hearth", id: String = "00000000-0000-4000-8000-000000000001",
    every: ScheduleInterval = .hour, order: PhotoOrder = .inOrder, photos count: Int = 0
  ) throws -> WidgetDocument {
    guard let identifier = WidgetIdentifier(id) else { throw FixtureError.badIdentifier(id) }
    var document = WidgetDocument(
      id: identifier, created: Timestamp(unixSeconds: 0), name: name, every: every,
      start: .midnight, order: order)
    document.photos = try (0..<count).map(Self.photo)
    try widgets.create(document)
    return document
  }

  /// A photo by its number; the same number gives the same photo.
  public static func photo(_ number: Int) throws -> WidgetPhoto {
    let source = FilePath("/photos/\(number).jpg")
    return WidgetPhoto(
      photo: try identifier(number), source: SourceRecord(path: source, size: 1, modified: 0),
      framing: PhotoFraming())
  }

  /// The identifier of a photo by its number.
  public static func identifier(_ number: Int) throws -> PhotoIdentifier {
    let digits = String(number, radix: 16)
    let text = String(repeating: "0", count: 32 - digits.count) + digits
    guard let identifier = PhotoIdentifier(text) else { throw FixtureError.badIdentifier(text) }
    return identifier
  }

  /// Puts a photo with made-up picture files into the store.
  public func publish(_ number: Int, width: Int = 400, height: Int = 300) throws -> PhotoDocument {
    let document = PhotoDocument(
      id: try Self.identifier(number), format: "jpeg",
      original: PixelSize(width: width, height: height),
      averageColor: AverageColor(red: 1, green: 2, blue: 3))
    try publish(document)
    return document
  }

  /// Puts a photo with made-up picture files into the store.
  public func publish(_ document: PhotoDocument) throws {
    let picture = try MemoryFile.containing(Array("picture \(document.id.text)".utf8))
    try photos.publish(document, master: picture, thumb: picture, glow: picture)
  }
}

/// A test's own mistake.
public enum FixtureError: Error {
  case badIdentifier(String)
  case missing(String)
}
