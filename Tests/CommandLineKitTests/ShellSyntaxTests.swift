import CommandLineKit
import Testing

@Suite struct ShellSyntaxTests {
  @Test(arguments: Shell.allCases.filter { ShellRun.isInstalled($0.rawValue) })
  func `the shell accepts its script`(_ kind: Shell) throws {
    let shell = try ShellRun()
    defer { shell.remove() }
    try shell.write(kind.completion(for: ToyProgram.spec), to: "script")
    let (output, status) = try shell.run("\(kind.rawValue) -n ./script")
    #expect(status == 0 && output.isEmpty, "\(output)")
  }

  @Test(.enabled(if: ShellRun.isInstalled("fish")), arguments: fishLines)
  func `fish offers what fits the place`(_ line: String, _ expected: [String]) throws {
    let shell = try ShellRun()
    defer { shell.remove() }
    try shell.write(Shell.fish.completion(for: ToyProgram.spec), to: "script")
    try shell.write(
      """
      function toy
        test "$argv" = 'list --names'; and printf '%s\\n' Kitchen 'My wall'
        test "$argv[2]" = --photos; and echo "of-$argv[3]"
      end
      source ./script
      complete -C '\(line)' | string split -f1 \\t
      """, to: "drive")
    let (output, _) = try shell.run("HOME=$PWD fish --no-config ./drive")
    #expect(output.split(separator: "\n").map(String.init) == expected)
  }

  static let fishLines: [(String, [String])] = [
    ("toy re", ["remove", "render"]),
    ("toy --zone Z re", ["remove", "render"]),
    ("toy new --every ", ["15m", "1h", "never"]),
    ("toy new --every=n", ["--every=never"]),
    ("toy new x --ev", ["--every"]),
    ("toy add ", ["Kitchen", "My wall"]),
    ("toy add Kitchen scr", ["script"]),
    ("toy remove \"My wall\" x ", ["of-My wall"]),
    ("toy completion ", ["bash", "zsh", "fish"]),
    ("toy new ", []),
  ]
}
