import MantelSystem

/// A file that tells a desktop how to start a program, as the desktop entry specification has it.
public struct DesktopEntry: Sendable {
  /// A text in several languages.
  public struct Text: Sendable {
    /// Where the desktop's language is none of the others.
    public let plain: String
    /// By the code of a language, such as `de`.
    public let translations: [(language: String, text: String)]

    /// A text with its translations.
    public init(_ plain: String, translations: [(language: String, text: String)]) {
      self.plain = plain
      self.translations = translations
    }
  }

  /// What the program is called.
  public let name: Text
  /// What it does.
  public let comment: Text
  /// Where it lies, absolute.
  public let program: FilePath
  /// Variables for it beside those of the session.
  public let variables: [(name: String, value: FilePath)]

  /// An entry for a program without arguments.
  public init(
    name: Text, comment: Text, program: FilePath, variables: [(name: String, value: FilePath)] = []
  ) {
    self.name = name
    self.comment = comment
    self.program = program
    self.variables = variables
  }

  /// The file's bytes; a path that is not UTF-8 stands in it as it is.
  public var bytes: [UInt8] {
    var lines = ["[Desktop Entry]", "Type=Application"].map { Array($0.utf8) }
    for (key, text) in [("Name", name), ("Comment", comment)] {
      lines.append(Self.line(key, Array(text.plain.utf8)))
      for (language, translated) in text.translations {
        lines.append(Self.line("\(key)[\(language)]", Array(translated.utf8)))
      }
    }
    lines.append(Self.line("Exec", Array(command.map(Self.quoted).joined(separator: " ".utf8))))
    lines.append(Self.line("X-GNOME-Autostart-enabled", Array("true".utf8)))
    return lines.flatMap { $0 + [UInt8(ascii: "\n")] }
  }

  /// The words of the call.
  private var command: [[UInt8]] {
    guard !variables.isEmpty else { return [program.bytes] }
    let settings = variables.map { Array("\($0.name)=".utf8) + $0.value.bytes }
    // What has an equals sign in it is a variable to env, and never the program.
    let call =
      program.bytes.contains(UInt8(ascii: "="))
      ? ["sh", "-c", "exec \"$0\""].map { Array($0.utf8) } + [program.bytes] : [program.bytes]
    return [Array("env".utf8)] + settings + call
  }

  /// One word of a call: in quotes, what the quotes leave special behind a backslash, and `%` twice, since it stands for a field.
  private static func quoted(_ word: [UInt8]) -> [UInt8] {
    let quote = UInt8(ascii: "\"")
    let inner = word.flatMap { byte -> [UInt8] in
      switch byte {
      case quote, UInt8(ascii: "`"), UInt8(ascii: "$"), UInt8(ascii: "\\"):
        [UInt8(ascii: "\\"), byte]
      case UInt8(ascii: "%"): [byte, byte]
      default: [byte]
      }
    }
    return [quote] + inner + [quote]
  }

  /// A key and its value, with the escapes that every value has.
  private static func line(_ key: String, _ value: [UInt8]) -> [UInt8] {
    Array("\(key)=".utf8)
      + value.flatMap { byte -> [UInt8] in
        switch byte {
        case UInt8(ascii: "\\"): Array("\\\\".utf8)
        case UInt8(ascii: "\n"): Array("\\n".utf8)
        case UInt8(ascii: "\r"): Array("\\r".utf8)
        case UInt8(ascii: "\t"): Array("\\t".utf8)
        default: [byte]
        }
      }
  }
}
