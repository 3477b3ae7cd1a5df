import MantelCore
import MantelSystem

/// A widget's UUID.
public struct WidgetIdentifier: Hashable, Sendable {
  /// The UUID's 16 bytes in text order.
  public let bytes: [UInt8]

  /// A new one, by chance (version 4 of RFC 9562).
  public static func random() -> WidgetIdentifier {
    var bytes = (0..<16).map { _ in UInt8.random(in: .min ... .max) }
    bytes[6] = bytes[6] & 0x0F | 0x40
    bytes[8] = bytes[8] & 0x3F | 0x80
    return WidgetIdentifier(bytes: bytes)
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The widget that a link names.
  public init(_ uuid: UUIDBytes) {
    bytes = uuid.bytes
  }

  /// The UUID as links carry it.
  public var uuid: UUIDBytes {
    guard let uuid = UUIDBytes(bytes) else { preconditionFailure("an identifier has 16 bytes") }
    return uuid
  }

  /// Reads the usual spelling, 8-4-4-4-12 hexadecimal digits in either case.
  public init?(_ text: some StringProtocol) {
    let groups = text.split(separator: "-", omittingEmptySubsequences: false)
    guard groups.map(\.utf8.count) == [8, 4, 4, 4, 12],
      let bytes = [UInt8](hexadecimal: groups.joined())
    else { return nil }
    self.bytes = bytes
  }

  /// The usual spelling, in lower case.
  public var text: String {
    let groups = [0..<4, 4..<6, 6..<8, 8..<10, 10..<16]
    return groups.map { bytes[$0].hexadecimal }.joined(separator: "-")
  }
}

extension WidgetIdentifier: Codable {
  /// Reads the usual spelling; anything else is a `DecodingError`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let identifier = WidgetIdentifier(text) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "not a UUID")
    }
    self = identifier
  }

  /// Writes the usual spelling.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}
