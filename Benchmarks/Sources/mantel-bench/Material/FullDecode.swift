import CJPEG
import Dispatch
import MantelCore
import MantelSystem
import Measuring

/// Decoding by libjpeg-turbo at full size and nothing else: the floor below every import.
enum FullDecode {
  /// Asks this program for the floor alone, so that it is measured as a process as the others are.
  static let option = "--decode"

  /// Why a photograph could not be decoded.
  struct Failure: Error {}

  /// What the file's header tells.
  static func header(of file: OpenFile) throws -> (size: PixelSize, isProgressive: Bool) {
    let reader = try open(file)
    defer { cjpeg_close(reader) }
    let decoder = reader.pointee.decoder
    return (
      PixelSize(width: Int(decoder.image_width), height: Int(decoder.image_height)),
      decoder.progressive_mode != 0
    )
  }

  /// Decodes the files on all processors, each a row at a time into the same row.
  static func run(_ paths: [FilePath]) throws {
    let outcomes = LockedFlag()
    DispatchQueue.concurrentPerform(iterations: paths.count) { index in
      do { try decode(paths[index]) } catch { outcomes.raise() }
    }
    if outcomes.isRaised { throw Failure() }
  }

  private static func decode(_ path: FilePath) throws {
    let file = try OpenFile.open(path, for: .reading)
    let reader = try open(file)
    defer { cjpeg_close(reader) }
    guard cjpeg_start(reader, 1) == CJPEG_DONE else { throw Failure() }
    let row = UnsafeMutablePointer<UInt8>.allocate(
      capacity: Int(reader.pointee.decoder.output_width) * 4)
    defer { row.deallocate() }
    while reader.pointee.decoder.output_scanline < reader.pointee.decoder.output_height {
      guard cjpeg_read_row(reader, row) == CJPEG_DONE else { throw Failure() }
    }
  }

  private static func open(_ file: OpenFile) throws -> UnsafeMutablePointer<CJPEGReader> {
    guard let reader = cjpeg_open(file.descriptor) else { throw Failure() }
    guard cjpeg_read_header(reader) == CJPEG_DONE else {
      cjpeg_close(reader)
      throw Failure()
    }
    return reader
  }
}
