import MantelCore

/// A zone as POSIX writes it: a standard time and perhaps a daylight saving time, with a rule that holds every year.
///
/// `CET-1CEST,M3.5.0,M10.5.0/3` or `<+03>-3`; hours of a rule may run from -167 to 167, as RFC 8536 allows. A daylight saving time
/// without a rule follows that of the United States, as in the C library.
struct PosixTimeZone: Equatable, Sendable {
  /// Seconds east of UTC.
  let standardOffset: Int64
  let daylight: Daylight?

  struct Daylight: Equatable, Sendable {
    /// Seconds east of UTC.
    let offset: Int64
    /// When it begins, by the standard time's clock.
    let start: YearlyMoment
    /// When it ends, by the daylight saving time's clock.
    let end: YearlyMoment
  }

  init?(_ text: String) {
    var scanner = ByteScanner(text)
    guard scanner.skipZoneName(), let west = scanner.zoneOffset() else { return nil }
    standardOffset = -west
    if scanner.isAtEnd {
      daylight = nil
      return
    }
    guard scanner.skipZoneName() else { return nil }
    var offset = standardOffset + 3600
    if !scanner.isAtEnd, scanner.next != UInt8(ascii: ",") {
      guard let west = scanner.zoneOffset() else { return nil }
      offset = -west
    }
    if scanner.isAtEnd {
      daylight = Daylight(
        offset: offset,
        start: YearlyMoment(day: .weekday(0, week: 2, month: 3), second: 7200),
        end: YearlyMoment(day: .weekday(0, week: 1, month: 11), second: 7200))
      return
    }
    guard scanner.skip(","), let start = scanner.yearlyMoment(), scanner.skip(","),
      let end = scanner.yearlyMoment(), scanner.isAtEnd
    else { return nil }
    daylight = Daylight(offset: offset, start: start, end: end)
  }

  /// All changes within 400 years from 1970, after which they repeat; nil without a daylight saving time.
  var cycle: TransitionTable? {
    guard let daylight else { return nil }
    var table = TransitionTable(initialOffset: standardOffset)
    var changes: [(time: Int64, offset: Int64)] = []
    // Times may run into the years before and after.
    for year in Int64(1969)...2370 {
      let newYear = newYearDay(of: year)
      let start = daylight.start.seconds(year: year, newYear: newYear) - standardOffset
      let end = daylight.end.seconds(year: year, newYear: newYear) - daylight.offset
      changes.append((start, daylight.offset))
      changes.append((end, standardOffset))
    }
    // An end and a start in the same second mean that it goes on all year: the start comes last.
    changes.sort { one, other in
      one.time != other.time
        ? one.time < other.time
        : one.offset != daylight.offset && other.offset == daylight.offset
    }
    for change in changes where change.time < cycleLength {
      if change.time < 0 {
        table.initialOffset = change.offset
      } else if table.times.last == change.time {
        table.offsets[table.offsets.count - 1] = change.offset
      } else {
        table.times.append(change.time)
        table.offsets.append(change.offset)
      }
    }
    return table
  }

  /// Days from 1 January 1970 to that of `year`; 477 leap days came before 1970.
  private func newYearDay(of year: Int64) -> Int64 {
    let before = year - 1
    return 365 * (year - 1970) + floorDiv(before, 4) - floorDiv(before, 100)
      + floorDiv(before, 400) - 477
  }
}

extension ByteScanner {
  /// Steps over the abbreviation of a zone: three letters or more, in angle brackets digits and signs as well.
  fileprivate mutating func skipZoneName() -> Bool {
    if skip("<") {
      let length = skip { isLetter($0) || isDigit($0) || $0 == 0x2B || $0 == 0x2D }
      return length >= 3 && skip(">")
    }
    return skip(while: isLetter) >= 3
  }

  /// Seconds west of UTC, at most 24 hours and 59:59.
  fileprivate mutating func zoneOffset() -> Int64? {
    clockTime(mostHours: 24)
  }

  /// `[+-]hh[:mm[:ss]]` in seconds.
  fileprivate mutating func clockTime(mostHours: Int64) -> Int64? {
    let sign = sign() ?? 1
    guard let hours = number(fewest: 1, most: 3), hours <= mostHours else { return nil }
    var seconds = hours * 3600
    for unit: Int64 in [60, 1] where skip(":") {
      guard let part = number(fewest: 1, most: 2), part < 60 else { return nil }
      seconds += part * unit
    }
    return sign * seconds
  }

  /// `Jn`, `n` or `Mm.w.d`, then perhaps `/` and a time of the clock; 02:00 without one.
  fileprivate mutating func yearlyMoment() -> YearlyMoment? {
    let day: YearlyMoment.Day
    if skip("J") {
      guard let number = number(fewest: 1, most: 3), (1...365).contains(number) else { return nil }
      day = .ordinalWithoutLeapDay(number)
    } else if skip("M") {
      guard let month = number(fewest: 1, most: 2), (1...12).contains(month), skip("."),
        let week = number(fewest: 1, most: 1), (1...5).contains(week), skip("."),
        let weekday = number(fewest: 1, most: 1), weekday <= 6
      else { return nil }
      day = .weekday(weekday, week: week, month: month)
    } else {
      guard let number = number(fewest: 1, most: 3), number <= 365 else { return nil }
      day = .daysAfterNewYear(number)
    }
    guard skip("/") else { return YearlyMoment(day: day, second: 7200) }
    guard let second = clockTime(mostHours: 167) else { return nil }
    return YearlyMoment(day: day, second: second)
  }
}
