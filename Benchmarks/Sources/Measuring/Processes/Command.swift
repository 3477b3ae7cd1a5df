/// A program and how it is called.
public struct Command: Sendable {
  /// The program's path.
  public let program: String
  /// Its arguments, its own name apart.
  public let arguments: [String]
  /// All of its environment, as `NAME=value`.
  public let environment: [String]
  /// Where what it prints goes.
  public let log: String

  /// A program, how it is called, and the file that gets what it prints.
  public init(
    _ program: String, _ arguments: [String], environment: [String: String] = [:], log: String
  ) {
    self.program = program
    self.arguments = arguments
    let whole = ["PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8"].merging(environment) { $1 }
    self.environment = whole.map { "\($0.key)=\($0.value)" }.sorted()
    self.log = log
  }

  /// The same program called by another one, with the same environment.
  init(_ program: String, _ arguments: [String], for command: Command) {
    self.program = program
    self.arguments = arguments
    environment = command.environment
    log = command.log
  }
}

/// Why a program that is measured gave no measurement.
public struct CommandFailure: Error, CustomStringConvertible {
  /// One line.
  public let description: String

  /// The reason in one line.
  public init(description: String) {
    self.description = description
  }
}
