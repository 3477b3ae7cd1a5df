import MantelCore

/// Choices stand in documents by their words.
extension TokenNamed where Self: Codable {
  /// Reads the word; another one is a `DecodingError`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let value = Self(token: try container.decode(String.self).utf8) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "unknown word")
    }
    self = value
  }

  /// Writes the word.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(token.description)
  }
}

extension ScheduleInterval: Codable {}
extension PhotoOrder: Codable {}
extension WidgetShape: Codable {}
extension PhotoFilter: Codable {}
extension PhotoFrame: Codable {}
extension Mat: Codable {}
extension CaptionKind: Codable {}
extension FontRole: Codable {}
