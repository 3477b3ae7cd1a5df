import MantelCore

/// A date and a time as EXIF, XMP and IPTC write them.
struct MetadataDate {
  let date: CivilDate
  let secondOfDay: Int64?
  let offset: Int64?

  /// `2019:07:04 12:30:00`, and what cameras and programs write in its stead: `-`, `/` or `.` between the numbers of the date, a `T`
  /// before the time, fractions of a second, an offset behind.
  ///
  /// Nil for zeros, blanks, a month or a year alone, and days that the calendar has not. A time that no clock shows is left out.
  init?(_ text: String) {
    var scanner = DigitScanner(text)
    guard let year = scanner.number(digits: 4), scanner.skip(":-/."),
      let month = scanner.number(digits: 2), scanner.skip(":-/."),
      let day = scanner.number(digits: 2),
      let date = CivilDate(year: year, month: month, day: day)
    else { return nil }
    self.date = date
    guard scanner.skip(" Tt:"), let time = scanner.clock() else {
      secondOfDay = nil
      offset = nil
      return
    }
    secondOfDay = time
    offset = scanner.offset()
  }

  /// `+02:00`, `-0530` or `Z`, in seconds east; nil for what no clock has.
  static func offset(_ text: String) -> Int64? {
    var scanner = DigitScanner(text)
    return scanner.offset()
  }
}

/// Reads numbers of fixed width from text.
private struct DigitScanner {
  private var rest: Substring.UTF8View

  init(_ text: String) {
    rest = text.drop { $0 == " " }.utf8
  }

  mutating func number(digits count: Int) -> Int64? {
    var value: Int64 = 0
    let digits = rest.prefix(count)
    guard digits.count == count else { return nil }
    for byte in digits {
      guard (48...57).contains(byte) else { return nil }
      value = value * 10 + Int64(byte - 48)
    }
    rest = rest.dropFirst(count)
    return value
  }

  mutating func skip(_ characters: StaticString) -> Bool {
    guard let first = rest.first, characters.withUTF8Buffer({ $0.contains(first) }) else {
      return false
    }
    rest = rest.dropFirst()
    return true
  }

  /// `12:30:45.25` or `12:30`, in seconds after midnight.
  mutating func clock() -> Int64? {
    guard let hour = number(digits: 2), skip(":"), let minute = number(digits: 2) else {
      return nil
    }
    var second: Int64 = 0
    if skip(":") {
      guard let number = number(digits: 2) else { return nil }
      second = number
      if skip(".,") { rest = rest.drop { (48...57).contains($0) } }
    }
    guard hour < 24, minute < 60, second < 60 else { return nil }
    return hour * 3600 + minute * 60 + second
  }

  mutating func offset() -> Int64? {
    if skip("Zz") { return 0 }
    let sign: Int64
    if skip("+") { sign = 1 } else if skip("-") { sign = -1 } else { return nil }
    guard let hour = number(digits: 2) else { return nil }
    _ = skip(":")
    let minute = number(digits: 2) ?? 0
    // Kiritimati lies 14 hours east, Baker Island 12 hours west.
    guard minute < 60, hour * 60 + minute <= 14 * 60 else { return nil }
    return sign * (hour * 3600 + minute * 60)
  }
}
