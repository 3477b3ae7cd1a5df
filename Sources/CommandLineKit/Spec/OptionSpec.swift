/// An option of a command: a flag, or a name with a value.
public struct OptionSpec: Hashable, Sendable {
  /// The value that follows an option.
  public struct Value: Hashable, Sendable {
    /// The name in help, e.g. `T`. A choice shows its values in its place.
    public let name: String
    /// What the value stands for.
    public let kind: ArgumentKind

    /// Describes the value of an option.
    public init(_ name: String, _ kind: ArgumentKind = .text) {
      self.name = name
      self.kind = kind
    }

    /// As help shows it: the name, or `15m|30m|1h`.
    public var usage: String { kind.choices?.joined(separator: "|") ?? name }
  }

  /// The name without its two dashes, which is also the key in an `Invocation`.
  public let long: String
  /// The letter after one dash, if there is one.
  public let short: Character?
  /// The value that must follow; nil for a flag.
  public let value: Value?
  /// What the option does, in the user's language, without a full stop.
  public let summary: String

  /// Describes one option.
  public init(_ long: String, short: Character? = nil, value: Value? = nil, summary: String) {
    self.long = long
    self.short = short
    self.value = value
    self.summary = summary
  }

  /// As help lists it: `-h, --help` or `--zone Z`.
  public var usage: String {
    let name = short.map { "-\($0), --\(long)" } ?? "--\(long)"
    return value.map { "\(name) \($0.usage)" } ?? name
  }
}
