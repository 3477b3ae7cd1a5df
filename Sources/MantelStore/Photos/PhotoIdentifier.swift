/// A photo's identity: the first 128 bits of the SHA-256 of its bytes.
public struct PhotoIdentifier: Hashable, Sendable {
  /// 32 lower-case hexadecimal digits.
  public let text: String

  /// Takes just that spelling, so that no identifier can be read as a path.
  public init?(_ text: String) {
    let isDigit: (UInt8) -> Bool = { (48...57).contains($0) || (97...102).contains($0) }
    guard text.utf8.count == 32, text.utf8.allSatisfy(isDigit) else { return nil }
    self.text = text
  }
}

extension PhotoIdentifier: Codable {
  /// Reads 32 lower-case hexadecimal digits; anything else is a `DecodingError`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let identifier = PhotoIdentifier(try container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "not a photo's id")
    }
    self = identifier
  }

  /// Writes the digits.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}
