import CJPEG
import MantelCore
import MantelImaging
import MantelSystem

/// Writes JPEG by libjpeg-turbo.
public struct JPEGEncoder: JPEGEncoding {
  /// An encoder.
  public init() {}

  /// See `JPEGEncoding`.
  public func encode(_ pixels: PixelBuffer, quality: Int) throws(ImagingError) -> OpenFile {
    var bytes: UnsafeMutablePointer<UInt8>?
    var length: UInt = 0
    let outcome = pixels.bytes.withUnsafeBufferPointer { source in
      cjpeg_write(
        source.baseAddress, UInt32(pixels.size.width), UInt32(pixels.size.height), Int32(quality),
        &bytes, &length)
    }
    defer { free(bytes) }
    guard outcome == CJPEG_DONE else {
      throw .system(SystemError(.createMemoryFile, code: ENOMEM))
    }
    do {
      return try MemoryFile.containing(UnsafeRawBufferPointer(start: bytes, count: Int(length)))
    } catch {
      throw .system(error)
    }
  }
}
