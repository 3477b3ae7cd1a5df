extension Sequence where Element == UInt8 {
  /// Two lower-case hexadecimal digits a byte.
  public var hexadecimal: String {
    var digits: [UInt8] = []
    for byte in self {
      digits.append(digit(byte >> 4))
      digits.append(digit(byte & 15))
    }
    return String(decoding: digits, as: UTF8.self)
  }
}

extension [UInt8] {
  /// The bytes of pairs of hexadecimal digits in either case, or nil when the text is anything else.
  public init?(hexadecimal text: some StringProtocol) {
    let digits = Array(text.utf8)
    guard digits.count.isMultiple(of: 2) else { return nil }
    var bytes: [UInt8] = []
    for start in stride(from: 0, to: digits.count, by: 2) {
      guard let high = value(ofDigit: digits[start]), let low = value(ofDigit: digits[start + 1])
      else { return nil }
      bytes.append(high << 4 | low)
    }
    self = bytes
  }
}

private func digit(_ value: UInt8) -> UInt8 {
  value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
}

private func value(ofDigit digit: UInt8) -> UInt8? {
  switch digit {
  case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
  case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
  case UInt8(ascii: "A")...UInt8(ascii: "F"): digit - UInt8(ascii: "A") + 10
  default: nil
  }
}
