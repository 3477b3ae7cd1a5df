/// Numbers on the command line.
enum DecimalText {
  /// A number in decimal digits; `Double` alone would take hexadecimal ones too.
  static func number(_ text: some StringProtocol) -> Double? {
    text.utf8.allSatisfy { "+-.0123456789eE".utf8.contains($0) } ? Double(text) : nil
  }
}
