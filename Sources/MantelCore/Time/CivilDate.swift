/// A day of the proleptic Gregorian calendar, with a year 0 before the year 1.
public struct CivilDate: Hashable, Comparable, Sendable {
  /// Negative before the year 0.
  public let year: Int64
  /// 1 to 12.
  public let month: Int64
  /// 1 to 31.
  public let day: Int64

  /// The date with these numbers, or nil where the calendar has none or the year lies beyond ±10⁹.
  public init?(year: Int64, month: Int64, day: Int64) {
    guard (-1_000_000_000...1_000_000_000).contains(year), (1...12).contains(month), day >= 1,
      day <= Self.days(inMonth: month, ofYear: year)
    else { return nil }
    self.year = year
    self.month = month
    self.day = day
  }

  /// The date that many days after 1 January 1970; days beyond ±3.6 · 10¹¹ count as the nearest within.
  public init(daysSince1970 days: Int64) {
    let days = min(max(days, -360_000_000_000), 360_000_000_000)
    // Counted from 1 March of the year 0, so that a leap day ends its year, its century and its 400 years.
    let shifted = days + daysToMarchOfYearZero
    let era = floorDiv(shifted, daysPer400Years)
    var rest = mod(shifted, daysPer400Years)
    let century = min(rest / 36_524, 3)
    rest -= century * 36_524
    let fourYears = rest / 1461
    rest -= fourYears * 1461
    let yearOfFour = min(rest / 365, 3)
    rest -= yearOfFour * 365
    // From March on the months alternate as 31 30 31 30 31, 153 days for every five.
    let monthFromMarch = (5 * rest + 2) / 153
    let marchYear = era * 400 + century * 100 + fourYears * 4 + yearOfFour
    year = monthFromMarch < 10 ? marchYear : marchYear + 1
    month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    day = rest - (153 * monthFromMarch + 2) / 5 + 1
  }

  /// How many days after 1 January 1970 the date lies.
  public var daysSince1970: Int64 {
    let marchYear = month > 2 ? year : year - 1
    let monthFromMarch = month > 2 ? month - 3 : month + 9
    let yearDays = 365 * marchYear + floorDiv(marchYear, 4) - floorDiv(marchYear, 100)
    let monthDays = (153 * monthFromMarch + 2) / 5
    return yearDays + floorDiv(marchYear, 400) + monthDays + day - 1 - daysToMarchOfYearZero
  }

  /// Whether the year has a 29 February.
  public static func isLeap(_ year: Int64) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }

  /// 28 to 31; `month` is 1 to 12.
  public static func days(inMonth month: Int64, ofYear year: Int64) -> Int64 {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// Whether one date comes before the other.
  public static func < (one: CivilDate, other: CivilDate) -> Bool {
    (one.year, one.month, one.day) < (other.year, other.month, other.day)
  }
}

private let daysPer400Years: Int64 = 146_097
private let daysToMarchOfYearZero: Int64 = 719_468
