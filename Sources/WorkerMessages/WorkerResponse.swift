import MantelCore
import MantelImaging
import MantelStore

/// What mantel-worker answers: one message, with the files that it made, each sealed in memory.
public enum WorkerResponse: Codable, Equatable, Sendable {
  /// The job will need about so much memory, and waits for `goOn`.
  case needs(bytes: Int64)
  /// Files: master, thumb, glow.
  case imported(ImportedDescription)
  /// What the photo is of.
  case subject(SubjectRecord)
  /// The photo's identifier.
  case identified(String)
  /// As many files as the job says.
  case files
  /// Files: one a recipe, with the colours of a caption on each.
  case rendered([CaptionInk])
  /// File: the entry's content.
  case entry(name: String)
  /// The archive was whole.
  case endOfArchive
  /// See `WorkerDescription`.
  case about(WorkerDescription)
  /// The job could not be done.
  case failed(ImagingFailure)
  /// The archive could not be read or written.
  case archiveFailed(ArchiveFailure)
}

/// What an import tells beside its pictures.
public struct ImportedDescription: Codable, Equatable, Sendable {
  /// See `ImportedPhoto.identifier`.
  public let identifier: String
  /// What the bytes were.
  public let format: PhotoFormat
  /// Of the upright original, in pixels.
  public let width: Int
  /// Of the upright original, in pixels.
  public let height: Int
  /// The mean of the photo's pixels.
  public let averageColor: AverageColor
  /// The colour that a person would pick from the photo.
  public let accentColor: AverageColor
  /// What the photo is of.
  public let subject: SubjectRecord
  /// What the file says of it.
  public let metadata: PhotoMetadata

  /// What an import told.
  public init(
    identifier: String, format: PhotoFormat, width: Int, height: Int, averageColor: AverageColor,
    accentColor: AverageColor, subject: SubjectRecord, metadata: PhotoMetadata
  ) {
    self.identifier = identifier
    self.format = format
    self.width = width
    self.height = height
    self.averageColor = averageColor
    self.accentColor = accentColor
    self.subject = subject
    self.metadata = metadata
  }
}

/// What mantel-worker is made of.
public struct WorkerDescription: Codable, Equatable, Sendable {
  /// A C library by its name, and its version.
  public struct Library: Codable, Equatable, Sendable {
    /// As its makers write it.
    public let name: String
    /// As it says itself.
    public let version: String

    /// A library.
    public init(name: String, version: String) {
      self.name = name
      self.version = version
    }
  }

  /// Whether faces are found; smart frame goes by what stands out where they are not.
  public enum FaceDetection: String, Codable, Sendable {
    /// They are.
    case available
    /// The library is not installed.
    case absent
    /// The library is not made for this processor.
    case wrongProcessor
    /// The library is there and cannot be opened.
    case unusable
  }

  /// In the order in which they are told.
  public let libraries: [Library]
  /// What it decodes.
  public let formats: [PhotoFormat]
  /// See `FaceDetection`.
  public let faceDetection: FaceDetection
  /// The fonts of captions that are not installed; others are drawn in their place.
  public let missingFonts: [String]

  /// A description.
  public init(
    libraries: [Library], formats: [PhotoFormat], faceDetection: FaceDetection,
    missingFonts: [String]
  ) {
    self.libraries = libraries
    self.faceDetection = faceDetection
    self.missingFonts = missingFonts
    self.formats = formats
  }
}
