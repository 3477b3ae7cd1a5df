import CGtk3
import MantelCore
import MantelImaging

/// A picture as cairo draws it.
final class PictureSurface {
  let handle: OpaquePointer
  /// In pixels.
  let width: Int
  /// In pixels.
  let height: Int

  /// Nil where there is no memory for it.
  init?(_ picture: PixelBuffer, scale: Double) {
    (width, height) = (picture.size.width, picture.size.height)
    guard
      let surface = cairo_image_surface_create(
        CAIRO_FORMAT_RGB24, Int32(clamping: width), Int32(clamping: height))
    else { return nil }
    handle = surface
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS,
      let rows = cairo_image_surface_get_data(surface)
    else {
      cairo_surface_destroy(surface)
      return nil
    }
    let stride = Int(cairo_image_surface_get_stride(surface))
    picture.bytes.withUnsafeBytes { bytes in
      for y in 0..<height {
        let row = UnsafeMutableRawPointer(rows + y * stride)
        for x in 0..<width {
          // Red, green, blue and one that means nothing; cairo's pixel is a number, 0xXXRRGGBB.
          let pixel = UInt32(
            bigEndian: bytes.loadUnaligned(
              fromByteOffset: y * picture.bytesPerRow + x * PixelBuffer.bytesPerPixel,
              as: UInt32.self))
          row.storeBytes(of: pixel >> 8, toByteOffset: x * 4, as: UInt32.self)
        }
      }
    }
    cairo_surface_mark_dirty(surface)
    cairo_surface_set_device_scale(surface, scale, scale)
  }

  isolated deinit {
    cairo_surface_destroy(handle)
  }
}
