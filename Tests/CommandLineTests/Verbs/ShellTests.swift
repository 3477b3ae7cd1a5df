import MantelSystem
import TestSupport
import Testing

/// `completion` and `man`, checked by the programs that read them.
@Suite struct ShellTests {
  static let languages = ["en_US.UTF-8", "de_DE.UTF-8", "es_ES.UTF-8"]

  static func isInstalled(_ program: String) -> Bool {
    Folder.exists(FilePath("/usr/bin/\(program)")) || Folder.exists(FilePath("/bin/\(program)"))
  }

  /// Runs a program on a file of the desk.
  func run(_ desk: Desk, _ call: String...) throws -> Outcome {
    try RunningProgram(
      "/usr/bin/env", call.map { Array($0.utf8) },
      environment: [
        "PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8", "HOME": desk.folder.path.lossyText,
      ],
      folder: desk.pictures
    ).wait()
  }

  @Test(arguments: ["bash", "zsh", "fish"].filter(isInstalled), languages)
  func `the shell accepts its completion script`(_ shell: String, _ language: String) throws {
    let desk = try Desk()
    desk.environment["LC_ALL"] = language
    let script = try desk.mantel("completion", shell)
    #expect(script.status == 0 && script.errors.isEmpty)
    #expect(CallTests.verbs.allSatisfy { script.text.contains($0) })
    try desk.folder.write(script.output, to: "pictures/script")
    let check = try run(desk, shell, "-n", "script")
    #expect(check.status == 0 && check.errors.isEmpty, "\(check.complaint)")
  }

  @Test(.enabled(if: isInstalled("groff")), arguments: languages)
  func `groff accepts the manual page without a warning`(_ language: String) throws {
    let desk = try Desk()
    desk.environment["LC_ALL"] = language
    let page = try desk.mantel("man")
    #expect(page.status == 0 && page.errors.isEmpty)
    try desk.folder.write(page.output, to: "pictures/mantel.1")
    let check = try run(desk, "groff", "-man", "-ww", "-Kutf8", "-Tutf8", "mantel.1")
    #expect(check.status == 0 && check.errors.isEmpty, "\(check.complaint)")
    let text = Self.withoutOverstrikes(check.text)
    #expect(CallTests.verbs.allSatisfy { text.contains("mantel \($0)") })
  }

  /// The text that a typewriter's paper shows: bold letters are struck twice.
  static func withoutOverstrikes(_ text: String) -> String {
    var shown = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar == "\u{8}" { _ = shown.popLast() } else { shown.append(scalar) }
    }
    return String(shown)
  }

  /// What bash offers for each of the lines, blanks apart.
  func completions(_ desk: Desk, _ lines: String...) throws -> Outcome {
    try desk.folder.write(try desk.mantel("completion", "bash").output, to: "pictures/script")
    let drive = """
      . ./script
      complete_line() {
        COMP_WORDS=("$@") COMP_CWORD=$(($# - 1)) COMP_LINE="$*" COMP_POINT=${#COMP_LINE} COMPREPLY=()
        eval "$(complete -p mantel | sed 's/.* -F \\([^ ]*\\) .*/\\1/')" mantel "${!#}" 2>/dev/null
        printf '%s\\n' "${COMPREPLY[@]}"
      }

      """
    desk.environment["PATH"] = "\(try MantelProgram.path().parent.lossyText):/usr/bin:/bin"
    let calls = lines.map { "complete_line mantel \($0)\n" }.joined()
    return try RunningProgram(
      "/bin/bash", [Array("-c".utf8), Array((drive + calls).utf8)], environment: desk.environment,
      folder: desk.pictures
    ).wait()
  }

  @Test func `bash completes the names of widgets and the ids of photos`() throws {
    let desk = try Desk()
    let ids = try desk.hearth(2)
    let outcome = try completions(desk, "now He", "remove Hearth \"\"")
    #expect(
      Set(outcome.lines.map { $0.filter { $0 != " " } }) == Set(["Hearth"] + ids),
      "\(outcome.complaint)")
  }

  @Test func `bash completes what is placed and how`() throws {
    let desk = try Desk()
    try desk.hearth(0)
    let outcome = try completions(
      desk, "place He", "unplace He", "place Hearth --shape me", "place Hearth --ano",
      "desktop --autostart of", "desktop --arr", "now Hearth --way")
    #expect(
      outcome.lines.map { $0.filter { $0 != " " } }
        == ["Hearth", "Hearth", "medium", "--another", "off", "--arrange", "--waybar"],
      "\(outcome.complaint)")
  }
}
