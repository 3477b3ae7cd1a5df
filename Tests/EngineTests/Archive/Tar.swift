/// Writes tar archives by hand (POSIX.1-1988, ustar), those too that no honest program would write.
enum Tar {
  /// A header and its data, padded to whole blocks.
  static func entry(
    _ name: [UInt8], _ data: [UInt8] = [], kind: Character = "0", link: String = "",
    size: Int? = nil
  ) -> [UInt8] {
    var header = [UInt8](repeating: 0, count: 512)
    func put(_ bytes: [UInt8], at position: Int) {
      header.replaceSubrange(position..<position + bytes.count, with: bytes)
    }
    put(Array(name.prefix(100)), at: 0)
    put(Array("0000600\00000000\00000000\0".utf8), at: 100)
    put(octal(size ?? data.count, digits: 11), at: 124)
    put(octal(0, digits: 11), at: 136)
    put(Array("        ".utf8), at: 148)
    put([kind.asciiValue ?? 0], at: 156)
    put(Array(link.utf8), at: 157)
    put(Array("ustar\u{0}00".utf8), at: 257)
    let sum = header.reduce(0) { $0 + Int($1) }
    put(octal(sum, digits: 6) + [0], at: 148)
    return header + padded(data)
  }

  static func entry(_ name: String, _ data: [UInt8] = []) -> [UInt8] {
    entry(Array(name.utf8), data)
  }

  /// An entry whose name stands in a pax header (POSIX.1-2001).
  static func paxEntry(_ name: String, _ data: [UInt8]) -> [UInt8] {
    let record = " path=\(name)\n"
    var length = record.utf8.count + 2
    if String(length).count + record.utf8.count != length { length += 1 }
    return entry(Array("pax".utf8), Array("\(length)\(record)".utf8), kind: "x") + entry("x", data)
  }

  /// What stands behind the last entry.
  static let end = [UInt8](repeating: 0, count: 1024)

  private static func octal(_ value: Int, digits: Int) -> [UInt8] {
    let text = String(value, radix: 8)
    return Array((String(repeating: "0", count: max(0, digits - text.count)) + text).utf8) + [0]
  }

  private static func padded(_ data: [UInt8]) -> [UInt8] {
    data + [UInt8](repeating: 0, count: (512 - data.count % 512) % 512)
  }
}
