import CommandLineKit

/// The verbs of the command line, as they are typed.
enum Verb: String, CaseIterable {
  case new, list, set, delete
  case add, remove, follow, unfollow, crop, look
  case plan, now, next, previous, shuffle, pin, unpin
  case render, show, sheet, why
  case place, unplace, desktop, open
  case export, `import`, doctor
  case completion, man
}

extension Invocation {
  /// The verb that was called; nil only if the specification knows one that `Verb` does not.
  var verb: Verb? { Verb(rawValue: command.name) }
}
