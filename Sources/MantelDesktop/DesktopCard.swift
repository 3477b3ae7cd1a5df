import MantelCore
import MantelImaging
import MantelStore
import MantelSystem

/// What a placement shows at a moment, ready to be painted and spoken of. Two equal cards look alike.
public struct DesktopCard: Equatable, Sendable {
  /// What is on it.
  public enum Content: Equatable, Sendable {
    /// A photo, by the ways to its picture from the best to the least. The last needs no file.
    case photo(PhotoIdentifier, [ShowPlan.Step])
    /// Words where there is no photo.
    case notice(Notice, TintedLook)
  }

  /// What is on it.
  public let content: Content
  /// In pixels.
  public let size: PixelSize
  /// Pixels a point.
  public let scale: Double
  /// What the picture is, in a few words, for those who hear it.
  public let name: String
  /// The rest of what is known of it, for those who hear it.
  public let description: String
  /// When the next photo comes, in Unix seconds; nil when this one stays.
  public let until: Int64?
  /// When the card has to be made anew, in Unix seconds; nil when only an edit can change it.
  public let wake: Int64?
  /// The finished picture that is missing at this scale; nil where it is there.
  public let missingPicture: String?
  /// What the files were when the card was made, so that a file that is replaced makes another card.
  let stamps: [FileStatus?]

  /// The photo that is on it, nil where there is none.
  public var photo: PhotoIdentifier? {
    if case .photo(let photo, _) = content { return photo }
    return nil
  }
}
