import MantelCore
import Testing

@Suite struct TimeAgoTests {
  private func date(_ year: Int64, _ month: Int64, _ day: Int64) throws -> CivilDate {
    try #require(CivilDate(year: year, month: month, day: day))
  }

  @Test func `the largest unit that is not zero is said`() throws {
    let today = try date(2026, 12, 1)
    #expect(TimeAgo(from: today, to: today) == .today)
    #expect(TimeAgo(from: try date(2026, 11, 30), to: today) == .yesterday)
    #expect(TimeAgo(from: try date(2026, 11, 29), to: today) == .days(2))
    #expect(TimeAgo(from: try date(2026, 11, 2), to: today) == .days(29))
    #expect(TimeAgo(from: try date(2026, 11, 1), to: today) == .months(1))
    #expect(TimeAgo(from: try date(2025, 12, 2), to: today) == .months(11))
    #expect(TimeAgo(from: try date(2025, 12, 1), to: today) == .years(1))
    #expect(TimeAgo(from: try date(2023, 12, 2), to: today) == .years(2))
    #expect(TimeAgo(from: try date(2023, 12, 1), to: today) == .years(3))
  }

  @Test func `the future is not ago`() throws {
    #expect(TimeAgo(from: try date(2026, 12, 2), to: try date(2026, 12, 1)) == nil)
    #expect(TimeAgo(from: try date(9999, 1, 1), to: try date(2026, 12, 1)) == nil)
  }

  @Test func `a day that a month lacks counts as its last`() throws {
    let leap = try date(2020, 2, 29)
    #expect(TimeAgo(from: leap, to: try date(2021, 2, 27)) == .months(11))
    #expect(TimeAgo(from: leap, to: try date(2021, 2, 28)) == .years(1))
    #expect(TimeAgo(from: leap, to: try date(2024, 2, 28)) == .years(3))
    #expect(TimeAgo(from: leap, to: try date(2024, 2, 29)) == .years(4))
    #expect(TimeAgo(from: try date(2026, 1, 31), to: try date(2026, 2, 27)) == .days(27))
    #expect(TimeAgo(from: try date(2026, 1, 31), to: try date(2026, 2, 28)) == .months(1))
  }

  @Test func `from day to day the answer never becomes younger and is never zero of anything`()
    throws
  {
    for start in [try date(2019, 12, 31), try date(2020, 2, 29), try date(2023, 1, 30)] {
      var last = 0.0
      for days in 0..<1_600 {
        let today = CivilDate(daysSince1970: start.daysSince1970 + Int64(days))
        let ago = try #require(TimeAgo(from: start, to: today))
        let length = approximateDays(ago)
        #expect(length >= last)
        last = length
        switch ago {
        case .today: #expect(days == 0)
        case .yesterday: #expect(days == 1)
        case .days(let count): #expect((2...30).contains(count))
        case .months(let count): #expect((1...11).contains(count))
        case .years(let count): #expect(count >= 1)
        }
      }
    }
  }

  @Test func `the ends of the calendar are no trap`() throws {
    let first = try date(-1_000_000_000, 1, 1)
    let last = try date(1_000_000_000, 12, 31)
    #expect(TimeAgo(from: first, to: last) == .years(2_000_000_000))
    #expect(TimeAgo(from: last, to: first) == nil)
  }

  private func approximateDays(_ ago: TimeAgo) -> Double {
    switch ago {
    case .today: 0
    case .yesterday: 1
    case .days(let count): Double(count)
    case .months(let count): 30.5 * Double(count)
    case .years(let count): 366 * Double(count)
    }
  }
}
