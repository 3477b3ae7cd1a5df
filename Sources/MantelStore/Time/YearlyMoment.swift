import MantelCore

/// A day that every year has, and a time of its clock.
struct YearlyMoment: Equatable, Sendable {
  let day: Day
  /// In seconds after midnight; may lie outside the day.
  let second: Int64

  enum Day: Equatable, Sendable {
    /// 1 to 365, where 29 February has no number.
    case ordinalWithoutLeapDay(Int64)
    /// 0 to 365, where 29 February counts.
    case daysAfterNewYear(Int64)
    /// Sunday (0) to Saturday (6) for the first to the fourth time in a month, or the last (5).
    case weekday(Int64, week: Int64, month: Int64)
  }

  /// When it comes in a year whose 1 January lies `newYear` days after that of 1970: in seconds of its own clock since 1970.
  func seconds(year: Int64, newYear: Int64) -> Int64 {
    let isLeap = CivilDate.isLeap(year)
    let date: Int64
    switch day {
    case .ordinalWithoutLeapDay(let number):
      date = newYear + number - 1 + (isLeap && number >= 60 ? 1 : 0)
    case .daysAfterNewYear(let number):
      date = newYear + number
    case .weekday(let weekday, let week, let month):
      var first = newYear
      for earlier in 1..<month { first += CivilDate.days(inMonth: earlier, ofYear: year) }
      // 1 January 1970 was a Thursday.
      let inFirstWeek = first + mod(weekday - first - 4, 7)
      let length = CivilDate.days(inMonth: month, ofYear: year)
      let inWeek = inFirstWeek + 7 * (week - 1)
      date = inWeek < first + length ? inWeek : inWeek - 7
    }
    return date * 86_400 + second
  }
}
