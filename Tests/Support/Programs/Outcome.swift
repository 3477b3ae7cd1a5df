import FoundationEssentials

/// How a program ended, and what it printed.
public struct Outcome {
  /// The exit status; 128 and the signal's number where a signal ended it, as a shell counts.
  public let status: Int32
  /// Standard output.
  public let output: [UInt8]
  /// Standard error.
  public let errors: [UInt8]

  /// Standard output as text.
  public var text: String { String(decoding: output, as: UTF8.self) }
  /// Standard error as text.
  public var complaint: String { String(decoding: errors, as: UTF8.self) }
  /// The lines of standard output.
  public var lines: [String] { Self.lines(text) }
  /// The lines of standard error.
  public var complaints: [String] { Self.lines(complaint) }

  /// Standard output as JSON.
  public func json() throws -> JSON {
    do {
      return try JSONDecoder().decode(JSON.self, from: Data(output))
    } catch {
      throw NoJSON(status: status, text: text, complaint: complaint)
    }
  }

  private static func lines(_ text: String) -> [String] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    return lines
  }

  /// Standard output was to be JSON and is not.
  public struct NoJSON: Error {
    let status: Int32
    let text: String
    let complaint: String
  }
}
