import CommandLineKit
import Testing

@Suite struct HelpTests {
  private func help(width: Int) -> HelpText {
    HelpText(ToyProgram.spec, headings: ToyProgram.headings, width: width)
  }

  @Test func `the overview lists the verbs by group in aligned columns`() {
    let expected = """
      Puts photos on the wall.

      Usage: toy VERB [OPTIONS]

      Widgets:
        new   Make a widget
        add   Put photos into a widget
        list  Show the widgets

      Photos:
        remove      Take photos out
        render      Make the pictures
        move        Move files into a folder
        completion  Print a script

      Options of every verb:
        --json      Answer in JSON
        --zone Z    The time zone
        -h, --help  Explain

      toy VERB --help says more.

      """
    #expect(help(width: 80).overview() == expected)
  }

  @Test func `the help of a verb wraps within the width`() throws {
    let new = try #require(ToyProgram.spec.command(named: "new"))
    let expected = """
      Make a widget

      Usage: toy new NAME
             [--every 15m|1h|never]
             [--center X,Y] [--out FILE]

      Options:
        --every 15m|1h|never
                      How often it's changed
                      [often]: or not
        --center X,Y  The point to look at
        --out FILE    Where to write

      Options of every verb:
        --json      Answer in JSON
        --zone Z    The time zone
        -h, --help  Explain

      """
    #expect(help(width: 40).help(for: new) == expected)
  }

  @Test func `columns are counted as a terminal shows them`() {
    let wide = ProgramSpec(
      name: "toy", version: "1", summary: "写真",
      groups: [
        CommandGroup(
          "G",
          [
            CommandSpec("写真", summary: "two wide letters"),
            CommandSpec("e\u{301}te\u{301}", summary: "accents take no column"),
            CommandSpec("👨‍👩‍👧", summary: "one picture"),
            CommandSpec("añoß", summary: "four letters"),
          ])
      ], commonOptions: [], listing: .init(widgets: [], photos: []))
    let text = HelpText(wide, headings: ToyProgram.headings, width: 80).overview()
    #expect(text.contains("  写真  two wide"))
    #expect(text.contains("  e\u{301}te\u{301}   accents"))
    #expect(text.contains("  👨‍👩‍👧    one"))
    #expect(text.contains("  añoß  four"))
  }
}
