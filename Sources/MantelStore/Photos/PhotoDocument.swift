import MantelCore
import MantelSystem

/// What is known of an imported photo; its pictures lie beside it.
public struct PhotoDocument: StoreDocument, Equatable {
  /// See `StoreDocument`.
  public static let currentVersion = 2

  /// See `StoreDocument`.
  public var version = currentVersion
  /// The photo's identity.
  public let id: PhotoIdentifier
  /// The name of the format that its bytes had, such as "jpeg".
  public let format: String
  /// Of the upright original, in pixels.
  public let width: Int
  /// Of the upright original, in pixels.
  public let height: Int
  /// The mean of its pixels.
  public let averageColor: AverageColor
  /// The colour that a person would pick from it; nil in documents of version 1.
  public var accentColor: AverageColor?
  /// What it is of; nil in documents of version 1.
  public var subject: SubjectRecord?
  /// What its file says of it, its position apart; nil in documents of version 1, and where that is nothing.
  public let metadata: PhotoMetadata?
  /// Since when no widget uses it, in Unix seconds; nil while one does.
  public var unusedSince: Timestamp?

  /// A photo that was just imported.
  public init(
    id: PhotoIdentifier, format: String, original: PixelSize, averageColor: AverageColor,
    accentColor: AverageColor? = nil, subject: SubjectRecord? = nil,
    metadata: PhotoMetadata? = nil
  ) {
    self.id = id
    self.format = format
    width = original.width
    height = original.height
    self.averageColor = averageColor
    self.accentColor = accentColor
    self.subject = subject
    // Nothing here needs to know where on Earth the photo was taken.
    var kept = metadata ?? PhotoMetadata()
    kept.position = nil
    self.metadata = kept == PhotoMetadata() ? nil : kept
  }

  /// The size of the upright original.
  public var original: PixelSize { PixelSize(width: width, height: height) }
}
