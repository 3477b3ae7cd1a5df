import MantelImaging
import MantelSystem

/// A master that was decoded, and the file that it was decoded from.
///
/// Holds the file open, so that its number on the file system stays its own.
struct OpenMaster {
  let pixels: PixelBuffer
  private let file: OpenFile
  private let status: FileStatus

  /// Nil for a file that cannot be recognised again.
  init?(_ file: OpenFile, _ pixels: PixelBuffer) {
    guard let status = try? file.status() else { return nil }
    self.file = file
    self.status = status
    self.pixels = pixels
  }

  /// Whether the other descriptor is of the same file, unchanged.
  func isStill(_ other: OpenFile) -> Bool {
    (try? other.status()) == status
  }
}
