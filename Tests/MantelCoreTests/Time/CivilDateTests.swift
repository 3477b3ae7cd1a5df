import MantelCore
import Testing

@Suite struct CivilDateTests {
  @Test func `known days have known numbers`() throws {
    for (year, month, day, number) in [
      (1970, 1, 1, 0), (1969, 12, 31, -1), (2000, 2, 29, 11_016), (2000, 3, 1, 11_017),
      (2026, 12, 1, 20_788), (1900, 3, 1, -25_508), (0, 3, 1, -719_468), (-1, 12, 31, -719_529),
    ] as [(Int64, Int64, Int64, Int64)] {
      let date = try #require(CivilDate(year: year, month: month, day: day))
      #expect(date.daysSince1970 == number)
      #expect(CivilDate(daysSince1970: number) == date)
    }
  }

  @Test func `walking day by day visits every date of 800 years once, in order`() {
    var number = CivilDate(daysSince1970: -150_000).daysSince1970
    for year in Int64(1600)..<2400 {
      for month in Int64(1)...12 {
        for day in 1...CivilDate.days(inMonth: month, ofYear: year) {
          if year == 1600, month == 1, day == 1 {
            number = CivilDate(year: 1600, month: 1, day: 1)?.daysSince1970 ?? 0
            #expect(number == -135_140)
          }
          let date = CivilDate(daysSince1970: number)
          guard date.year == year, date.month == month, date.day == day,
            date.daysSince1970 == number
          else {
            Issue.record("day \(number) is \(date)")
            return
          }
          number += 1
        }
      }
    }
  }

  @Test func `leap years follow the Gregorian rule`() {
    #expect(CivilDate.isLeap(2024) && CivilDate.isLeap(2000) && CivilDate.isLeap(-4))
    #expect(!CivilDate.isLeap(1900) && !CivilDate.isLeap(2023))
    #expect(CivilDate(year: 2023, month: 2, day: 29) == nil)
    #expect(CivilDate(year: 2024, month: 2, day: 29) != nil)
  }

  @Test func `no date has a month 13 or a day 0`() {
    #expect(CivilDate(year: 2024, month: 13, day: 1) == nil)
    #expect(CivilDate(year: 2024, month: 0, day: 1) == nil)
    #expect(CivilDate(year: 2024, month: 1, day: 0) == nil)
    #expect(CivilDate(year: 2024, month: 4, day: 31) == nil)
    #expect(CivilDate(year: .max, month: 1, day: 1) == nil)
  }

  @Test func `dates far away are clamped and dates compare`() {
    #expect(CivilDate(daysSince1970: .max) == CivilDate(daysSince1970: 360_000_000_000))
    #expect(CivilDate(daysSince1970: .min) < CivilDate(daysSince1970: 0))
    #expect(CivilDate(daysSince1970: .max).daysSince1970 == 360_000_000_000)
  }
}
