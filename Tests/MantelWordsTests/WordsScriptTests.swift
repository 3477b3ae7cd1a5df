import Glibc
import Testing

/// The checker of the catalogs, tried on a small tree of its own in a temporary folder.
@Suite(.enabled(if: ShellCommand.hasGettext)) struct WordsScriptTests {
  private static let source = """
    extension Words {
      // say("in a comment")
      var a: String { say("One {name}.", ["name": "say(\\"in a string\\") \\(b("x"))"]) }
      var b: String { say(one: "{count} cat", many: "{count} cats", count: 1) }
      var c: String {
        say(
          \"""
          Long \\
          “line”.
          \""")
      }
    }
    """

  /// Makes the tree with complete catalogs, changes it by the shell command, and checks it.
  private func check(after change: String) throws -> (output: String, status: Int32) {
    var template = Array("/tmp/words-XXXXXX".utf8CString)
    guard let made = mkdtemp(&template) else { throw ShellCommand.Failed(command: "mkdtemp") }
    let folder = String(cString: made)
    defer { _ = try? ShellCommand.run("rm -rf '\(folder)'") }
    let root = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    let quotedSource = Self.source.split(separator: "'", omittingEmptySubsequences: false)
      .joined(separator: "'\\''")
    let prepared = try ShellCommand.run(
      """
      set -e
      cd '\(folder)'
      mkdir -p scripts po Sources/MantelWords
      cp '/\(root)/scripts/words' scripts/
      printf '%s' '\(quotedSource)' > Sources/MantelWords/A.swift
      scripts/words --update || true
      for language in de es; do
        sed -i -e '/^msgid "One {name}."/{n;s/""/"Eins {name}."/}' \
          -e '/^msgid "Long “line”."/{n;s/""/"Lang."/}' \
          -e 's/^msgstr\\[\\([01]\\)\\] ""/msgstr[\\1] "{count} K\\1"/' po/$language.po
      done
      scripts/words
      """)
    guard prepared.status == 0 else { throw ShellCommand.Failed(command: prepared.output) }
    return try ShellCommand.run("cd '\(folder)' && { \(change); } && scripts/words --check")
  }

  @Test func `complete catalogs pass`() throws {
    let (output, status) = try check(after: "true")
    #expect(status == 0 && output.isEmpty, "\(output)")
  }

  @Test func `what only a file in data says is in the catalogs and in no table`() throws {
    let (output, status) = try check(
      after: """
        mkdir data
        printf '[Desktop Entry]\\nName=Shelf\\nComment=Long “line”.\\n' > data/a.desktop.in
        scripts/words --update || true
        for language in de es; do
          sed -i '/^msgid "Shelf"/{n;s/""/"Bord"/}' po/$language.po
        done
        scripts/words
        ! grep -r Shelf Sources
        grep -rq 'Long “line”.' Sources/MantelWords/Generated
        """)
    #expect(status == 0 && !output.contains("Sources"), "\(output)")
  }

  @Test(arguments: faults) func `a fault is named`(_ change: String, _ expected: String) throws {
    let (output, status) = try check(after: change)
    #expect(status != 0)
    #expect(output.contains(expected), "\(output)")
  }

  static let faults: [(String, String)] = [
    (
      "echo 'let x = say(\"New.\")' >> Sources/MantelWords/A.swift",
      "de.po: “New.” is missing"
    ),
    ("sed -i 's/One {name}/Two {name}/' Sources/MantelWords/A.swift", "is no longer said"),
    ("sed -i 's/Eins {name}/Eins/' po/es.po && scripts/words", "es.po: “Eins.” has other {places}"),
    ("sed -i 's/{count} K1/K1/' po/es.po && scripts/words", "“K1” has other {places}"),
    ("sed -i 's/\"Lang.\"/\"\"/' po/de.po && scripts/words", "is not translated"),
    ("sed -i '/^msgid \"One/i #, fuzzy' po/de.po && scripts/words", "is marked fuzzy"),
    ("sed -i 's/n != 1/n > 1/' po/de.po && scripts/words", "the plural rule is"),
    ("sed -i 's/Lang/Weit/' po/de.po", "does not match po/de.po"),
    (
      "echo 'let x = say(\"a\\(b)\")' >> Sources/MantelWords/A.swift",
      "\\( cannot stand in a sentence"
    ),
    ("echo 'let x = say(text)' >> Sources/MantelWords/A.swift", "needs a literal"),
    ("echo junk >> po/es.po", "es.po"),
    (
      "mkdir data && printf '[Desktop Entry]\\nName=Shelf\\n' > data/a.desktop.in",
      "de.po: “Shelf” is missing"
    ),
    ("echo fr >> po/LINGUAS", "po/LINGUAS names other languages"),
  ]
}
