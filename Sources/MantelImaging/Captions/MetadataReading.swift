import MantelStore
import MantelSystem

/// Something that reads what a photo's file says of it.
///
/// Runs only in mantel-worker, from one thread; may block it for as long as reading the file takes. It reads `file` at stated
/// positions and trusts nothing in it.
public protocol MetadataReading: Sendable {
  /// What the file says; a file whose metadata cannot be read says nothing, since a photo is worth having without.
  func metadata(of file: OpenFile) -> PhotoMetadata
}
