/// What an ICC profile says of its colours, as far as it tells whether they are sRGB's (ICC.1:2022, sections 7 to 10).
struct ColorProfile {
  private let bytes: [UInt8]
  private let tags: [UInt32: Range<Int>]

  /// Nil for bytes that are no profile of colours in red, green and blue, or less of one than its table of tags.
  init?(_ bytes: [UInt8]) {
    func number(_ offset: Int) -> Int { Self.number(bytes, offset) }
    guard bytes.count >= 132, number(16) == Self.code("RGB "), number(20) == Self.code("XYZ ")
    else { return nil }
    let count = number(128)
    guard count <= 100, bytes.count >= 132 + 12 * count else { return nil }
    var tags: [UInt32: Range<Int>] = [:]
    for index in 0..<count {
      let entry = 132 + 12 * index
      let start = number(entry + 4)
      let length = number(entry + 8)
      guard start <= bytes.count, length <= bytes.count - start else { continue }
      tags[UInt32(truncatingIfNeeded: number(entry))] = start..<start + length
    }
    self.bytes = bytes
    self.tags = tags
  }

  /// Whether its primaries and its curves are sRGB's, within what no eye sees (IEC 61966-2-1, adapted to D50).
  var isSRGB: Bool {
    // A table from colours to colours outranks primaries and curves.
    guard tags[UInt32(Self.code("A2B0"))] == nil else { return false }
    let primaries: [(String, [Double])] = [
      ("rXYZ", [0.4361, 0.2225, 0.0139]), ("gXYZ", [0.3851, 0.7169, 0.0971]),
      ("bXYZ", [0.1431, 0.0606, 0.7141]),
    ]
    let primariesAgree = primaries.allSatisfy { name, expected in
      guard let found = point(name) else { return false }
      return zip(found, expected).allSatisfy { abs($0 - $1) < 0.003 }
    }
    return primariesAgree && ["rTRC", "gTRC", "bTRC"].allSatisfy(hasCurveOfSRGB)
  }

  private func point(_ name: String) -> [Double]? {
    guard let range = tags[UInt32(Self.code(name))], range.count >= 20 else { return nil }
    return (0..<3).map { fixed(range.lowerBound + 8 + 4 * $0) }
  }

  private func hasCurveOfSRGB(_ name: String) -> Bool {
    guard let range = tags[UInt32(Self.code(name))], range.count >= 12 else { return false }
    let start = range.lowerBound
    switch Self.number(bytes, start) {
    case Self.code("para"):
      // Y = (a·X + b)^g from d on, c·X below.
      guard bytes[start + 9] == 3, range.count >= 32 else { return false }
      let parameters = (0..<5).map { fixed(start + 12 + 4 * $0) }
      return zip(parameters, [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045])
        .allSatisfy { abs($0 - $1) < 0.002 }
    case Self.code("curv"):
      let count = Self.number(bytes, start + 8)
      guard count >= 256, range.count - 12 >= 2 * count else { return false }
      return Self.samples.allSatisfy { encoded, linear in
        let index = Int((encoded * Double(count - 1)).rounded())
        let offset = start + 12 + 2 * index
        let value = Double(Int(bytes[offset]) << 8 | Int(bytes[offset + 1])) / 65535
        return abs(value - linear) < 0.005
      }
    default:
      return false
    }
  }

  /// Points of sRGB's curve: the encoded value and how much light it means.
  private static let samples = [
    (0.0, 0.0), (0.1, 0.010_02), (0.25, 0.050_88), (0.5, 0.214_04), (0.75, 0.522_52), (1.0, 1.0),
  ]

  private func fixed(_ offset: Int) -> Double {
    Double(Int32(truncatingIfNeeded: Self.number(bytes, offset))) / 65536
  }

  private static func number(_ bytes: [UInt8], _ offset: Int) -> Int {
    bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
  }

  private static func code(_ name: String) -> Int {
    name.utf8.reduce(0) { $0 << 8 | Int($1) }
  }
}
