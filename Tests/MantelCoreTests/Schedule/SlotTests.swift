import MantelCore
import Testing

@Suite struct SlotTests {
  func schedule(_ interval: ScheduleInterval, dayStart: Int64 = 0) -> Schedule {
    Schedule(interval: interval, dayStart: dayStart, order: .inOrder, seed: 1)
  }

  @Test func `a quarter of an hour begins at the epoch and before it`() {
    let slots = [-901, -900, -1, 0, 899, 900].map { schedule(.quarterHour).slot(at: $0) { _ in 0 } }
    #expect(slots == [-2, -1, -1, 0, 0, 1])
  }

  @Test func `full hours are those of a clock that is a quarter of an hour askew`() {
    // Kathmandu, 5:45 east: the local hour turns 15 minutes after the universal one.
    let slots = [-2701, -2700, 0, 899, 900].map { schedule(.hour).slot(at: $0) { _ in 20_700 } }
    #expect(slots == [-1, 0, 0, 0, 1])
    #expect(schedule(.hour).slot(at: 0) { _ in -34_200 } == 0)
    #expect(schedule(.hour).slot(at: 1800) { _ in -34_200 } == 1)
  }

  @Test func `longer intervals begin at marks of the local day`() {
    // 2001-09-09 03:46:40 in Berlin: day 11,574, the second of its eight slots.
    let time: Int64 = 1_000_000_000
    #expect(schedule(.threeHours).slot(at: time) { _ in 7200 } == 11_574 * 8 + 1)
    #expect(schedule(.sixHours).slot(at: time) { _ in 7200 } == 11_574 * 4)
    #expect(schedule(.day).slot(at: time) { _ in 7200 } == 11_574)
    // The second before 1970 a clock one hour west shows 22:59:59: the last slot of day -1.
    #expect(schedule(.threeHours).slot(at: -1) { _ in -3600 } == -1)
  }

  @Test func `a day may start in the morning, an hour may not`() {
    let time: Int64 = 1_000_000_000
    let sixOClock: Int64 = 21_600
    #expect(schedule(.day, dayStart: sixOClock).slot(at: time) { _ in 7200 } == 11_573)
    #expect(schedule(.threeHours, dayStart: 3600).slot(at: time) { _ in 7200 } == 11_574 * 8)
    #expect(
      schedule(.hour, dayStart: sixOClock).slot(at: time) { _ in 7200 }
        == schedule(.hour).slot(at: time) { _ in 7200 })
    var schedule = Schedule(dayStart: -3600, seed: 1)
    #expect(schedule.dayStart == 82_800)
    schedule.dayStart = .min
    #expect(schedule.dayStart == 30_592)
  }

  @Test func `never is one slot`() {
    #expect(schedule(.never).slot(at: 1 << 40) { _ in 3600 } == 0)
    #expect(schedule(.never).nextChange(after: 0) { _ in 3600 } == nil)
  }

  /// Chatham: at second 0 the clock goes back from 3:45 to 2:45, that is from 13:45 to 12:45 east.
  @Sendable func chatham(_ time: Int64) -> Int64 { time < -36_000 ? 49_500 : 45_900 }

  @Test func `a clock set back does not take the slot with it`() {
    let schedule = schedule(.threeHours)
    let change: Int64 = -36_000
    #expect(schedule.slot(at: change - 1, zone: chatham) == 1)
    #expect(schedule.slot(at: change, zone: chatham) == 1)
    #expect(schedule.slot(at: change + 899, zone: chatham) == 1)
    // The slot that began at 3:00 ends at 6:00 of the new clock, four hours later.
    #expect(schedule.nextChange(after: change - 2700, zone: chatham) == -24_300)
  }

  @Test func `a clock set back by three hours holds the slot to the last second`() {
    let zone: (Int64) -> Int64 = { $0 < 0 ? 39_600 : 28_800 }
    let schedule = schedule(.sixHours)
    // At second 0 11:00 becomes 8:00; at 12:00 the next slot is due.
    #expect(schedule.slot(at: -1, zone: zone) == 1)
    #expect(schedule.slot(at: 10_799, zone: zone) == 1)
    #expect(schedule.nextChange(after: -1, zone: zone) == 14_400)
  }

  @Test func `the next change is the next mark, across a clock set forward too`() {
    // At second 0 the clock goes from 2:00 to 3:00.
    let zone: (Int64) -> Int64 = { $0 < 0 ? 7200 : 10_800 }
    #expect(schedule(.threeHours).nextChange(after: -3600, zone: zone) == 0)
    #expect(schedule(.sixHours).nextChange(after: -3600, zone: zone) == 10_800)
    #expect(schedule(.hour).nextChange(after: -3600, zone: zone) == 0)
    #expect(schedule(.quarterHour).nextChange(after: 0, zone: zone) == 900)
    #expect(schedule(.day, dayStart: 3600).nextChange(after: 0, zone: zone) == 79_200)
  }

  @Test func `extreme times and clocks that make no sense end without a trap`() {
    let clocks: [(Int64) -> Int64] = [
      { _ in .max }, { _ in .min }, { $0 }, { 0 &- $0 }, { $0 &* 0x1E37_79B9_7F4A_7C15 },
      { $0 % 7 == 0 ? .min : .max }, { $0 > 50_000 ? -86_400 : 86_400 },
    ]
    let times: [Int64] = [.min, .min + 1, -(1 << 60), -1, 0, 1, 49_999, 1 << 60, .max - 1, .max]
    for interval in ScheduleInterval.allCases {
      let schedule = Schedule(interval: interval, dayStart: .max, seed: 3, anchor: .min)
      for clock in clocks {
        for time in times {
          let slot = schedule.slot(at: time, zone: clock)
          if let next = schedule.nextChange(after: time, zone: clock) {
            #expect(next > time && schedule.slot(at: next, zone: clock) > slot)
          }
          #expect(
            (0..<50).contains(schedule.index(at: time, offset: .min, count: 50, zone: clock)))
          let plan = schedule.plan(
            from: time, to: .max, offset: .max, count: 50, limit: 5, zone: clock)
          #expect(plan.count <= 5)
        }
      }
    }
  }
}
