import FoundationEssentials

/// Any JSON, so that a test sees which keys there are and which are null.
public enum JSON: Hashable {
  case null
  case bool(Bool)
  case number(Double)
  case text(String)
  case list([JSON])
  case object([String: JSON])

  /// The value of a key; null where this is no object or lacks it.
  public subscript(key: String) -> JSON {
    if case .object(let values) = self { return values[key] ?? .null }
    return .null
  }

  /// The element at an index; null where there is none.
  public subscript(index: Int) -> JSON {
    items.indices.contains(index) ? items[index] : .null
  }

  /// The keys of an object.
  public var keys: Set<String> {
    if case .object(let values) = self { return Set(values.keys) }
    return []
  }

  /// The elements of a list.
  public var items: [JSON] {
    if case .list(let items) = self { return items }
    return []
  }

  /// The text, empty where this is none.
  public var string: String {
    if case .text(let text) = self { return text }
    return ""
  }

  /// The number, not a number where this is none.
  public var double: Double {
    if case .number(let number) = self { return number }
    return .nan
  }

  /// The whole number; the least there is where this is none.
  public var int: Int { Int(exactly: double) ?? .min }
}

extension JSON: Decodable {
  /// Reads any JSON.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .text(value)
    } else if let value = try? container.decode([JSON].self) {
      self = .list(value)
    } else {
      self = .object(try container.decode([String: JSON].self))
    }
  }
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral
{
  /// A text.
  public init(stringLiteral value: String) { self = .text(value) }
  /// A number.
  public init(integerLiteral value: Int) { self = .number(Double(value)) }
  /// A number.
  public init(floatLiteral value: Double) { self = .number(value) }
  /// A truth.
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  /// A list.
  public init(arrayLiteral elements: JSON...) { self = .list(elements) }
}
