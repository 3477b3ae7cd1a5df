/// Sentences for a wrong call of the command line. Names of options and arguments are the program's own; everything that
/// was typed is made safe here.
extension Words {
  /// No verb was given.
  public var verbMissing: String {
    say("There is nothing to do, because no command was given; see mantel --help.")
  }

  /// The verb is not known.
  public func verbUnknown(_ typed: [UInt8], suggestion: String?) -> String {
    let verb = quoted(bytes: typed)
    guard let suggestion else {
      return say(
        "There is no command {verb}; see mantel --help for those there are.", ["verb": verb])
    }
    return say(
      "There is no command {verb}; did you mean {suggestion}?",
      ["verb": verb, "suggestion": quoted(suggestion)])
  }

  /// The option is not known to the verb, or, without a verb, may not stand before one.
  public func optionUnknown(_ typed: [UInt8], verb: String?, suggestion: String?) -> String {
    let option = quoted(bytes: typed)
    if let suggestion {
      return say(
        "There is no option {option} here; did you mean {suggestion}?",
        ["option": option, "suggestion": quoted(suggestion)])
    }
    guard let verb else {
      return say(
        "There is no option {option} before a command; put it after its command, or see mantel --help.",
        ["option": option])
    }
    return say(
      "The command {verb} has no option {option}; see mantel {verb} --help for those it has.",
      ["verb": verb, "option": option])
  }

  /// The option stands there twice.
  public func optionRepeated(_ option: String) -> String {
    say("The option {option} was given twice; give it only once.", ["option": option])
  }

  /// The option's value is missing; `value` is the value's name in help.
  public func optionValueMissing(_ option: String, value: String) -> String {
    say(
      "The option {option} lacks its value; write {option}={value}.",
      ["option": option, "value": value])
  }

  /// A flag was given a value.
  public func optionValueUnexpected(_ option: String, value: [UInt8]) -> String {
    say(
      "The option {option} takes no value, but got {value}; write {option} alone.",
      ["option": option, "value": quoted(bytes: value)])
  }

  /// An argument is missing.
  public func argumentMissing(_ argument: String, verb: String) -> String {
    say(
      "The command {verb} lacks {argument}; see mantel {verb} --help.",
      ["verb": verb, "argument": argument])
  }

  /// There is one argument too many.
  public func argumentUnexpected(_ typed: [UInt8], verb: String) -> String {
    say(
      """
      The command {verb} has no use for {argument}; put names with spaces in quotes, or see \
      mantel {verb} --help.
      """,
      ["verb": verb, "argument": quoted(bytes: typed)])
  }

  /// The value is none of the allowed ones.
  public func valueNotAllowed(_ argument: String, value: [UInt8], allowed: [String]) -> String {
    say(
      "{argument} cannot be {value}; it must be {allowed}.",
      [
        "argument": argument, "value": quoted(bytes: value),
        "allowed": alternatives(allowed.map { Printable.text($0) }),
      ])
  }

  /// The value is not text.
  public func valueNotText(_ argument: String, value: [UInt8]) -> String {
    say(
      "{argument} must be text, but {value} is not valid UTF-8; type it again.",
      ["argument": argument, "value": quoted(bytes: value)])
  }
}
