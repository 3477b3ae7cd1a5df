import CHeif
import MantelCore
import MantelImaging
import MantelSystem

/// An open HEIF file: its boxes are read, no picture is decoded.
final class HeifContainer {
  private let context: OpaquePointer
  private let reader: PositionedReader
  private let format: PhotoFormat

  init(_ file: OpenFile, format: PhotoFormat) throws(ImagingError) {
    self.format = format
    do throws(SystemError) {
      reader = try PositionedReader(file)
    } catch {
      throw .system(error)
    }
    guard reader.length > 0 else { throw .empty }
    guard let context = heif_context_alloc() else { throw .damaged(detail: "out of memory") }
    self.context = context
    // One worker process runs on each core.
    heif_context_set_max_decoding_threads(context, 0)
    try check(reader.open(context))
  }

  deinit {
    heif_context_free(context)
  }

  /// The picture that the file is about.
  func primaryImage() throws(ImagingError) -> HeifImage {
    var handle: OpaquePointer?
    try check(heif_context_get_primary_image_handle(context, &handle))
    guard let handle else { throw .damaged(detail: "no primary image") }
    return HeifImage(handle, in: self)
  }

  /// Refuses from here on to put a picture together, of tiles, whose sides are longer than the header says by more than an
  /// encoder's largest block.
  func hold(to size: PixelSize) {
    let longest = Int32(clamping: max(size.width, size.height) + 64)
    heif_context_set_maximum_image_size_limit(context, longest)
  }

  /// Throws what libheif, or the system beneath it, says.
  func check(_ error: heif_error) throws(ImagingError) {
    guard error.code != heif_error_Ok else { return }
    if let failure = reader.failure { throw .system(failure) }
    let detail = error.message.map { String(cString: $0) } ?? ""
    switch error.code {
    case heif_error_Unsupported_filetype, heif_error_Unsupported_feature:
      throw .unsupported(format, detail: detail)
    default:
      throw .damaged(detail: detail)
    }
  }
}
