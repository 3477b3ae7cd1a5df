import CAdwaita
import MantelCore
import MantelImaging

/// Pictures as the toolkit's textures, for what is dragged.
enum DragPicture {
  /// A texture that is the caller's; nil where there is no memory for it.
  static func texture(_ pixels: PixelBuffer) -> OpaquePointer? {
    // The fourth byte of a pixel means nothing; in a texture it says how opaque the pixel is.
    var bytes = pixels.bytes
    for alpha in stride(from: 3, to: bytes.count, by: PixelBuffer.bytesPerPixel) {
      bytes[alpha] = 255
    }
    guard let data = g_bytes_new(bytes, gsize(bytes.count)) else { return nil }
    defer { g_bytes_unref(data) }
    return gdk_memory_texture_new(
      Int32(pixels.size.width), Int32(pixels.size.height), GDK_MEMORY_R8G8B8A8, data,
      gsize(pixels.bytesPerRow)
    )
  }
}
