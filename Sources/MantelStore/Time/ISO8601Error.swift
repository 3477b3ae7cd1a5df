/// Why a text is no time or date.
public struct ISO8601Error: Error, Equatable, Sendable {
  /// What is wrong with it.
  public enum Problem: Equatable, Sendable {
    /// It is not written like `2026-12-01T08:30:00+01:00`.
    case malformed
    /// The calendar has no such day.
    case noSuchDate
    /// A clock never shows this.
    case noSuchTime
    /// No clock is that far from universal time: 26 hours or more.
    case noSuchOffset
  }

  /// The text as it was given.
  public let text: String
  /// What is wrong with it.
  public let problem: Problem

  /// An error about a text.
  public init(text: String, problem: Problem) {
    self.text = text
    self.problem = problem
  }
}
