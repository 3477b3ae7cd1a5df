/// What the first directory of a TIFF or of an EXIF block says, as far as Mantel asks (TIFF 6.0, section 2).
public struct TIFFDirectory {
  /// The value of each tag whose value is one number that stands in the entry itself.
  private let numbers: [UInt16: UInt32]
  /// Every tag that is there.
  private let tags: Set<UInt16>

  /// The first directory of a file that starts with these bytes, if it stands in them as a whole.
  public static func first(in header: [UInt8]) -> TIFFDirectory? {
    guard let position = positionOfFirst(in: header) else { return nil }
    return TIFFDirectory(in: header, at: position, isBigEndian: header[0] == UInt8(ascii: "M"))
  }

  /// Where the first directory of a TIFF (not a BigTIFF) stands, in bytes from the start of the file.
  static func positionOfFirst(in header: [UInt8]) -> Int? {
    guard header.count >= 8 else { return nil }
    let isBigEndian = header[0] == UInt8(ascii: "M")
    let bytes = TIFFBytes(bytes: header, isBigEndian: isBigEndian)
    guard header[0] == header[1], isBigEndian || header[0] == UInt8(ascii: "I"),
      bytes.short(at: 2) == 42, let position = bytes.long(at: 4)
    else { return nil }
    return Int(exactly: position)
  }

  /// The directory at `position` of these bytes, if it stands in them as a whole.
  init?(in header: [UInt8], at position: Int, isBigEndian: Bool) {
    let bytes = TIFFBytes(bytes: header, isBigEndian: isBigEndian)
    guard let count = bytes.short(at: position), position + 2 + Int(count) * 12 <= header.count
    else { return nil }
    var numbers: [UInt16: UInt32] = [:]
    var tags: Set<UInt16> = []
    for index in 0..<Int(count) {
      let entry = position + 2 + index * 12
      guard let tag = bytes.short(at: entry), let type = bytes.short(at: entry + 2),
        let values = bytes.long(at: entry + 4)
      else { return nil }
      tags.insert(tag)
      guard values == 1 else { continue }
      switch type {
      case 3: numbers[tag] = bytes.short(at: entry + 8).map(UInt32.init)
      case 4, 13: numbers[tag] = bytes.long(at: entry + 8)
      default: break
      }
    }
    self.numbers = numbers
    self.tags = tags
  }

  /// Whether the file holds a sensor's samples: a DNG says its version; others have the samples in the first directory, or
  /// name their maker, call the first picture a reduced one and keep the large one in a sub-directory.
  var isCameraRaw: Bool {
    if tags.contains(Tag.dngVersion) { return true }
    if let kind = numbers[Tag.photometric], kind == 32803 || kind == 34892 { return true }
    let isReduced = (numbers[Tag.newSubfileType] ?? 0) & 1 == 1
    return tags.contains(Tag.make) && tags.contains(Tag.subDirectories) && isReduced
  }

  /// How the picture must be turned to stand upright, EXIF's 1…8; 1 where nothing sensible is said.
  public var orientation: Int {
    guard let value = numbers[Tag.orientation], (1...8).contains(value) else { return 1 }
    return Int(value)
  }

  private enum Tag {
    static let newSubfileType: UInt16 = 254
    static let photometric: UInt16 = 262
    static let make: UInt16 = 271
    static let orientation: UInt16 = 274
    static let subDirectories: UInt16 = 330
    static let dngVersion: UInt16 = 0xC612
  }
}

/// Numbers in a TIFF's byte order; nil where the bytes end.
private struct TIFFBytes {
  let bytes: [UInt8]
  let isBigEndian: Bool

  func short(at position: Int) -> UInt16? {
    guard position >= 0, position <= bytes.count - 2 else { return nil }
    let (first, second) = (UInt16(bytes[position]), UInt16(bytes[position + 1]))
    return isBigEndian ? first << 8 | second : second << 8 | first
  }

  func long(at position: Int) -> UInt32? {
    guard let first = short(at: position), let second = short(at: position + 2) else { return nil }
    return isBigEndian
      ? UInt32(first) << 16 | UInt32(second) : UInt32(second) << 16 | UInt32(first)
  }
}
