import MantelCore
import Testing

@Suite struct PlanTests {
  let seed: UInt64 = 5_389_056_570_468_818_448
  @Sendable func universal(_ time: Int64) -> Int64 { 0 }

  @Test func `steps count slots and taps from the anchor`() {
    let schedule = Schedule(interval: .hour, order: .inOrder, seed: seed, anchor: 2)
    #expect(schedule.step(at: 36_000, offset: 5, zone: universal) == 13)
    #expect(schedule.index(at: 36_000, offset: 5, count: 4, zone: universal) == 1)
    #expect(schedule.index(at: 36_000, offset: -12, count: 4, zone: universal) == 0)
    #expect(schedule.index(at: 36_000, offset: -13, count: 4, zone: universal) == 3)
  }

  @Test func `shuffled indices are the ones that were worked out apart from this code`() {
    let schedule = Schedule(interval: .quarterHour, order: .shuffled, seed: seed)
    let indices = (-5..<10).map {
      schedule.index(at: Int64($0) * 900, offset: 0, count: 5, zone: universal)
    }
    #expect(indices == [4, 3, 0, 1, 2, 3, 4, 1, 0, 2, 3, 0, 2, 1, 4])
  }

  @Test func `never moves by taps alone, in the list's order even when shuffled`() {
    let schedule = Schedule(interval: .never, order: .shuffled, seed: seed, anchor: 1)
    let indices = (-1..<5).map { schedule.index(at: 7, offset: $0, count: 3, zone: universal) }
    #expect(indices == [1, 2, 0, 1, 2, 0])
  }

  @Test func `one photo or none has index 0`() {
    let schedule = Schedule(seed: seed)
    #expect(schedule.index(at: 99_999, offset: 7, count: 1, zone: universal) == 0)
    #expect(schedule.index(at: 99_999, offset: 7, count: 0, zone: universal) == 0)
  }

  @Test func `a plan starts where it is asked to and ends before its end`() {
    let schedule = Schedule(interval: .hour, order: .inOrder, seed: seed)
    let plan = schedule.plan(
      from: 1800, to: 10_800, offset: 0, count: 2, limit: 99, zone: universal)
    #expect(
      plan == [
        PlanEntry(start: 1800, index: 0), PlanEntry(start: 3600, index: 1),
        PlanEntry(start: 7200, index: 0),
      ])
    #expect(
      schedule.plan(from: 1800, to: 10_801, offset: 0, count: 2, limit: 99, zone: universal).count
        == 4)
    #expect(
      schedule.plan(from: 1800, to: 10_801, offset: 0, count: 2, limit: 2, zone: universal)
        == Array(plan.prefix(2)))
  }

  @Test func `where nothing ever changes one entry is the plan`() {
    let never = Schedule(interval: .never, order: .inOrder, seed: seed)
    #expect(
      never.plan(from: 5, to: 1 << 40, offset: 4, count: 3, limit: 99, zone: universal)
        == [PlanEntry(start: 5, index: 1)])
    let hourly = Schedule(interval: .hour, seed: seed)
    #expect(
      hourly.plan(from: 5, to: 1 << 40, offset: 4, count: 1, limit: 99, zone: universal)
        == [PlanEntry(start: 5, index: 0)])
  }

  @Test func `without photos or time there is no entry`() {
    let schedule = Schedule(seed: seed)
    #expect(
      schedule.plan(from: 0, to: 9999, offset: 0, count: 0, limit: 9, zone: universal).isEmpty)
    #expect(schedule.plan(from: 5, to: 5, offset: 0, count: 3, limit: 9, zone: universal).isEmpty)
    #expect(
      schedule.plan(from: 0, to: 9999, offset: 0, count: 3, limit: 0, zone: universal).isEmpty)
  }

  @Test func `a plan says what the index says at every second of it`() {
    // Spring forward by an hour, later back by half an hour.
    let zone: (Int64) -> Int64 = { $0 < 100_800 ? 3600 : $0 < 190_800 ? 7200 : 5400 }
    for interval in ScheduleInterval.allCases {
      let schedule = Schedule(interval: interval, dayStart: 1800, seed: seed, anchor: 3)
      let plan = schedule.plan(
        from: 1000, to: 300_000, offset: -9, count: 6, limit: .max, zone: zone)
      var entry = 0
      for time in stride(from: Int64(1000), to: 300_000, by: 100) {
        while entry + 1 < plan.count, plan[entry + 1].start <= time { entry += 1 }
        #expect(plan[entry].index == schedule.index(at: time, offset: -9, count: 6, zone: zone))
      }
    }
  }
}
