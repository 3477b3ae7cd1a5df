import CMetadata
import MantelImaging
import MantelStore
import MantelSystem

/// Reads EXIF, XMP and IPTC by exiv2, through gexiv2.
public struct MetadataReader: MetadataReading {
  /// The version of gexiv2.
  public static var version: String {
    let number = cmetadata_version()
    return "\(number / 10_000).\(number / 100 % 100).\(number % 100)"
  }

  /// A reader.
  public init() {}

  /// See `MetadataReading`.
  public func metadata(of file: OpenFile) -> PhotoMetadata {
    guard let found = ExivMetadata(file) else { return PhotoMetadata() }
    return PhotoMetadata(MetadataTags(found.bytes), position: found.position)
  }
}
