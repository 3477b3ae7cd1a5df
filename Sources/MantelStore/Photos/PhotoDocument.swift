import MantelCore
import MantelSystem

/// What is known of an imported photo; its pictures lie beside it.
public struct PhotoDocument: StoreDocument, Equatable {
  /// See `StoreDocument`.
  public static let currentVersion = 1

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
  /// Since when no widget uses it, in Unix seconds; nil while one does.
  public var unusedSince: Timestamp?

  /// A photo that was just imported.
  public init(
    id: PhotoIdentifier, format: String, original: PixelSize, averageColor: AverageColor
  ) {
    self.id = id
    self.format = format
    width = original.width
    height = original.height
    self.averageColor = averageColor
  }

  /// The size of the upright original.
  public var original: PixelSize { PixelSize(width: width, height: height) }
}
