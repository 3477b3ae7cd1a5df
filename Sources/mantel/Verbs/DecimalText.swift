import CommandLineKit

/// Numbers on the command line.
enum DecimalText {
  /// A number in decimal digits; `Double` alone would take hexadecimal ones too.
  static func number(_ text: some StringProtocol) -> Double? {
    text.utf8.allSatisfy { "+-.0123456789eE".utf8.contains($0) } ? Double(text) : nil
  }

  /// The number of an option, which must lie in a range; `sentence` refuses another value of the option.
  static func number(
    _ argument: Argument, in range: ClosedRange<Double>,
    orElse sentence: (_ option: String, _ value: String) -> String
  ) throws -> Double {
    let text = try argument.text()
    guard let number = number(text), range.contains(number) else {
      throw WrongCall(sentence: sentence(argument.role, text))
    }
    return number
  }
}
