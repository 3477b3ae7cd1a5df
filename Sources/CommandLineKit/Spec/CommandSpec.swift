/// One verb of the program.
public struct CommandSpec: Hashable, Sendable {
  /// The verb as it is typed.
  public let name: String
  /// What the verb does, in the user's language, without a full stop.
  public let summary: String
  /// Its arguments in their order. At most one may be without a limit.
  public let positionals: [Positional]
  /// Its own options; the program's common options are understood beside them.
  public let options: [OptionSpec]

  /// Describes one verb.
  public init(
    _ name: String, summary: String, positionals: [Positional] = [], options: [OptionSpec] = []
  ) {
    self.name = name
    self.summary = summary
    self.positionals = positionals
    self.options = options
  }
}

/// Verbs that belong together, under a heading in the user's language.
public struct CommandGroup: Hashable, Sendable {
  /// The heading above the verbs.
  public let title: String
  /// The verbs, in the order in which help lists them.
  public let commands: [CommandSpec]

  /// Puts verbs under a heading.
  public init(_ title: String, _ commands: [CommandSpec]) {
    self.title = title
    self.commands = commands
  }
}
