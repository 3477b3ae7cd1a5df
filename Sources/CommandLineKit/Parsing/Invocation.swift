/// A command line that was understood: a verb with its arguments and options.
public struct Invocation: Hashable, Sendable {
  /// The verb.
  public let command: CommandSpec
  let positionals: [String: [Argument]]
  let values: [String: Argument]
  let flags: Set<String>

  /// Every argument given for a positional, in order.
  public func arguments(_ positional: String) -> [Argument] { positionals[positional] ?? [] }

  /// The first argument given for a positional; nil when it is optional and absent.
  public func argument(_ positional: String) -> Argument? { positionals[positional]?.first }

  /// The value of an option; nil when it was not given.
  public func value(_ long: String) -> Argument? { values[long] }

  /// Whether a flag was given.
  public func flag(_ long: String) -> Bool { flags.contains(long) }
}

/// What a command line asks for.
public enum Request: Hashable, Sendable {
  /// Run a verb.
  case run(Invocation)
  /// Explain a verb, or the program when there is none.
  case help(CommandSpec?)
  /// Say the version.
  case version
}
