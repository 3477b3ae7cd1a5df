import MantelSystem

/// A `SystemError` as it travels.
public struct SystemFailure: Codable, Equatable, Sendable {
  private let operation: String
  private let path: FilePath?
  private let code: Int32

  /// The error for the wire.
  public init(_ error: SystemError) {
    operation = String(describing: error.operation)
    path = error.path
    code = error.code
  }

  /// The error again; an operation that this side does not know is told as a wait for the other side.
  public var error: SystemError {
    let known = SystemError.Operation.allCases.first { String(describing: $0) == operation }
    return SystemError(known ?? .wait, path, code: code)
  }
}
