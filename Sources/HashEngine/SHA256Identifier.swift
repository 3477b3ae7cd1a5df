import CNettle
import MantelImaging
import MantelSystem

/// Names a photo by nettle's SHA-256, which uses the processor's own instructions for it.
public struct SHA256Identifier: PhotoIdentifying {
  /// The version of nettle.
  public static var version: String {
    "\(nettle_version_major()).\(nettle_version_minor())"
  }

  private static let pieceLength = 1 << 18

  /// Holds nothing.
  public init() {}

  /// See `PhotoIdentifying`. Throws only `system`.
  public func identify(_ file: OpenFile) throws(ImagingError) -> String {
    do throws(SystemError) {
      return try Self.digest(file).prefix(16).hexadecimal
    } catch {
      throw .system(error)
    }
  }

  /// The 32 bytes of the hash of the file's bytes, read a piece at a time.
  private static func digest(_ file: OpenFile) throws(SystemError) -> [UInt8] {
    let piece = UnsafeMutableRawBufferPointer.allocate(byteCount: pieceLength, alignment: 64)
    defer { piece.deallocate() }
    var context = sha256_ctx()
    nettle_sha256_init(&context)
    var position: Int64 = 0
    while true {
      let count = try file.read(into: piece, at: position)
      if count == 0 { break }
      nettle_sha256_update(&context, count, piece.bindMemory(to: UInt8.self).baseAddress)
      position += Int64(count)
    }
    var digest = [UInt8](repeating: 0, count: Int(SHA256_DIGEST_SIZE))
    nettle_sha256_digest(&context, digest.count, &digest)
    return digest
  }
}
