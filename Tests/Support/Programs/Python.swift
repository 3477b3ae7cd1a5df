import MantelSystem

/// Debian's Python.
public enum Python {
  /// A script that did not do what it should.
  public struct Failed: Error { let complaint: String }

  /// Runs a script; it must succeed.
  @discardableResult
  public static func run(_ script: String, _ arguments: [String] = []) throws -> Outcome {
    let outcome = try RunningProgram(
      "/usr/bin/python3", (["-c", script] + arguments).map { Array($0.utf8) },
      environment: ["LC_ALL": "C.UTF-8"], folder: "/"
    ).wait()
    guard outcome.status == 0 else { throw Failed(complaint: outcome.complaint) }
    return outcome
  }
}
