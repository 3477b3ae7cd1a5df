/// First bytes of files.
enum Header {
  /// An ISO base media file's first box with these brands, the major one first.
  static func brands(_ brands: String..., length: Int? = nil) -> [UInt8] {
    var box = Array("ftyp".utf8) + Array((brands.first ?? "").utf8) + [0, 0, 0, 0]
    for brand in brands.dropFirst() { box += Array(brand.utf8) }
    return number(length ?? box.count + 4, bigEndian: true) + box
  }

  /// A TIFF whose first directory stands at `position` and has these tags, each with one number of 32 bits.
  static func tiff(
    _ tags: [(tag: Int, value: Int)], bigEndian: Bool = false, at position: Int = 8
  ) -> [UInt8] {
    func short(_ value: Int) -> [UInt8] {
      let bytes = [UInt8(value & 255), UInt8(value >> 8)]
      return bigEndian ? bytes.reversed() : bytes
    }
    func long(_ value: Int) -> [UInt8] { number(value, bigEndian: bigEndian) }
    let mark = Array((bigEndian ? "MM" : "II").utf8) + short(42) + long(position)
    let gap = [UInt8](repeating: 0, count: max(0, position - 8))
    var bytes = mark + gap + short(tags.count)
    for (tag, value) in tags { bytes += short(tag) + short(4) + long(1) + long(value) }
    return bytes + long(0)
  }

  private static func number(_ value: Int, bigEndian: Bool) -> [UInt8] {
    let bytes = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    return bigEndian ? bytes : bytes.reversed()
  }
}
