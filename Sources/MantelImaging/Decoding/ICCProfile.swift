/// The little that Mantel itself wants to know of an ICC profile (ICC.1:2022, sections 7 and 10).
///
/// Converting most photos' profiles to sRGB changes nothing, since they are sRGB, and costs more than decoding them.
public struct ICCProfile {
  private let bytes: [UInt8]

  /// A profile's bytes, whatever they are.
  public init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Whether this is a matrix profile with the primaries and the curve of sRGB, within what eight bits can show.
  public var isSRGB: Bool {
    guard text(at: 16) == "RGB ", position(of: "A2B0") == nil else { return false }
    let primaries: [(tag: String, value: [Double])] = [
      ("rXYZ", [0.4360, 0.2225, 0.0139]),
      ("gXYZ", [0.3851, 0.7169, 0.0971]),
      ("bXYZ", [0.1431, 0.0606, 0.7141]),
    ]
    return primaries.allSatisfy { tag, value in hasPoint(tag, near: value) }
      && ["rTRC", "gTRC", "bTRC"].allSatisfy(hasCurveOfSRGB)
  }

  private func hasPoint(_ tag: String, near value: [Double]) -> Bool {
    guard let start = position(of: tag), text(at: start) == "XYZ " else { return false }
    return value.indices.allSatisfy { isFixed(at: start + 8 + 4 * $0, near: value[$0], 0.0015) }
  }

  private func hasCurveOfSRGB(_ tag: String) -> Bool {
    guard let start = position(of: tag) else { return false }
    switch text(at: start) {
    case "para":
      guard let kind = number(at: start + 8, bytes: 2), kind == 3 || kind == 4 else { return false }
      let parameters =
        [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045] + (kind == 4 ? [0, 0] : [])
      return parameters.indices.allSatisfy {
        isFixed(at: start + 12 + 4 * $0, near: parameters[$0], 0.0005)
      }
    case "curv":
      guard let count = number(at: start + 8, bytes: 4), count >= 256 else { return false }
      // IEC 61966-2-1 at a quarter, a half and three quarters of the code range.
      return [(1, 0.05088), (2, 0.21404), (3, 0.52252)].allSatisfy { quarter, value in
        let index = (count - 1) * quarter / 4
        let fraction = Double((count - 1) * quarter % 4) / 4
        guard let low = number(at: start + 12 + 2 * index, bytes: 2),
          let high = number(at: start + 14 + 2 * index, bytes: 2)
        else { return false }
        let curve = (Double(low) + fraction * (Double(high) - Double(low))) / 65535
        return abs(curve - value) < 0.002
      }
    default: return false
    }
  }

  /// Where the data of a tag start.
  private func position(of tag: String) -> Int? {
    guard let count = number(at: 128, bytes: 4) else { return nil }
    for index in 0..<min(count, 100) where text(at: 132 + 12 * index) == tag {
      return number(at: 136 + 12 * index, bytes: 4)
    }
    return nil
  }

  private func text(at position: Int) -> String? {
    guard position >= 0, position <= bytes.count - 4 else { return nil }
    return String(decoding: bytes[position..<position + 4], as: UTF8.self)
  }

  private func number(at position: Int, bytes length: Int) -> Int? {
    guard position >= 0, position <= bytes.count - length else { return nil }
    return bytes[position..<position + length].reduce(0) { $0 << 8 | Int($1) }
  }

  /// Whether the signed 16.16 number there is that near to a value.
  private func isFixed(at position: Int, near value: Double, _ tolerance: Double) -> Bool {
    guard let raw = number(at: position, bytes: 4) else { return false }
    return abs(Double(Int32(truncatingIfNeeded: raw)) / 65536 - value) < tolerance
  }
}
