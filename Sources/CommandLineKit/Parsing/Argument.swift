/// One argument as the system gave it: bytes, which for a file name need not be text.
public struct Argument: Hashable, Sendable {
  /// The bytes, without a terminating zero.
  public let bytes: [UInt8]
  /// What it was given for, as an error names it: `--name` or `WIDGET`.
  public let role: String

  /// Keeps bytes and what they were given for.
  public init(bytes: [UInt8], role: String) {
    self.bytes = bytes
    self.role = role
  }

  /// The argument as text. Throws `notText` when the bytes are not valid UTF-8.
  public func text() throws(CommandLineError) -> String {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw .notText(argument: role, value: bytes)
    }
    return text
  }
}
