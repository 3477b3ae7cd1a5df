import CRaw
import MantelCore
import MantelImaging

/// An open RAW file: its header is read, its samples are not.
final class RawNegative {
  private let raw: OpaquePointer
  private let damage: UnsafeMutablePointer<Int32>
  private let bytes: UnsafeMutableRawBufferPointer

  init(_ content: [UInt8]) throws(ImagingError) {
    guard !content.isEmpty else { throw .empty }
    let damage = UnsafeMutablePointer<Int32>.allocate(capacity: 1)
    damage.initialize(to: 0)
    guard let raw = craw_new(damage) else {
      damage.deallocate()
      throw .damaged(detail: "out of memory")
    }
    self.raw = raw
    self.damage = damage
    // libraw reads from these bytes as long as it is open.
    bytes = .allocate(byteCount: content.count, alignment: 16)
    bytes.copyBytes(from: content)
    try check(craw_open(raw, bytes.baseAddress, bytes.count))
    try PhotoLimits.check(
      PixelSize(width: Int(craw_raw_width(raw)), height: Int(craw_raw_height(raw))))
  }

  deinit {
    craw_free(raw)
    bytes.deallocate()
    damage.deallocate()
  }

  /// The upright photo in pixels, unless `isReshaped`.
  var size: PixelSize {
    let (width, height) = (Int(craw_width(raw)), Int(craw_height(raw)))
    return craw_is_turned(raw) != 0
      ? PixelSize(width: height, height: width) : PixelSize(width: width, height: height)
  }

  /// Whether the sensor's cells are not square or stand on their corners, so that only the developed picture tells the size.
  var isReshaped: Bool {
    abs(craw_cell_aspect(raw) - 1) > 0.001 || craw_is_diamond(raw) != 0
  }

  /// Decodes the samples and makes a picture of them, of half the sides if `halved`.
  func developed(halved: Bool) throws(ImagingError) -> RawPicture {
    try check(craw_develop(raw, halved ? 1 : 0))
    guard damage.pointee == 0 else { throw .damaged(detail: "samples that make no sense") }
    var code: Int32 = 0
    let picture = craw_take(raw, &code)
    try check(code)
    return try RawPicture(picture)
  }

  private func check(_ code: Int32) throws(ImagingError) {
    guard code != 0 else { return }
    let detail = String(cString: craw_message(code))
    guard craw_is_unsupported(code) == 0 else { throw .unsupported(.raw, detail: detail) }
    throw .damaged(detail: detail)
  }
}
