import MantelSystem

/// One widget's place on the desktop; the same widget may have several.
public struct PlacementIdentifier: Hashable, Sendable, Codable {
  /// Eight hexadecimal digits.
  public let text: String

  /// A new one, by chance.
  public static func random() -> PlacementIdentifier {
    PlacementIdentifier(
      text: withUnsafeBytes(of: UInt32.random(in: .min ... .max)) { $0.hexadecimal })
  }

  private init(text: String) {
    self.text = text
  }

  /// Reads eight hexadecimal digits in lower case; nil for anything else, since the text becomes a file's name.
  public init?(_ text: String) {
    guard text.utf8.count == 8, text.utf8.allSatisfy({ "0123456789abcdef".utf8.contains($0) })
    else {
      return nil
    }
    self.text = text
  }

  /// Reads the digits; anything else is a `DecodingError`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let identifier = PlacementIdentifier(try container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "no placement")
    }
    self = identifier
  }

  /// Writes the digits.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}
