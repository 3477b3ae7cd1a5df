import MantelCore

/// A picture in memory: upright, opaque, sRGB, eight bits a channel.
///
/// Four bytes a pixel (red, green, blue and one that means nothing), row by row from the top left without gaps.
public struct PixelBuffer: Equatable, Sendable {
  /// Bytes from one pixel to the next.
  public static let bytesPerPixel = 4

  /// In pixels, each way at least 1.
  public let size: PixelSize
  /// `size.width * size.height * bytesPerPixel` bytes.
  public var bytes: [UInt8]

  /// A picture whose bytes `fill` writes, all of them.
  public init<Failure: Error>(
    size: PixelSize, fill: (UnsafeMutableBufferPointer<UInt8>) throws(Failure) -> Void
  ) throws(Failure) {
    precondition(size.width > 0 && size.height > 0, "a picture has at least one pixel")
    self.size = size
    let count = size.width * size.height * Self.bytesPerPixel
    var failure: Failure?
    bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      do throws(Failure) {
        try fill(UnsafeMutableBufferPointer(rebasing: buffer[..<count]))
        initialized = count
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
  }

  /// Bytes from one row to the next.
  public var bytesPerRow: Int { size.width * Self.bytesPerPixel }
}
