import ArchiveEngine
import CanvasEngine
import FaceEngine
import HashEngine
import HeifEngine
import JPEGEngine
import MantelImaging
import MetadataEngine
import RawEngine
import TerminalEngine
import VipsEngine
import WorkerMessages

extension WorkerDescription {
  /// The libraries that this program is linked to, and what it decodes.
  static func ofThisWorker(faces: Result<FaceLibrary, FaceLibraryError>) -> WorkerDescription {
    var libraries = [
      Library(name: "libjpeg-turbo", version: JPEGDecoder.version),
      Library(name: "libvips", version: VipsDecoder.version),
      Library(name: "libheif", version: HeifDecoder.version),
      Library(name: "libraw", version: RawDecoder.version),
      Library(name: "gexiv2", version: MetadataReader.version),
      Library(name: "pango", version: CaptionPainter.version),
      Library(name: "nettle", version: SHA256Identifier.version),
      Library(name: "libarchive", version: TarReader.version),
      Library(name: "chafa", version: TerminalPainter.version),
    ]
    let detection: FaceDetection
    switch faces {
    case .success:
      detection = .available
      libraries.append(Library(name: "libfacedetection", version: FaceLibrary.version))
    case .failure(.processor): detection = .wrongProcessor
    case .failure(.absent): detection = .absent
    case .failure(.unusable): detection = .unusable
    }
    return WorkerDescription(
      libraries: libraries, formats: PhotoFormat.allCases, faceDetection: detection,
      missingFonts: CanvasFonts.choices().filter { !$0.isInstalled }.map(\.wanted))
  }
}
