import HeifEngine
import JPEGEngine
import MantelImaging
import MantelSystem
import RawEngine
import VipsEngine

/// Finds out what a file is and decodes it by the first decoder that takes it.
final class PhotoOpening: PictureOpening {
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

  /// What a file is and how it will be read.
  func open(_ file: OpenFile) throws(ImagingError) -> OpenPhoto {
    try check(file)
    return OpenPhoto(file: file, format: try PhotoFormat.of(file))
  }

  /// See `PictureOpening`.
  func pixels(of file: OpenFile) throws(ImagingError) -> PixelBuffer {
    try decode(open(file), side: RenderRecipe.longestSide).pixels
  }

  /// About how many bytes of memory `decode` will take.
  func memory(for photo: OpenPhoto, side: Int) throws(ImagingError) -> Int64 {
    guard photo.format == .jpeg else { return Self.usualMemory }
    return try JPEGDecoder().memory(for: photo.file, side: side)
  }

  /// The photo with its longest side at most `side`.
  func decode(_ photo: OpenPhoto, side: Int) throws(ImagingError) -> DecodedPhoto {
    for decoder in decoders {
      if let decoded = try decoder.decode(photo.file, format: photo.format, side: side) {
        return decoded
      }
    }
    throw .unsupported(photo.format, detail: "no decoder takes this variant")
  }

  /// What twelve million pixels in one of the other formats take.
  private static let usualMemory: Int64 = 64 << 20
}

/// A photo whose format is known.
struct OpenPhoto {
  let file: OpenFile
  let format: PhotoFormat
}
