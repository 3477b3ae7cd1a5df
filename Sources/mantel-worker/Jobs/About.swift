import ArchiveEngine
import HashEngine
import HeifEngine
import JPEGEngine
import MantelImaging
import RawEngine
import TerminalEngine
import VipsEngine
import WorkerMessages

extension WorkerDescription {
  /// The libraries that this program is linked to, and what it decodes.
  static var ofThisWorker: WorkerDescription {
    WorkerDescription(
      libraries: [
        Library(name: "libjpeg-turbo", version: JPEGDecoder.version),
        Library(name: "libvips", version: VipsDecoder.version),
        Library(name: "libheif", version: HeifDecoder.version),
        Library(name: "libraw", version: RawDecoder.version),
        Library(name: "nettle", version: SHA256Identifier.version),
        Library(name: "libarchive", version: TarReader.version),
        Library(name: "chafa", version: TerminalPainter.version),
      ],
      formats: PhotoFormat.allCases)
  }
}
