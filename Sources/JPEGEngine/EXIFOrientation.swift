import MantelImaging

/// The orientation in EXIF metadata (CIPA DC-008; the structure is TIFF 6.0's, section 2).
enum EXIFOrientation {
  private static let tag = 0x0112
  private static let short = 3

  /// The orientation that a JPEG's APP1 segment states; nil where it is no EXIF, or says none, or nonsense.
  static func read(fromSegment segment: [UInt8]) -> PhotoOrientation? {
    let name = Array("Exif\0\0".utf8)
    guard segment.starts(with: name) else { return nil }
    return read(fromTIFF: segment[name.count...])
  }

  /// The same, of the TIFF structure inside.
  static func read(fromTIFF bytes: ArraySlice<UInt8>) -> PhotoOrientation? {
    guard let numbers = Numbers(bytes), let directory = numbers.long(at: 4),
      let count = numbers.short(at: directory)
    else { return nil }
    for index in 0..<count {
      let entry = directory + 2 + 12 * index
      guard let found = numbers.short(at: entry) else { return nil }
      guard found == tag else { continue }
      guard numbers.short(at: entry + 2) == short, numbers.long(at: entry + 4) == 1 else {
        return nil
      }
      return numbers.short(at: entry + 8).flatMap(PhotoOrientation.init(rawValue:))
    }
    return nil
  }

  /// The numbers of a TIFF structure, in the byte order that it states; nil beyond its end.
  private struct Numbers {
    private let bytes: ArraySlice<UInt8>
    private let littleEndian: Bool

    init?(_ bytes: ArraySlice<UInt8>) {
      switch Array(bytes.prefix(4)) {
      case [0x49, 0x49, 42, 0]: littleEndian = true
      case [0x4D, 0x4D, 0, 42]: littleEndian = false
      default: return nil
      }
      self.bytes = bytes
    }

    func short(at offset: Int) -> Int? {
      number(at: offset, length: 2)
    }

    func long(at offset: Int) -> Int? {
      number(at: offset, length: 4)
    }

    private func number(at offset: Int, length: Int) -> Int? {
      guard offset >= 0, offset <= bytes.count - length else { return nil }
      let start = bytes.startIndex + offset
      let digits = bytes[start..<start + length]
      return littleEndian
        ? digits.reversed().reduce(0) { $0 << 8 | Int($1) }
        : digits.reduce(0) { $0 << 8 | Int($1) }
    }
  }
}
