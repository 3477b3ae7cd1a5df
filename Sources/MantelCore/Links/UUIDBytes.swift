/// The 16 bytes of a UUID in the order of its text.
public struct UUIDBytes: Hashable, Sendable {
  /// The first eight bytes, the first of them highest.
  private let high: UInt64
  /// The last eight.
  private let low: UInt64

  /// A UUID of exactly 16 bytes, or nil.
  public init?(_ bytes: some Collection<UInt8>) {
    guard bytes.count == 16 else { return nil }
    high = Self.word(bytes.prefix(8))
    low = Self.word(bytes.dropFirst(8))
  }

  /// Reads the usual spelling in UTF-8, 8-4-4-4-12 hexadecimal digits in either case; nil for any other.
  public init?(text: some Collection<UInt8>) {
    guard text.count == Self.textLength else { return nil }
    var words: (high: UInt64, low: UInt64) = (0, 0)
    for (position, byte) in text.enumerated() {
      if Self.isDash(position) {
        guard byte == dash else { return nil }
      } else {
        guard let digit = Self.value(ofDigit: byte) else { return nil }
        words.high = words.high << 4 | words.low >> 60
        words.low = words.low << 4 | UInt64(digit)
      }
    }
    (high, low) = words
  }

  /// The 16 bytes.
  public var bytes: [UInt8] {
    (0..<16).map { index in
      let word = index < 8 ? high : low
      return UInt8(truncatingIfNeeded: word >> (56 - 8 * UInt64(index % 8)))
    }
  }

  /// The usual spelling in lower case, in UTF-8.
  var utf8: [UInt8] {
    var text: [UInt8] = []
    for (index, byte) in bytes.enumerated() {
      if index == 4 || index == 6 || index == 8 || index == 10 { text.append(dash) }
      text.append(Self.digit(byte >> 4))
      text.append(Self.digit(byte & 15))
    }
    return text
  }

  private static let textLength = 36

  private static func isDash(_ position: Int) -> Bool {
    position == 8 || position == 13 || position == 18 || position == 23
  }

  private static func word(_ bytes: some Sequence<UInt8>) -> UInt64 {
    bytes.reduce(0) { $0 << 8 | UInt64($1) }
  }

  private static func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
  }

  private static func value(ofDigit digit: UInt8) -> UInt8? {
    switch digit {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): digit - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}

private let dash = UInt8(ascii: "-")
