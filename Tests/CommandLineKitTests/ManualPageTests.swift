import CommandLineKit
import Testing

@Suite struct ManualPageTests {
  private var page: String {
    ManualPage(
      ToyProgram.spec, headings: ToyProgram.headings,
      titles: .init(name: "NAME", synopsis: "SYNOPSIS", options: "OPTIONS"),
      sections: [.init("EXIT", [".dots 'quotes' \\slash — “größer”", "0 for done"])]
    ).source()
  }

  @Test func `the page is ASCII and says every verb and option`() {
    #expect(page.utf8.allSatisfy { $0 < 0x80 })
    for command in ToyProgram.spec.commands {
      #expect(page.contains("\\fBtoy \(command.name)\\fR"))
      for option in command.options { #expect(page.contains("\\fB\\-\\-\(option.long)\\fR")) }
    }
  }

  @Test(.enabled(if: ShellRun.isInstalled("groff")))
  func `groff sets the page without a warning`() throws {
    let shell = try ShellRun()
    defer { shell.remove() }
    try shell.write(page, to: "page")
    let warnings = try shell.run("groff -man -ww -Tutf8 page >text")
    #expect(warnings.status == 0 && warnings.output.isEmpty, "\(warnings.output)")
    let text = try shell.run("groff -man -P-cbou -Tutf8 page").output
    #expect(text.contains("toy - Puts photos on the wall."))
    #expect(text.contains(".dots 'quotes' \\slash — “größer”"))
    #expect(text.contains("toy new NAME"))
    #expect(text.contains("--every 15m|1h|never"))
    #expect(text.contains("toy add WIDGET FILE..."))
  }
}
