/// What a value on the command line stands for. The parser checks `choice`; the shells complete all but `text`.
public enum ArgumentKind: Hashable, Sendable {
  /// Any text or bytes; nothing to complete.
  case text
  /// A path to a file.
  case file
  /// A path to a folder.
  case folder
  /// A widget, which the program itself can list.
  case widget
  /// A photo of the widget named by the first positional, which the program itself can list.
  case photo
  /// One of the given values, and no other.
  case choice([String])

  /// The allowed values of a choice; nil where anything may stand.
  public var choices: [String]? {
    guard case .choice(let values) = self else { return nil }
    return values
  }
}
