/// Help for a terminal of a given width, made from a specification.
public struct HelpText: Sendable {
  private let program: ProgramSpec
  private let headings: Headings
  private let width: Int
  /// A longer term has its meaning on the lines below it, so that the meaning always has 20 columns or more.
  private var widestTerm: Int { min(24, width - 24) }

  /// `width` is in columns; less than 40 is treated as 40.
  public init(_ program: ProgramSpec, headings: Headings, width: Int) {
    self.program = program
    self.headings = headings
    self.width = max(40, width)
  }

  /// What the program is, and every verb with its summary. Ends with a newline.
  public func overview() -> String {
    var lines = TextLayout.wrap(program.summary, width: width)
    lines.append("")
    lines += usage([program.name, headings.verb, "[\(headings.someOptions)]"])
    for group in program.groups {
      lines += ["", "\(group.title):"]
      lines += TextLayout.table(
        group.commands.map { ($0.name, $0.summary) }, width: width, widestTerm: widestTerm)
    }
    lines += table(headings.commonOptions, program.commonOptions)
    lines.append("")
    lines += TextLayout.wrap(headings.more, width: width)
    return lines.joined(separator: "\n") + "\n"
  }

  /// One verb: what it does, how it is called, its options. Ends with a newline.
  public func help(for command: CommandSpec) -> String {
    var lines = TextLayout.wrap(command.summary, width: width)
    lines.append("")
    lines += usage([program.name] + Usage.words(of: command))
    lines += table(headings.options, command.options)
    lines += table(headings.commonOptions, program.commonOptions)
    return lines.joined(separator: "\n") + "\n"
  }

  /// The help that a parsed `--help` asks for.
  public func help(for command: CommandSpec?) -> String {
    command.map { help(for: $0) } ?? overview()
  }

  private func usage(_ words: [String]) -> [String] {
    TextLayout.hanging("\(headings.usage): ", words: words, width: width)
  }

  private func table(_ title: String, _ options: [OptionSpec]) -> [String] {
    guard !options.isEmpty else { return [] }
    return ["", "\(title):"]
      + TextLayout.table(
        options.map { ($0.usage, $0.summary) }, width: width, widestTerm: widestTerm)
  }
}
