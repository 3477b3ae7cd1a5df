/// What one argument looks like before it is known what it means.
enum Token {
  /// `--`: everything after it is positional.
  case endOfOptions
  /// `--name`, `--name=value` or `-n`; `name` keeps its dashes.
  case option(name: [UInt8], value: [UInt8]?)
  /// Anything else. A lone dash and a negative number are no options.
  case plain

  private static let dash = UInt8(ascii: "-")

  init(_ bytes: [UInt8]) {
    guard bytes.count > 1, bytes[0] == Self.dash, !Self.isNegativeNumber(bytes) else {
      self = .plain
      return
    }
    guard bytes[1] == Self.dash else {
      self = .option(name: bytes, value: nil)
      return
    }
    guard bytes.count > 2 else {
      self = .endOfOptions
      return
    }
    guard let equals = bytes.firstIndex(of: UInt8(ascii: "=")) else {
      self = .option(name: bytes, value: nil)
      return
    }
    self = .option(name: Array(bytes[..<equals]), value: Array(bytes[(equals + 1)...]))
  }

  /// Whether the argument can follow an option as its value. What looks like an option cannot: a forgotten value would
  /// swallow it; `--name=-value` says it plainly.
  var canBeValue: Bool {
    if case .plain = self { true } else { false }
  }

  private static func isNegativeNumber(_ bytes: [UInt8]) -> Bool {
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    if digits.contains(bytes[1]) { return true }
    return bytes[1] == UInt8(ascii: ".") && bytes.count > 2 && digits.contains(bytes[2])
  }
}
