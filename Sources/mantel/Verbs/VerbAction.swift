import CommandLineKit
import MantelStore
import MantelSystem
import MantelWords

/// What a verb does once its call was understood.
protocol VerbAction {
  /// Reads the call's options; a wrong one is a `CommandLineError` or a `WrongCall`.
  init(_ invocation: Invocation, _ session: Session) throws
  /// Does it.
  ///
  /// - Returns: whether everything was done; what was not has been complained of.
  func run() async throws -> Bool
}

/// A value on the command line that was text and still not what the option needs. One line, ready to be shown.
struct WrongCall: Error {
  let sentence: String
}

/// A refusal that only the command line makes. One line, ready to be shown.
struct Refusal: Error {
  let sentence: String
}
