import CAdwaita
import MantelCore
import MantelImaging

/// A picture as cairo draws it, in memory that is used again for the next picture of the same size.
final class PictureSurface {
  let handle: OpaquePointer
  /// In pixels.
  let size: PixelSize

  /// Nil where there is no memory for it.
  init?(_ picture: PixelBuffer) {
    size = picture.size
    guard
      let surface = cairo_image_surface_create(
        CAIRO_FORMAT_RGB24, Int32(clamping: size.width), Int32(clamping: size.height))
    else { return nil }
    handle = surface
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else { return nil }
    write(picture)
  }

  /// Puts another picture of the same size in its place.
  func write(_ picture: PixelBuffer) {
    // Frames that are not on screen yet keep what they draw: cairo copies it for them now.
    cairo_surface_flush(handle)
    guard let rows = cairo_image_surface_get_data(handle) else { return }
    let stride = Int(cairo_image_surface_get_stride(handle))
    let width = size.width
    picture.bytes.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress else { return }
      for y in 0..<size.height {
        let source = (start + y * picture.bytesPerRow).assumingMemoryBound(to: UInt32.self)
        let row = UnsafeMutableRawPointer(rows + y * stride).assumingMemoryBound(to: UInt32.self)
        // Red, green, blue and one that means nothing; cairo's pixel is a number, 0xXXRRGGBB.
        for x in 0..<width { row[x] = UInt32(bigEndian: source[x]) >> 8 }
      }
    }
    cairo_surface_mark_dirty(handle)
  }

  isolated deinit {
    cairo_surface_destroy(handle)
  }
}
