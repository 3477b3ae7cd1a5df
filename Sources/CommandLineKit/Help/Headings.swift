/// The words that help and the manual page put around a specification, in the user's language.
public struct Headings: Hashable, Sendable {
  /// Before a usage line, without a colon, e.g. "Usage".
  public let usage: String
  /// Above a verb's own options.
  public let options: String
  /// Above the options that every verb understands.
  public let commonOptions: String
  /// The last line of the overview, which tells how to learn more about one verb.
  public let more: String
  /// Stands for "some verb" in a usage line, e.g. "VERB".
  public let verb: String
  /// Stands for "some options" in a usage line, e.g. "OPTIONS".
  public let someOptions: String

  /// Gives every heading.
  public init(
    usage: String, options: String, commonOptions: String, more: String, verb: String,
    someOptions: String
  ) {
    self.usage = usage
    self.options = options
    self.commonOptions = commonOptions
    self.more = more
    self.verb = verb
    self.someOptions = someOptions
  }
}
