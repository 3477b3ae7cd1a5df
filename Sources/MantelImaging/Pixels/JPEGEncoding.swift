import MantelSystem

/// Something that writes pictures as JPEG. Blocks the thread that calls it.
public protocol JPEGEncoding: Sendable {
  /// A JPEG without any metadata, chroma at half the size each way, in a sealed memory file; the same pixels give the same bytes.
  ///
  /// `quality` is on libjpeg's scale of 1 to 100.
  func encode(_ pixels: PixelBuffer, quality: Int) throws(ImagingError) -> OpenFile
}
