import MantelSystem

/// What is told while measuring goes on, apart from the report.
enum Console {
  /// Writes a line to the standard error.
  static func tell(_ line: String) {
    try? StandardStream.standardError.write(Array((line + "\n").utf8))
  }
}
