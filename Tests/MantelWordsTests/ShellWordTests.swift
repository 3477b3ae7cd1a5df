import MantelWords
import Testing

@Suite struct ShellWordTests {
  @Test func `a name in a command is quoted only where it needs to be`() {
    #expect(Printable.shellWord("Hearth") == "Hearth")
    #expect(Printable.shellWord("Küche-2") == "Küche-2")
    #expect(Printable.shellWord("My photos") == "'My photos'")
    #expect(Printable.shellWord("Ada's") == #"'Ada'\''s'"#)
    #expect(Printable.shellWord("-x") == "'-x'")
    #expect(Printable.shellWord("") == "''")
    #expect(Printable.shellWord("~") == "'~'")
    #expect(Printable.shellWord("$(x)") == "'$(x)'")
    #expect(Printable.shellWord(#"a\b"#) == #"'a\b'"#)
  }

  @Test(arguments: names) func `a shell reads back the name that was meant`(_ name: String) throws {
    let script = "printf '%s' \(Printable.shellWord(name))"
    let outcome = try ShellCommand.run("/bin/bash <<'END'\n\(script)\nEND")
    #expect(outcome.status == 0)
    #expect(Array(outcome.output.utf8) == Array(name.utf8), "\(script)")
  }

  @Test(arguments: names) func `a name in a command steers no terminal`(_ name: String) {
    let word = Printable.shellWord(name)
    for scalar in word.unicodeScalars where scalar != "\\" {
      #expect(Printable.text(String(scalar)) == String(scalar), "\(word.debugDescription)")
    }
  }

  /// A quote with a combining mark is one character to Swift and two to a shell.
  static let names = [
    "Hearth", "My photos", "Ada's", "-x", "", "~", "$(echo x)", "`echo x`", "a;b", "a*", "#a", "!!",
    #"a\b"#, "\"", "Küche 👨‍👩‍👧", "'\u{301}; echo x #'\u{301}", "a\u{202E}b's \\ c", "\u{9B}31m",
    "a\nb\t", "\u{200B}",
  ]

  @Test func `a command names a widget that looks like an option after two dashes`() {
    #expect(Words(.english).widgetIsEmpty("Hearth").hasSuffix(": mantel add Hearth PHOTO…"))
    #expect(Words(.german).widgetIsEmpty("My photos").hasSuffix(": mantel add 'My photos' FOTO…"))
    #expect(Words(.spanish).widgetIsEmpty("-x").hasSuffix(": mantel add -- '-x' FOTO…"))
  }
}
