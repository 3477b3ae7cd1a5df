/// When a widget's day begins, to the minute of the local clock.
public struct DayStart: Equatable, Hashable, Sendable {
  /// After local midnight, 0 to 1,439.
  public let minutes: Int

  /// Midnight.
  public static let midnight = DayStart(minutes: 0)

  private init(minutes: Int) {
    self.minutes = minutes
  }

  /// Reads `HH:MM`, 00:00 to 23:59; nil for anything else.
  public init?(_ text: some StringProtocol) {
    let parts = text.utf8.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    guard parts.count == 2, let hours = Self.number(parts[0], below: 24),
      parts[1].count == 2, let rest = Self.number(parts[1], below: 60)
    else { return nil }
    minutes = hours * 60 + rest
  }

  /// As `HH:MM`.
  public var text: String {
    func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "\(twoDigits(minutes / 60)):\(twoDigits(minutes % 60))"
  }

  private static func number(_ digits: some Collection<UInt8>, below limit: Int) -> Int? {
    guard (1...2).contains(digits.count) else { return nil }
    var number = 0
    for digit in digits {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) else { return nil }
      number = number * 10 + Int(digit - UInt8(ascii: "0"))
    }
    return number < limit ? number : nil
  }
}

extension DayStart: Codable {
  /// Reads `HH:MM`; anything else is a `DecodingError`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let start = DayStart(try container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "not HH:MM")
    }
    self = start
  }

  /// Writes `HH:MM`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}
