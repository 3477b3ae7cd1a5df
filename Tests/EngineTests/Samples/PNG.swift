/// Writes PNGs without compressing them.
enum PNG {
  /// A file whose rows (without their filter bytes) are these; `claim` overrides the size in the header.
  static func file(
    width: Int, rows: [[UInt8]], channels: Int = 3, claim: (width: Int, height: Int)? = nil
  ) -> [UInt8] {
    let size = claim ?? (width, rows.count)
    let kind: [UInt8] = [8, channels == 3 ? 2 : 0, 0, 0, 0]
    let header = number(size.width) + number(size.height) + kind
    let data: [UInt8] = rows.flatMap { (row: [UInt8]) -> [UInt8] in [0] + row }
    return [0x89] + Array("PNG\r\n".utf8) + [0x1A, 0x0A] + chunk("IHDR", header)
      + chunk("IDAT", deflated(data)) + chunk("IEND", [])
  }

  /// A zlib stream of stored blocks (RFC 1950, RFC 1951).
  private static func deflated(_ data: [UInt8]) -> [UInt8] {
    var stream: [UInt8] = [0x78, 0x01]
    var position = 0
    repeat {
      let block = data[position..<min(position + 65535, data.count)]
      position += block.count
      let (low, high) = (UInt8(block.count & 255), UInt8(block.count >> 8))
      stream += [position == data.count ? 1 : 0, low, high, ~low, ~high] + block
    } while position < data.count
    var (a, b) = (1, 0)
    for byte in data {
      a = (a + Int(byte)) % 65521
      b = (b + a) % 65521
    }
    return stream + number(b << 16 | a)
  }

  private static func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
    let body = Array(name.utf8) + data
    return number(data.count) + body + number(Int(checksum(body)))
  }

  /// CRC-32 (PNG 3rd edition, annex D).
  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(~0) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { value, _ in
        value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1
      }
    }
  }

  private static func number(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(value >> $0 & 255) }
  }
}
