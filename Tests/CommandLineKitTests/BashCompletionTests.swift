import CommandLineKit
import Testing

@Suite struct BashCompletionTests {
  /// What bash offers for words as it splits them, the last one being at the cursor. The stand-in for the program prints
  /// names for `list --names` and the widget asked about for `list --photos`.
  private func offers(_ words: String..., line: String? = nil) throws -> [String] {
    let quote = { (text: String) in
      "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
        + "'"
    }
    let shell = try ShellRun()
    defer { shell.remove() }
    try shell.write(Shell.bash.completion(for: ToyProgram.spec), to: "completion")
    try shell.write(
      """
      toy() {
        case "$*" in
          'list --names') printf '%s\\n' Kitchen 'My wall' "Anna's" a:b=c ;;
          'list --photos '*) printf '%s\\n' "of $3" 1b2c ;;
        esac
      }
      compopt() { COMPREPLY+=("compopt $*"); }
      source ./completion
      COMP_WORDS=(toy \(words.map(quote).joined(separator: " ")))
      COMP_LINE=\(quote(line ?? "toy " + words.joined(separator: " ")))
      COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
      _toy toy
      printf '%s\\n' "${COMPREPLY[@]}"
      """, to: "drive")
    let (output, status) = try shell.run("bash -eu ./drive")
    #expect(status == 0, "\(output)")
    return output.split(separator: "\n").map(String.init)
  }

  @Test func `verbs are offered first`() throws {
    #expect(try offers("re") == ["remove", "render"])
    #expect(try offers("--json", "ne") == ["new"])
    #expect(try offers("--zone", "UTC", "ne") == ["new"])
  }

  @Test func `a verb's options and the common ones are offered after it`() throws {
    #expect(
      try offers("new", "-")
        == ["--every", "--center", "--out", "--json", "--zone", "--help", "-h"])
    #expect(try offers("new", "x", "--ev") == ["--every"])
    #expect(try offers("--") == ["--json", "--zone", "--help"])
  }

  @Test func `choices are offered after an option, with and without the equals sign`() throws {
    #expect(try offers("new", "--every", "") == ["15m", "1h", "never"])
    #expect(try offers("new", "--every", "=") == ["15m", "1h", "never"])
    #expect(try offers("new", "--every", "=", "n") == ["never"])
    #expect(try offers("completion", "") == ["bash", "zsh", "fish"])
  }

  @Test func `widgets are asked of the program and quoted`() throws {
    #expect(try offers("add", "") == ["Kitchen", "My\\ wall", "Anna\\'s", "a:b=c"])
    #expect(try offers("add", "My\\ ") == ["My\\ wall"])
    #expect(try offers("add", "\"My") == ["My wall"])
    #expect(try offers("render", "--force", "K") == ["Kitchen"])
    #expect(try offers("render", "Kitchen", "").isEmpty)
  }

  @Test func `names with colons and equals signs stay one word`() throws {
    #expect(try offers("add", "a", ":", line: "toy add a:") == ["b=c"])
    #expect(try offers("add", "a", ":", "b", "=", line: "toy add a:b=") == ["c"])
    #expect(try offers("add", "\"a:") == ["a:b=c"])
    #expect(
      try offers("remove", "a", ":", "b", "", line: "toy remove a:b ") == ["of\\ a:b", "1b2c"])
    #expect(try offers("new", "--every", "=", "1", line: "toy new --every=1") == ["15m", "1h"])
  }

  @Test func `photos are asked of the program for the widget that was typed`() throws {
    #expect(try offers("remove", "My\\ wall", "") == ["of\\ My\\ wall", "1b2c"])
    #expect(try offers("remove", "--zone", "Z", "\"a b\"", "x", "of") == ["of\\ a\\ b"])
  }

  @Test func `files and folders are left to bash`() throws {
    #expect(try offers("add", "Kitchen", "a", "b") == ["compopt -o default"])
    #expect(try offers("new", "--out", "") == ["compopt -o default"])
    #expect(try offers("new", "").isEmpty)
  }

  @Test func `after two dashes nothing is an option`() throws {
    #expect(try offers("add", "--", "Kitchen", "--") == ["compopt -o default"])
  }
}
