/// An argument that is known by its place.
public struct Positional: Hashable, Sendable {
  /// How many arguments may stand in the place.
  public enum Arity: Hashable, Sendable {
    case one
    case optional
    case oneOrMore
    case many

    /// The fewest arguments that are enough.
    public var minimum: Int { self == .one || self == .oneOrMore ? 1 : 0 }

    /// The most arguments that are allowed; nil when there is no limit.
    public var maximum: Int? { self == .one || self == .optional ? 1 : nil }
  }

  /// The name in usage lines, which is also the key in an `Invocation`, e.g. `WIDGET`. The same in every language.
  public let name: String
  /// What the argument stands for.
  public let kind: ArgumentKind
  /// How many there may be.
  public let arity: Arity

  /// Describes one place.
  public init(_ name: String, _ kind: ArgumentKind, _ arity: Arity = .one) {
    self.name = name
    self.kind = kind
    self.arity = arity
  }

  /// As a usage line shows it: `WIDGET`, `[WIDGET]`, `PHOTO…`, `[PHOTO…]`.
  public var usage: String {
    switch arity {
    case .one: label
    case .optional: "[\(label)]"
    case .oneOrMore: "\(label)…"
    case .many: "[\(label)…]"
    }
  }

  private var label: String { kind.choices?.joined(separator: "|") ?? name }
}
