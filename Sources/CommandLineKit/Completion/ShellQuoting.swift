/// Text as one word of a shell's source.
enum ShellQuoting {
  /// For bash and zsh: between single quotes, where nothing has a meaning but the quote.
  static func posix(_ text: String) -> String {
    "'" + text.replacing("'", with: "'\\''") + "'"
  }

  /// For fish: between single quotes, where the quote and the backslash are escaped by a backslash.
  static func fish(_ text: String) -> String {
    "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
  }

  /// The name of a shell function that belongs to the program.
  static func function(_ program: String, _ part: String = "") -> String {
    let name = program.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" }
    return "_" + String(name) + (part.isEmpty ? "" : "_" + part)
  }
}

extension String {
  /// The text with every occurrence of one character replaced.
  fileprivate func replacing(_ old: Character, with new: String) -> String {
    reduce(into: "") { $0 += $1 == old ? new : String($1) }
  }
}
