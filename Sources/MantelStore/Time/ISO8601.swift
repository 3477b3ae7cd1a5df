import MantelCore

/// Times and dates as ISO 8601 and RFC 3339 write them.
///
/// A year has four digits, or a sign and four to nine: years from -999999999 to +999999999.
public enum ISO8601 {
  /// The Unix second that the text names.
  ///
  /// `2026-12-01T08:30:00+01:00`, or with `Z`, `+0100`, `+01` or `+01:00:30`; a space or `t` for the `T`; seconds may be missing, and a
  /// fraction of a second is dropped, which goes toward the past. Without an offset it is the local time of `zone`: where the clock skips
  /// over it, as much later than the skip; where it comes twice, the first. A date alone is its midnight there.
  public static func instant(_ text: String, in zone: TimeZoneRules) throws(ISO8601Error) -> Int64 {
    var scanner = ByteScanner(text)
    do throws(Failure) {
      let midnight = try scanner.date().daysSince1970 * 86_400
      if scanner.isAtEnd { return zone.instant(ofLocal: midnight) }
      guard scanner.skip("Tt ") else { throw Failure(.malformed) }
      let local = midnight + (try scanner.timeOfDay())
      if scanner.isAtEnd { return zone.instant(ofLocal: local) }
      let offset = try scanner.offset()
      guard scanner.isAtEnd else { throw Failure(.malformed) }
      return local - offset
    } catch {
      throw ISO8601Error(text: text, problem: error.problem)
    }
  }

  /// The day that the text names: `2026-12-01`.
  public static func date(_ text: String) throws(ISO8601Error) -> CivilDate {
    var scanner = ByteScanner(text)
    do throws(Failure) {
      let date = try scanner.date()
      guard scanner.isAtEnd else { throw Failure(.malformed) }
      return date
    } catch {
      throw ISO8601Error(text: text, problem: error.problem)
    }
  }

  /// A Unix second as a clock in the zone shows it, with that clock's offset: `2026-12-01T08:30:00+01:00`.
  public static func text(_ time: Int64, in zone: TimeZoneRules) -> String {
    text(time, offset: zone.offset(at: time))
  }

  /// A Unix second as a clock `offset` seconds east of universal time shows it.
  ///
  /// An offset that is no whole minute, as before 1900, has its seconds added (`+00:53:28`), which `instant` reads back. Times
  /// beyond the years that can be written come out as the nearest that can; an offset of 26 hours or more as universal time.
  public static func text(_ time: Int64, offset: Int64) -> String {
    let offset = offset.magnitude < offsetLimit.magnitude ? offset : 0
    let local = min(max(time, -secondsLimit), secondsLimit) + offset
    let second = mod(local, 86_400)
    let date = CivilDate(daysSince1970: floorDiv(local, 86_400))
    return text(date) + "T" + clock(second) + (offset < 0 ? "-" : "+")
      + clock(abs(offset), isShort: offset % 60 == 0)
  }

  /// A day as `2026-12-01`.
  public static func text(_ date: CivilDate) -> String {
    let isPlain = (0...9999).contains(date.year)
    let sign = isPlain ? "" : date.year < 0 ? "-" : "+"
    return sign + digits(abs(date.year), 4) + "-" + digits(date.month) + "-" + digits(date.day)
  }

  private static func clock(_ seconds: Int64, isShort: Bool = false) -> String {
    digits(seconds / 3600) + ":" + digits(seconds / 60 % 60)
      + (isShort ? "" : ":" + digits(seconds % 60))
  }

  private static func digits(_ value: Int64, _ count: Int = 2) -> String {
    let text = String(value)
    return String(repeating: "0", count: max(0, count - text.utf8.count)) + text
  }

  /// A day within the years that can be written.
  private static let secondsLimit: Int64 = 999_999_000 * 31_556_952
}

/// No clock is this many seconds away from universal time.
private let offsetLimit: Int64 = 26 * 3600

private struct Failure: Error {
  let problem: ISO8601Error.Problem

  init(_ problem: ISO8601Error.Problem) {
    self.problem = problem
  }
}

extension ByteScanner {
  /// `2026-12-01`
  fileprivate mutating func date() throws(Failure) -> CivilDate {
    let sign = sign()
    guard let year = number(fewest: 4, most: sign == nil ? 4 : 9), skip("-"),
      let month = number(fewest: 2, most: 2), skip("-"), let day = number(fewest: 2, most: 2)
    else { throw Failure(.malformed) }
    guard let date = CivilDate(year: (sign ?? 1) * year, month: month, day: day) else {
      throw Failure(.noSuchDate)
    }
    return date
  }

  /// `08:30:00.25`, in whole seconds after midnight.
  fileprivate mutating func timeOfDay() throws(Failure) -> Int64 {
    guard let hour = number(fewest: 2, most: 2), skip(":"),
      let minute = number(fewest: 2, most: 2)
    else { throw Failure(.malformed) }
    var second: Int64 = 0
    if skip(":") {
      guard let number = number(fewest: 2, most: 2) else { throw Failure(.malformed) }
      second = number
      if skip(".,"), skip(while: isDigit) == 0 { throw Failure(.malformed) }
    }
    guard hour < 24, minute < 60, second < 60 else { throw Failure(.noSuchTime) }
    return hour * 3600 + minute * 60 + second
  }

  /// `Z`, `+01:00`, `+0100`, `+01` or `+01:00:30`, in seconds east.
  fileprivate mutating func offset() throws(Failure) -> Int64 {
    if skip("Zz") { return 0 }
    guard let sign = sign(), let hour = number(fewest: 2, most: 2) else {
      throw Failure(.malformed)
    }
    var minute: Int64 = 0
    var second: Int64 = 0
    if skip(":") {
      guard let minutes = number(fewest: 2, most: 2) else { throw Failure(.malformed) }
      minute = minutes
      if skip(":") {
        guard let seconds = number(fewest: 2, most: 2) else { throw Failure(.malformed) }
        second = seconds
      }
    } else if let minutes = number(fewest: 2, most: 2) {
      minute = minutes
    }
    let offset = hour * 3600 + minute * 60 + second
    guard minute < 60, second < 60, offset < offsetLimit else { throw Failure(.noSuchOffset) }
    return sign * offset
  }
}
