import HeifEngine
import JPEGEngine
import MantelImaging
import MantelSystem
import RawEngine
import VipsEngine

/// Finds out what a file is and decodes it by the first decoder that takes it.
struct PhotoOpening {
  /// JPEG's fast lane stands before libvips, which takes the JPEGs that it leaves.
  private let decoders: [any PhotoDecoding] = [
    JPEGDecoder(), HeifDecoder(finishing: VipsFinisher()), RawDecoder(finishing: VipsFinisher()),
    VipsDecoder(),
  ]

  /// Refuses what is no file, an empty one and one that is too large.
  func check(_ file: OpenFile) throws(ImagingError) {
    let status: FileStatus
    do { status = try file.status() } catch { throw .system(error) }
    guard status.kind == .file else { throw .notAFile(status.kind) }
    guard status.size > 0 else { throw .empty }
    guard status.size <= PhotoLimits.maximumFileSize else {
      throw .fileTooLarge(bytes: status.size)
    }
  }

  /// The photo with its longest side at most `side`, and what its bytes were.
  func decode(_ file: OpenFile, side: Int) throws(ImagingError) -> (PhotoFormat, DecodedPhoto) {
    try check(file)
    let format = try PhotoFormat.of(file)
    for decoder in decoders {
      if let photo = try decoder.decode(file, format: format, side: side) { return (format, photo) }
    }
    throw .unsupported(format, detail: "no decoder takes this variant")
  }
}
