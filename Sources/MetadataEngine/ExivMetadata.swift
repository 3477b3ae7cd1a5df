import CMetadata
import MantelImaging
import MantelSystem

/// The metadata of one open file.
final class ExivMetadata {
  private static let isStarted: Bool = cmetadata_start() == 0

  private let metadata: OpaquePointer
  /// gexiv2 reads from it as long as it is open.
  private let file: OpenFile

  /// Reads what there is; nil where that is nothing readable.
  init?(_ file: OpenFile) {
    guard Self.isStarted, let size = try? file.status().size, size > 0,
      size <= PhotoLimits.maximumFileSize,
      let metadata = cmetadata_open(file.descriptor, gint64(size))
    else { return nil }
    self.metadata = metadata
    self.file = file
  }

  deinit {
    cmetadata_release(metadata)
  }

  /// The bytes of a tag's text.
  func bytes(of tag: String) -> [UInt8]? {
    guard let text = cmetadata_text(metadata, tag) else { return nil }
    defer { cmetadata_free(text) }
    return [UInt8](UnsafeRawBufferPointer(start: text, count: strlen(text)))
  }

  /// Degrees north and east, unchecked.
  var position: (latitude: Double, longitude: Double)? {
    var latitude = 0.0
    var longitude = 0.0
    guard cmetadata_place(metadata, &latitude, &longitude) != 0 else { return nil }
    return (latitude, longitude)
  }
}
