/// Builds the TIFF that EXIF is made of: a first directory, EXIF's and GPS's.
struct TIFFMetadata {
  /// One value of a directory.
  enum Value {
    case text([UInt8])
    case rationals([(UInt32, UInt32)])
    case short(UInt16)
    case long(UInt32)

    fileprivate var type: UInt16 {
      switch self {
      case .text: 2
      case .short: 3
      case .long: 4
      case .rationals: 5
      }
    }

    fileprivate var count: UInt32 {
      switch self {
      case .text(let bytes): UInt32(bytes.count)
      case .rationals(let values): UInt32(values.count)
      case .short, .long: 1
      }
    }

    fileprivate var bytes: [UInt8] {
      switch self {
      case .text(let bytes): bytes
      case .rationals(let values): values.flatMap { little($0.0) + little($0.1) }
      case .short(let value): little(value) + [0, 0]
      case .long(let value): little(value)
      }
    }
  }

  var image: [UInt16: Value] = [:]
  var exif: [UInt16: Value] = [:]
  var gps: [UInt16: Value] = [:]

  /// Text with the NUL that EXIF ends it with.
  static func text(_ text: String) -> Value { .text(Array(text.utf8) + [0]) }

  /// The file: little-endian, directories one behind the other.
  var bytes: [UInt8] {
    var image = image
    // Their places are known once the sizes are.
    if !exif.isEmpty { image[0x8769] = .long(0) }
    if !gps.isEmpty { image[0x8825] = .long(0) }
    let exifStart = 8 + UInt32(Self.directory(image, at: 8).count)
    let exifBytes = exif.isEmpty ? [] : Self.directory(exif, at: exifStart)
    let gpsStart = exifStart + UInt32(exifBytes.count)
    if !exif.isEmpty { image[0x8769] = .long(exifStart) }
    if !gps.isEmpty { image[0x8825] = .long(gpsStart) }
    return [0x49, 0x49, 42, 0] + little(UInt32(8)) + Self.directory(image, at: 8) + exifBytes
      + (gps.isEmpty ? [] : Self.directory(gps, at: gpsStart))
  }

  private static func directory(_ values: [UInt16: Value], at start: UInt32) -> [UInt8] {
    var entries = little(UInt16(values.count))
    var data: [UInt8] = []
    let dataStart = start + 2 + 12 * UInt32(values.count) + 4
    for (tag, value) in values.sorted(by: { $0.key < $1.key }) {
      entries += little(tag) + little(value.type) + little(value.count)
      var bytes = value.bytes
      if bytes.count <= 4 {
        entries += bytes + [UInt8](repeating: 0, count: 4 - bytes.count)
      } else {
        entries += little(dataStart + UInt32(data.count))
        if bytes.count % 2 == 1 { bytes.append(0) }
        data += bytes
      }
    }
    return entries + little(UInt32(0)) + data
  }
}

/// A number, its lowest byte first.
func little(_ value: some FixedWidthInteger) -> [UInt8] {
  withUnsafeBytes(of: value.littleEndian) { Array($0) }
}

/// A number, its highest byte first.
func big(_ value: some FixedWidthInteger) -> [UInt8] {
  withUnsafeBytes(of: value.bigEndian) { Array($0) }
}
