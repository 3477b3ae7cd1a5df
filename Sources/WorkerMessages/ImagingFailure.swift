import MantelCore
import MantelImaging
import MantelSystem

/// An `ImagingError` as it travels, as far as a worker can have one.
public enum ImagingFailure: Codable, Equatable, Sendable {
  case empty
  case notAFile(FileKind)
  case unknownFormat
  case unsupported(PhotoFormat, detail: String)
  case damaged(detail: String)
  case tooManyPixels(width: Int, height: Int)
  case fileTooLarge(bytes: Int64)
  case system(SystemFailure)
  case misspoke(detail: String)

  /// A `FileStatus.Kind` as it travels.
  public enum FileKind: String, Codable, Sendable {
    case file, folder, link, pipe, socket, device
  }

  /// The error for the wire. What only the parent can know (that a worker stopped, say) travels as `misspoke`.
  public init(_ error: ImagingError) {
    self =
      switch error {
      case .empty: .empty
      case .notAFile(let kind): .notAFile(FileKind(kind))
      case .unknownFormat: .unknownFormat
      case .unsupported(let format, let detail):
        .unsupported(format, detail: String(detail.prefix(Self.longestDetail)))
      case .damaged(let detail): .damaged(detail: String(detail.prefix(Self.longestDetail)))
      case .tooManyPixels(let size): .tooManyPixels(width: size.width, height: size.height)
      case .fileTooLarge(let bytes): .fileTooLarge(bytes: bytes)
      case .system(let error): .system(SystemFailure(error))
      case .workerMisspoke(let detail): .misspoke(detail: detail)
      case .workerUnavailable, .workerStopped, .workerTimedOut, .cancelled:
        .misspoke(detail: String(describing: error))
      }
  }

  /// The error again.
  public var error: ImagingError {
    switch self {
    case .empty: .empty
    case .notAFile(let kind): .notAFile(kind.kind)
    case .unknownFormat: .unknownFormat
    case .unsupported(let format, let detail): .unsupported(format, detail: detail)
    case .damaged(let detail): .damaged(detail: detail)
    case .tooManyPixels(let width, let height):
      .tooManyPixels(PixelSize(width: width, height: height))
    case .fileTooLarge(let bytes): .fileTooLarge(bytes: bytes)
    case .system(let failure): .system(failure.error)
    case .misspoke(let detail): .workerMisspoke(detail: detail)
    }
  }

  /// A library's word for what went wrong has to fit a message.
  private static let longestDetail = 1000
}

extension ImagingFailure.FileKind {
  fileprivate init(_ kind: FileStatus.Kind) {
    self =
      switch kind {
      case .file: .file
      case .folder: .folder
      case .link: .link
      case .pipe: .pipe
      case .socket: .socket
      case .device: .device
      }
  }

  fileprivate var kind: FileStatus.Kind {
    switch self {
    case .file: .file
    case .folder: .folder
    case .link: .link
    case .pipe: .pipe
    case .socket: .socket
    case .device: .device
    }
  }
}
