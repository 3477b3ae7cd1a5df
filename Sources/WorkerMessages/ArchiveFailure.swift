import MantelStore
import MantelSystem

/// An `ArchiveError` as it travels.
public enum ArchiveFailure: Codable, Equatable, Sendable {
  case notAnArchive
  case damaged(detail: String)
  case hostileEntry(name: String)
  case entryTooLarge(name: String)
  case tooManyEntries
  case tooLarge
  case system(SystemFailure)

  /// The error for the wire.
  public init(_ error: ArchiveError) {
    self =
      switch error {
      case .notAnArchive: .notAnArchive
      case .damaged(let detail): .damaged(detail: String(detail.prefix(Self.longestText)))
      case .hostileEntry(let name): .hostileEntry(name: String(name.prefix(Self.longestText)))
      case .entryTooLarge(let name): .entryTooLarge(name: String(name.prefix(Self.longestText)))
      case .tooManyEntries: .tooManyEntries
      case .tooLarge: .tooLarge
      case .system(let error): .system(SystemFailure(error))
      }
  }

  /// The error again.
  public var error: ArchiveError {
    switch self {
    case .notAnArchive: .notAnArchive
    case .damaged(let detail): .damaged(detail: detail)
    case .hostileEntry(let name): .hostileEntry(name: name)
    case .entryTooLarge(let name): .entryTooLarge(name: name)
    case .tooManyEntries: .tooManyEntries
    case .tooLarge: .tooLarge
    case .system(let failure): .system(failure.error)
    }
  }

  /// A name has to fit a message.
  private static let longestText = 1000
}
