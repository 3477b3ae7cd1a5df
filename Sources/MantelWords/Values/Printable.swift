/// Makes text from outside safe for one line of a terminal.
public enum Printable {
  /// The text of the bytes, with everything escaped that could break the line, steer the terminal or hide: control
  /// characters, line and paragraph separators, marks that turn the direction of writing, and bytes that are not UTF-8.
  ///
  /// A newline becomes `\n`, a stray byte `\xFF`, a hidden character `\u{202E}`, and a backslash `\\`, so that no two
  /// names look alike by escaping.
  public static func text(_ bytes: some Sequence<UInt8>) -> String {
    let bytes = Array(bytes)
    var result = ""
    var index = 0
    var parser = Unicode.UTF8.ForwardParser()
    var iterator = bytes.makeIterator()
    while true {
      switch parser.parseScalar(from: &iterator) {
      case .valid(let encoded):
        let scalar = Unicode.UTF8.decode(encoded)
        append(scalar, to: &result)
        index += encoded.count
      case .error(let length):
        for byte in bytes[index..<min(index + length, bytes.count)] {
          result += "\\x" + hexadecimal(UInt32(byte), digits: 2)
        }
        index += length
      case .emptyInput:
        return result
      }
    }
  }

  /// The same for text.
  public static func text(_ text: String) -> String { self.text(text.utf8) }

  private static func append(_ scalar: Unicode.Scalar, to result: inout String) {
    switch scalar {
    case "\\": result += "\\\\"
    case "\n": result += "\\n"
    case "\r": result += "\\r"
    case "\t": result += "\\t"
    case "\u{0}"..."\u{1F}", "\u{7F}": result += "\\x" + hexadecimal(scalar.value, digits: 2)
    case "\u{80}"..."\u{9F}", "\u{61C}", "\u{200B}", "\u{200E}", "\u{200F}",
      "\u{2028}"..."\u{202E}",
      "\u{2060}"..."\u{206F}", "\u{FEFF}", "\u{FFF9}"..."\u{FFFB}":
      result += "\\u{" + hexadecimal(scalar.value, digits: 1) + "}"
    default: result.unicodeScalars.append(scalar)
    }
  }

  private static func hexadecimal(_ value: UInt32, digits: Int) -> String {
    let text = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }
}
