import MantelSystem

/// Why a followed folder, or one below it, could not be looked through. What came from it before stays.
public enum FolderTrouble: Sendable, Equatable {
  /// It is gone, or what holds it was unmounted.
  case missing(FilePath)
  /// The system does not let it be read.
  case unreadable(FilePath, SystemError)

  /// Which folder.
  public var folder: FilePath {
    switch self {
    case .missing(let folder), .unreadable(let folder, _): folder
    }
  }
}
