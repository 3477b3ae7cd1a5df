import CJPEG
import MantelCore
import MantelImaging
import MantelSystem

/// One JPEG being decoded, row by row from the top.
final class JPEGReader {
  private let file: OpenFile
  private let reader: UnsafeMutablePointer<CJPEGReader>
  private var row: UnsafeMutablePointer<UInt8>?

  init(_ file: OpenFile) throws(ImagingError) {
    guard let reader = cjpeg_open(file.descriptor) else {
      throw .system(SystemError(.read, code: ENOMEM))
    }
    self.file = file
    self.reader = reader
  }

  deinit {
    row?.deallocate()
    cjpeg_close(reader)
  }

  /// The size of the picture as it is stored.
  func readHeader() throws(ImagingError) -> PixelSize {
    try check(cjpeg_read_header(reader), reader.pointee.fault)
    return PixelSize(
      width: Int(reader.pointee.decoder.image_width),
      height: Int(reader.pointee.decoder.image_height))
  }

  /// Begins the decoding at 1/`shrink` of the size, and answers with the size of what will come.
  func start(shrink: Int) throws(ImagingError) -> PixelSize {
    try check(cjpeg_start(reader, UInt32(shrink)), reader.pointee.fault)
    let size = PixelSize(
      width: Int(reader.pointee.decoder.output_width),
      height: Int(reader.pointee.decoder.output_height))
    row = .allocate(capacity: size.width * PixelBuffer.bytesPerPixel)
    return size
  }

  /// The next row's four-byte pixels, which hold until the next call.
  func nextRow() throws(ImagingError) -> UnsafePointer<UInt8> {
    guard let row else { preconditionFailure("rows come after start") }
    try check(cjpeg_read_row(reader, row), reader.pointee.fault)
    return UnsafePointer(row)
  }

  /// All rows, for a picture that needs no scaling.
  func pixels(_ size: PixelSize) throws(ImagingError) -> PixelBuffer {
    try PixelBuffer(size: size) { (bytes) throws(ImagingError) in
      guard let base = bytes.baseAddress else { return }
      for y in 0..<size.height {
        let target = base + y * size.width * PixelBuffer.bytesPerPixel
        try check(cjpeg_read_row(reader, target), reader.pointee.fault)
      }
    }
  }
}
