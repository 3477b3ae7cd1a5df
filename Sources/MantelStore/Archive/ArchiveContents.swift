import MantelSystem

/// What an archive of a shared folder holds, and under which names.
///
///     mantel.json                     what made it, and where its user's folder was
///     widgets/<uuid>/widget.json      as in the shared folder
///     widgets/<uuid>/taps.json
///     photos/<id>/photo.json
///     photos/<id>/master.jpg
public enum ArchiveName: Hashable, Sendable {
  case header
  case widget(WidgetIdentifier)
  case taps(WidgetIdentifier)
  case photo(PhotoIdentifier)
  case master(PhotoIdentifier)

  /// Reads a name in an archive; nil for every name that Mantel never writes.
  public init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    switch (parts.count, parts.first, parts.last) {
    case (1, "mantel.json", _): self = .header
    case (3, "widgets", let file):
      // Only the spelling that we write, so that no widget can stand there twice.
      guard let id = WidgetIdentifier(parts[1]), id.text == parts[1] else { return nil }
      switch file {
      case "widget.json": self = .widget(id)
      case "taps.json": self = .taps(id)
      default: return nil
      }
    case (3, "photos", let file):
      guard let id = PhotoIdentifier(parts[1]) else { return nil }
      switch file {
      case "photo.json": self = .photo(id)
      case "master.jpg": self = .master(id)
      default: return nil
      }
    default: return nil
    }
  }

  /// The name in the archive.
  public var text: String {
    switch self {
    case .header: "mantel.json"
    case .widget(let id): "widgets/\(id.text)/widget.json"
    case .taps(let id): "widgets/\(id.text)/taps.json"
    case .photo(let id): "photos/\(id.text)/photo.json"
    case .master(let id): "photos/\(id.text)/master.jpg"
    }
  }
}

/// The first document in an archive.
public struct ArchiveHeader: StoreDocument {
  /// See `StoreDocument`.
  public static let currentVersion = 1

  /// See `StoreDocument`.
  public var version = currentVersion
  /// When it was made.
  public let made: Timestamp
  /// The home folder of the user who made it, so that photos below it can be looked for below another one's.
  public let userFolder: FilePath?

  /// The header of a new archive.
  public init(made: Timestamp, userFolder: FilePath?) {
    self.made = made
    self.userFolder = userFolder
  }
}
