import CVips
import MantelImaging
import MantelSystem

/// Where libvips reads a photo's bytes: an open file, by position.
final class PhotoSource {
  private let file: OpenFile
  private let length: Int64

  init(_ file: OpenFile) throws(ImagingError) {
    self.file = file
    do throws(SystemError) {
      length = try file.status().size
    } catch {
      throw .system(error)
    }
    guard length > 0 else { throw .empty }
  }

  /// The picture in the file, its header read. It must not outlive the file.
  func picture(by loader: cvips_loader, shrink: Int) throws(ImagingError) -> VipsPicture {
    let source = cvips_source(file.descriptor, gint64(length))
    defer { cvips_release_source(source) }
    return try VipsPicture(cvips_load(source, loader, Int32(shrink)))
  }
}
