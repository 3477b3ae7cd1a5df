/// A point in time as documents hold it: ISO 8601 in universal time, to the second.
public struct Timestamp: Hashable, Sendable {
  /// Seconds since 1970 UTC.
  public let unixSeconds: Int64

  /// The point in time that many seconds after the start of 1970 UTC.
  public init(unixSeconds: Int64) {
    self.unixSeconds = unixSeconds
  }
}

extension Timestamp: Codable {
  /// Reads ISO 8601; anything else is a `DecodingError`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    do {
      unixSeconds = try ISO8601.instant(try container.decode(String.self), in: .utc)
    } catch let error as ISO8601Error {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "\(error)")
    }
  }

  /// Writes ISO 8601.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(ISO8601.text(unixSeconds, in: .utc))
  }
}
