/// A verb's usage, as pieces that a line break must not tear.
enum Usage {
  /// The verb, its arguments, then its own options in brackets.
  static func words(of command: CommandSpec) -> [String] {
    [command.name] + command.positionals.map(\.usage)
      + command.options.map { option in
        option.value.map { "[--\(option.long) \($0.usage)]" } ?? "[--\(option.long)]"
      }
  }
}
