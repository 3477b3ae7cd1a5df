import MantelCore

/// When a photo was taken, by the clock on its wall, and who says so.
public struct TakenDate: Equatable, Hashable, Sendable {
  /// Where a date comes from, the most trusted first.
  public enum Source: String, Codable, CaseIterable, Comparable, Sendable {
    /// EXIF, with the offset from universal time.
    case exifWithOffset = "exif-with-offset"
    /// EXIF, local time of nobody knows where.
    case exif
    /// XMP.
    case xmp
    /// IPTC.
    case iptc
    /// A name such as IMG_20190704_120000.jpg.
    case fileName = "file-name"

    /// Whether one source is trusted more than the other, and so comes first.
    public static func < (one: Source, other: Source) -> Bool {
      one.rank < other.rank
    }

    private var rank: Int { Self.allCases.firstIndex(of: self) ?? Self.allCases.count }
  }

  /// The local day.
  public let date: CivilDate
  /// Seconds after local midnight, 0 to 86,399; nil where only the day is known.
  public let secondOfDay: Int64?
  /// Seconds east of universal time, less than a day either way, if known.
  public let offset: Int64?
  /// Who says so.
  public let source: Source

  /// A date; nil before photography began or after the year 9999. Numbers that no clock shows are left out.
  public init?(
    date: CivilDate, secondOfDay: Int64? = nil, offset: Int64? = nil, source: Source
  ) {
    guard (1820...9999).contains(date.year) else { return nil }
    self.date = date
    self.secondOfDay = secondOfDay.flatMap { (0..<86_400).contains($0) ? $0 : nil }
    self.offset = offset.flatMap { (-86_399...86_399).contains($0) ? $0 : nil }
    self.source = source
  }
}

extension TakenDate: Codable {
  private enum CodingKeys: String, CodingKey {
    case date, secondOfDay, offset, source
  }

  /// Reads what `encode` wrote.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let text = try values.decode(String.self, forKey: .date)
    let date = try ISO8601.date(text)
    let taken = TakenDate(
      date: date, secondOfDay: try values.decodeIfPresent(Int64.self, forKey: .secondOfDay),
      offset: try values.decodeIfPresent(Int64.self, forKey: .offset),
      source: try values.decode(Source.self, forKey: .source))
    guard let taken else {
      throw DecodingError.dataCorruptedError(
        forKey: .date, in: values, debugDescription: "no year of a photograph")
    }
    self = taken
  }

  /// Writes the day as `2026-12-01`.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(ISO8601.text(date), forKey: .date)
    try values.encodeIfPresent(secondOfDay, forKey: .secondOfDay)
    try values.encodeIfPresent(offset, forKey: .offset)
    try values.encode(source, forKey: .source)
  }
}
