import MantelSystem

/// Something that names a photo by its bytes.
///
/// Runs only in mantel-worker, from one thread; may block it for as long as reading the file takes.
public protocol PhotoIdentifying: Sendable {
  /// The first 128 bits of the SHA-256 of the file's bytes, as 32 lower-case hexadecimal digits.
  func identify(_ file: OpenFile) throws(ImagingError) -> String
}
