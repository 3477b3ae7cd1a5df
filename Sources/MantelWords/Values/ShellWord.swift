extension Printable {
  /// The text as one word of a POSIX shell's command line: as it is where it can be, else in single quotes.
  ///
  /// What must not reach a terminal raw (see `text`) becomes octal escapes in `$'…'`, which POSIX.1-2024 has, as bash, zsh and
  /// ksh do: the word can still be typed, and it hides nothing.
  public static func shellWord(_ text: String) -> String {
    if !text.isEmpty, text.utf8.first != UInt8(ascii: "-"), text.utf8.allSatisfy(isPlain),
      isSafe(text)
    {
      return text
    }
    guard isSafe(text) else {
      return text.unicodeScalars.reduce("$'") { $0 + escaped($1) } + "'"
    }
    // Scalar by scalar: a quote with a combining mark after it is one character, but still ends the quotation.
    return text.unicodeScalars.reduce("'") { $0 + ($1 == "'" ? #"'\''"# : String($1)) } + "'"
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case 48...57, 65...90, 97...122, 0x80...: true
    default: "-_./:,+@%".utf8.contains(byte)
    }
  }

  private static func isSafe(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { $0 == "\\" || self.text(String($0)) == String($0) }
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    let character = String(scalar)
    guard scalar != "\\", scalar != "'" else { return "\\" + character }
    guard !isSafe(character) else { return character }
    return character.utf8.map { byte in
      let digits = String(byte, radix: 8)
      return "\\" + String(repeating: "0", count: 3 - digits.count) + digits
    }.joined()
  }
}

extension Words {
  /// A name as an argument of a command to be typed, with the options before it: after `--` where it looks like one itself.
  func shellArgument(_ name: String) -> String {
    (name.utf8.first == UInt8(ascii: "-") ? "-- " : "") + Printable.shellWord(name)
  }
}
