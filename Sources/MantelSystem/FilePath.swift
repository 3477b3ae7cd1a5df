/// A path as the system sees it: any bytes but NUL.
///
/// File names on Linux need not be UTF-8, so a `String` cannot hold every one of them.
public struct FilePath: Hashable, Sendable {
  /// The path's bytes, without a NUL.
  public let bytes: [UInt8]

  /// Keeps the bytes before the first NUL, if there is one.
  public init(bytes: some Sequence<UInt8>) {
    self.bytes = Array(bytes.prefix { $0 != 0 })
  }

  /// A path spelled in UTF-8.
  public init(_ text: String) {
    self.init(bytes: text.utf8)
  }

  /// The path as text, or nil when its bytes are not UTF-8.
  public var text: String? {
    String(validating: bytes, as: UTF8.self)
  }

  /// The path as text in which bytes that are not UTF-8 became U+FFFD.
  public var lossyText: String {
    String(decoding: bytes, as: UTF8.self)
  }

  /// Whether the path starts at the root.
  public var isAbsolute: Bool {
    bytes.first == slash
  }

  /// The bytes behind the last slash, trailing slashes apart; empty for the root.
  public var lastComponent: [UInt8] {
    let trimmed = trimmedBytes
    return Array(trimmed[((trimmed.lastIndex(of: slash) ?? -1) + 1)...])
  }

  /// The folder that holds this path: `.` for a bare name, the root for itself.
  public var parent: FilePath {
    let trimmed = trimmedBytes
    guard let last = trimmed.lastIndex(of: slash) else {
      return trimmed.isEmpty && isAbsolute ? FilePath("/") : FilePath(".")
    }
    return last == 0 ? FilePath("/") : FilePath(bytes: trimmed[..<last])
  }

  /// The path of `name` inside this folder.
  public func appending(_ name: String) -> FilePath {
    appending(bytes: Array(name.utf8))
  }

  /// The path of the name with these bytes inside this folder.
  public func appending(bytes name: [UInt8]) -> FilePath {
    let separator: [UInt8] = bytes.isEmpty || bytes.last == slash ? [] : [slash]
    return FilePath(bytes: bytes + separator + name)
  }

  /// This path, taken from `folder` when it is relative. Neither `..` nor links are resolved.
  public func absolute(from folder: FilePath) -> FilePath {
    if isAbsolute { return self }
    var rest = bytes[...]
    while rest.starts(with: [UInt8(ascii: "."), slash]) { rest = rest.dropFirst(2) }
    return rest.elementsEqual([UInt8(ascii: ".")]) ? folder : folder.appending(bytes: Array(rest))
  }

  /// The same path without doubled or trailing slashes and without components that are `.`; what `..` means depends on links, so it stays.
  public var tidied: FilePath {
    let components = bytes.split(separator: slash).filter { !$0.elementsEqual([UInt8(ascii: ".")]) }
    let joined = Array(components.joined(separator: [slash]))
    return FilePath(bytes: isAbsolute ? [slash] + joined : joined)
  }

  /// Whether the path, by its spelling, lies in the folder or in one below it; a folder does not lie in itself.
  public func isInside(_ folder: FilePath) -> Bool {
    let start = folder.appending("").bytes
    return bytes.count > start.count && bytes.starts(with: start)
  }

  /// Calls `body` with the path as C functions want it.
  public func withCString<Result>(_ body: (UnsafePointer<CChar>) throws -> Result) rethrows
    -> Result
  {
    let terminated = bytes.map { CChar(bitPattern: $0) } + [0]
    return try terminated.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else {
        preconditionFailure("a terminated path is never empty")
      }
      return try body(base)
    }
  }

  private var trimmedBytes: [UInt8] {
    var trimmed = bytes
    while trimmed.last == slash { trimmed.removeLast() }
    return trimmed
  }

  private var slash: UInt8 { UInt8(ascii: "/") }
}

extension FilePath: ExpressibleByStringLiteral {
  /// A path spelled in UTF-8.
  public init(stringLiteral value: String) {
    self.init(value)
  }
}

/// Paths stand in JSON as text; one that is not UTF-8 as an object that holds its bytes in hexadecimal.
extension FilePath: Codable {
  private enum CodingKeys: String, CodingKey {
    case hexadecimal
  }

  /// Reads either form; a malformed one is a `DecodingError`.
  public init(from decoder: any Decoder) throws {
    if let text = try? decoder.singleValueContainer().decode(String.self) {
      self.init(text)
      return
    }
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let digits = try container.decode(String.self, forKey: .hexadecimal)
    guard let bytes = [UInt8](hexadecimal: digits) else {
      throw DecodingError.dataCorruptedError(
        forKey: .hexadecimal, in: container, debugDescription: "not pairs of hexadecimal digits")
    }
    self.init(bytes: bytes)
  }

  /// Writes text where the bytes are UTF-8, else their hexadecimal digits.
  public func encode(to encoder: any Encoder) throws {
    if let text {
      var container = encoder.singleValueContainer()
      try container.encode(text)
    } else {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(bytes.hexadecimal, forKey: .hexadecimal)
    }
  }
}
