import MantelSystem

/// The one place where this program says what went wrong.
enum Complaint {
  /// Writes one line on standard error.
  static func write(_ sentence: String) {
    try? StandardStream.standardError.write(Array("mantel-widget: \(sentence)\n".utf8))
  }
}
