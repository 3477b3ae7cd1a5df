import MantelCore
import MantelStore
import MantelSystem

/// What one decode of a photo gives.
public struct ImportedPhoto: Sendable {
  /// The first 128 bits of the SHA-256 of the file's bytes, as 32 lower-case hexadecimal digits.
  public let identifier: String
  /// What the bytes were.
  public let format: PhotoFormat
  /// The size of the upright original.
  public let original: PixelSize
  /// The mean of the photo's pixels in sRGB: red, green, blue, 0…255.
  public let averageColor: AverageColor
  /// The colour that a person would pick from the photo.
  public let accentColor: AverageColor
  /// What the photo is of.
  public let subject: SubjectRecord
  /// What the file says of it.
  public let metadata: PhotoMetadata
  /// A JPEG whose longest side is at most `PhotoLimits.masterSide`, in memory.
  public let master: OpenFile
  /// A JPEG whose longest side is at most `PhotoLimits.thumbSide`, in memory.
  public let thumb: OpenFile
  /// A blurred JPEG whose longest side is at most `PhotoLimits.glowSide`, in memory.
  public let glow: OpenFile

  /// What one decode gave.
  public init(
    identifier: String, format: PhotoFormat, original: PixelSize, averageColor: AverageColor,
    accentColor: AverageColor, subject: SubjectRecord,
    metadata: PhotoMetadata, master: OpenFile, thumb: OpenFile, glow: OpenFile
  ) {
    self.identifier = identifier
    self.format = format
    self.original = original
    self.averageColor = averageColor
    self.accentColor = accentColor
    self.subject = subject
    self.metadata = metadata
    self.master = master
    self.thumb = thumb
    self.glow = glow
  }
}

/// Something that turns a stranger's file into pictures of our own.
///
/// May be called from any task; an implementation does not block the thread pool of Swift's tasks. A task that is cancelled gets
/// `ImagingError.cancelled` at once.
public protocol PhotoImporting: Sendable {
  /// Reads the open file and decodes it once.
  func importPhoto(_ file: OpenFile) async throws(ImagingError) -> ImportedPhoto
  /// The identifier alone, without decoding.
  func identify(_ file: OpenFile) async throws(ImagingError) -> String
}
