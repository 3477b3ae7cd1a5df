/// Reads text as bytes from front to back; a step that does not fit leaves it where it was.
struct ByteScanner {
  private let bytes: [UInt8]
  private var position = 0

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  var isAtEnd: Bool { position == bytes.count }

  /// The byte that comes next, 0 at the end.
  var next: UInt8 { isAtEnd ? 0 : bytes[position] }

  /// Steps over one of these ASCII characters, if it comes next.
  mutating func skip(_ characters: StaticString) -> Bool {
    let isThere = !isAtEnd && characters.withUTF8Buffer { $0.contains(next) }
    if isThere { position += 1 }
    return isThere
  }

  /// Steps over the bytes that satisfy `condition` and answers how many they were.
  mutating func skip(while condition: (UInt8) -> Bool) -> Int {
    let start = position
    while !isAtEnd, condition(next) { position += 1 }
    return position - start
  }

  /// A decimal number of `fewest` to `most` digits, at most 18, or nil if there are fewer. Further digits are left.
  mutating func number(fewest: Int, most: Int) -> Int64? {
    let start = position
    var value: Int64 = 0
    while position - start < most, isDigit(next) {
      value = value * 10 + Int64(next - UInt8(ascii: "0"))
      position += 1
    }
    if position - start >= fewest { return value }
    position = start
    return nil
  }

  /// -1 for a minus that comes next, 1 for a plus, nil for neither.
  mutating func sign() -> Int64? {
    if skip("-") { return -1 }
    return skip("+") ? 1 : nil
  }
}

func isDigit(_ byte: UInt8) -> Bool {
  (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
}

func isLetter(_ byte: UInt8) -> Bool {
  (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
}
