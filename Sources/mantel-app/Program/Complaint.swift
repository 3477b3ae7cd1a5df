import MantelSystem

/// The one place where this program says what went wrong before it has a window.
enum Complaint {
  /// Writes one line on standard error.
  static func write(_ sentence: String) {
    try? StandardStream.standardError.write(Array("mantel-app: \(sentence)\n".utf8))
  }
}
