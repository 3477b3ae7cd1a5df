import MantelCore
import MantelSystem

/// Why a photo could not be read, or a picture not be made.
public enum ImagingError: Error, Equatable, Sendable {
  /// There is nothing in the file.
  case empty
  /// The path names something that is not a file of bytes.
  case notAFile(FileStatus.Kind)
  /// The first bytes belong to none of the formats that Mantel reads.
  case unknownFormat
  /// The format is known and this variant of it is not read. `detail` is the decoder's own word for it, for a log.
  case unsupported(PhotoFormat, detail: String)
  /// The file breaks off or contradicts itself. `detail` is the decoder's own word for it, for a log.
  case damaged(detail: String)
  /// More pixels than `PhotoLimits.maximumPixels`.
  case tooManyPixels(PixelSize)
  /// More bytes than `PhotoLimits.maximumFileSize`.
  case fileTooLarge(bytes: Int64)
  /// The system could not do what the work needed.
  case system(SystemError)
  /// The program that decodes photos could not be started.
  case workerUnavailable(SystemError)
  /// The program that decodes photos ended in the middle of this one.
  case workerStopped
  /// The program that decodes photos did not answer in time.
  case workerTimedOut(seconds: Int)
  /// The program that decodes photos gave an answer that makes no sense.
  case workerMisspoke(detail: String)
  /// The work was called off.
  case cancelled

  /// Whether the file that was read is what is wrong.
  public var isOfTheFile: Bool {
    switch self {
    case .empty, .notAFile, .unknownFormat, .unsupported, .damaged, .tooManyPixels, .fileTooLarge:
      true
    case .system, .workerUnavailable, .workerStopped, .workerTimedOut, .workerMisspoke, .cancelled:
      false
    }
  }
}
