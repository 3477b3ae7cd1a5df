/// A manual page in section 1, for `man` and groff's man macros.
public struct ManualPage: Sendable {
  /// The section titles that only a manual page has, in the user's language and in capitals as `man` has them.
  public struct Titles: Hashable, Sendable {
    /// Of the section that `apropos` reads, e.g. "NAME".
    public let name: String
    /// Of the section with the form of a call.
    public let synopsis: String
    /// Of the section that lists the common options.
    public let options: String

    /// Gives every title.
    public init(name: String, synopsis: String, options: String) {
      self.name = name
      self.synopsis = synopsis
      self.options = options
    }
  }

  /// A section of running text after the verbs, e.g. on exit codes.
  public struct Section: Hashable, Sendable {
    /// The title, in capitals.
    public let title: String
    /// Its paragraphs.
    public let paragraphs: [String]

    /// Puts paragraphs under a title.
    public init(_ title: String, _ paragraphs: [String]) {
      self.title = title
      self.paragraphs = paragraphs
    }
  }

  private let program: ProgramSpec
  private let headings: Headings
  private let titles: Titles
  private let sections: [Section]

  /// A page for the program, with further sections at its end.
  public init(
    _ program: ProgramSpec, headings: Headings, titles: Titles, sections: [Section] = []
  ) {
    self.program = program
    self.headings = headings
    self.titles = titles
    self.sections = sections
  }

  /// The source of the page. It is ASCII whatever the language.
  public func source() -> String {
    var lines = [
      ".TH \"\(Roff.text(program.name.uppercased()))\" 1 \"\" "
        + "\"\(Roff.text("\(program.name) \(program.version)"))\" \"\"",
      // Verbs and options must not be torn or stretched.
      ".nh", ".ad l",
      section(titles.name),
      "\(Roff.text(program.name)) \\- \(Roff.text(program.summary))",
      section(titles.synopsis),
      ".B \(Roff.text(program.name))",
      ".I \(Roff.text(headings.verb))",
      "[\\fI\(Roff.text(headings.someOptions))\\fR]",
    ]
    for group in program.groups {
      lines.append(section(group.title.uppercased()))
      for command in group.commands { lines += entry(command) }
    }
    lines.append(section(titles.options))
    lines += program.commonOptions.flatMap(entry)
    for extra in sections {
      lines.append(section(extra.title))
      for paragraph in extra.paragraphs { lines += [".PP", Roff.text(paragraph)] }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func section(_ title: String) -> String { ".SH \"\(Roff.text(title))\"" }

  private func entry(_ command: CommandSpec) -> [String] {
    let arguments = command.positionals.map { " \\fI\(Roff.text($0.usage))\\fR" }.joined()
    var lines = [
      ".TP", "\\fB\(Roff.text("\(program.name) \(command.name)"))\\fR\(arguments)",
      Roff.text(command.summary),
    ]
    guard !command.options.isEmpty else { return lines }
    lines.append(".RS")
    lines += command.options.flatMap(entry)
    lines.append(".RE")
    return lines
  }

  private func entry(_ option: OptionSpec) -> [String] {
    let short = option.short.map { "\\fB\(Roff.text("-\($0)"))\\fR, " } ?? ""
    // A line may break after a bar: some choices are longer than a line.
    let value =
      option.value.map { " \\fI\(Roff.text($0.usage).replacing("|", with: "|\\:"))\\fR" } ?? ""
    return [
      ".TP", "\(short)\\fB\(Roff.text("--\(option.long)"))\\fR\(value)", Roff.text(option.summary),
    ]
  }
}
