import MantelCore
import MantelImaging
import MantelSystem

/// What stands in a JPEG before its first scan, as far as it decides how the photo is decoded (ITU-T T.81, annex B).
struct JPEGHeader: Equatable {
  /// The lowest byte of the frame's marker: 0xC0 baseline, 0xC1 extended, 0xC2 progressive, others rare.
  var process: UInt8?
  /// Bits a sample.
  var precision = 0
  /// 1 for grey, 3 for colour, 4 for print.
  var components = 0
  /// As the picture is stored, in pixels.
  var size = PixelSize(width: 0, height: 0)
  /// How many samples there are for each pixel: 3 in full colour, 1.5 with chroma at half the size each way.
  var samplesPerPixel = 0.0
  /// How EXIF says that the picture stands.
  var orientation = PhotoOrientation.upright
  /// The first piece of the ICC profile, at most 64 KiB; nil where there is none.
  var profile: [UInt8]?

  /// More segments than any camera writes.
  private static let maximumSegments = 2000

  /// Whether a decoder has to keep all of the picture's coefficients until the last scan has come.
  var isProgressive: Bool { process == 0xC2 || process == 0xCA }

  /// Reads the segments up to the first scan, or as far as they make sense.
  init(_ file: OpenFile) throws(SystemError) {
    var scanner = ByteScanner(file)
    scanner.skip(2)
    for _ in 0..<Self.maximumSegments {
      guard let marker = try Self.nextMarker(&scanner) else { return }
      if marker == 0xD8 || marker == 0x01 || (0xD0...0xD7).contains(marker) { continue }
      if marker == 0xDA || marker == 0xD9 { return }
      guard let length = try scanner.pair(), length >= 2 else { return }
      try read(marker, length - 2, &scanner)
    }
  }

  private static func nextMarker(_ scanner: inout ByteScanner) throws(SystemError) -> UInt8? {
    var afterFF = false
    while let byte = try scanner.byte() {
      if byte == 0xFF {
        afterFF = true
      } else if afterFF, byte != 0 {
        return byte
      } else {
        afterFF = false
      }
    }
    return nil
  }

  private mutating func read(_ marker: UInt8, _ length: Int, _ scanner: inout ByteScanner)
    throws(SystemError)
  {
    switch marker {
    case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
      let frame = try scanner.bytes(length)
      guard process == nil, frame.count >= 6 else { return }
      process = marker
      precision = Int(frame[0])
      size = PixelSize(
        width: Int(frame[3]) << 8 | Int(frame[4]), height: Int(frame[1]) << 8 | Int(frame[2]))
      components = Int(frame[5])
      // Each component has its identifier, its two sampling factors in one byte, and its table.
      let factors = stride(from: 7, to: min(frame.count, 6 + 3 * components), by: 3)
        .map { Double((frame[$0] >> 4) * (frame[$0] & 15)) }
      samplesPerPixel = factors.reduce(0, +) / max(1, factors.max() ?? 1)
    case 0xE1:
      let segment = try scanner.bytes(length)
      if let found = EXIFOrientation.read(fromSegment: segment) { orientation = found }
    case 0xE2:
      let segment = try scanner.bytes(length)
      let name = Array("ICC_PROFILE\0".utf8)
      // Behind the name stand the piece's number and how many pieces there are.
      guard segment.starts(with: name), segment.count > name.count + 2 else { return }
      if segment[name.count] == 1 { profile = Array(segment[(name.count + 2)...]) }
      if profile == nil { profile = [] }
    default:
      scanner.skip(length)
    }
  }
}
