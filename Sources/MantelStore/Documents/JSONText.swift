#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// JSON as Mantel writes it: indented, keys in order, one line feed at the end, so that a person can read and compare it.
public enum JSONText {
  /// The value as JSON in UTF-8.
  public static func encode(_ value: some Encodable) throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try Array(encoder.encode(value)) + [UInt8(ascii: "\n")]
  }

  /// The value as JSON in UTF-8 on one line, without its end.
  public static func encodeLine(_ value: some Encodable) throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try Array(encoder.encode(value))
  }

  /// The value that the JSON in UTF-8 stands for.
  public static func decode<Value: Decodable>(_ type: Value.Type, from bytes: [UInt8]) throws
    -> Value
  {
    try JSONDecoder().decode(type, from: Data(bytes))
  }
}
