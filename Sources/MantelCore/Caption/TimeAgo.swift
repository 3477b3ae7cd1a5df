/// How long ago a day was, in the largest unit that says more than nothing.
public enum TimeAgo: Equatable, Hashable, Sendable {
  case today
  case yesterday
  /// 2 to 30.
  case days(Int64)
  /// 1 to 11.
  case months(Int64)
  /// At least 1.
  case years(Int64)

  /// From a day to a later one or to itself; nil for a day in the future.
  ///
  /// A month is full on the day of the same number, and where a month is too short for that, on its last day: 29 February is a
  /// year ago on 28 February, and 31 January a month ago then.
  public init?(from past: CivilDate, to today: CivilDate) {
    guard past <= today else { return nil }
    let months = Self.fullMonths(from: past, to: today)
    if months >= 12 {
      self = .years(months / 12)
    } else if months >= 1 {
      self = .months(months)
    } else {
      switch today.daysSince1970 - past.daysSince1970 {
      case 0: self = .today
      case 1: self = .yesterday
      case let days: self = .days(days)
      }
    }
  }

  private static func fullMonths(from past: CivilDate, to today: CivilDate) -> Int64 {
    let months = (today.year - past.year) * 12 + today.month - past.month
    let lastDay = CivilDate.days(inMonth: today.month, ofYear: today.year)
    return today.day >= min(past.day, lastDay) ? months : months - 1
  }
}
