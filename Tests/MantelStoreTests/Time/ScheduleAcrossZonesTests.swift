import MantelCore
import MantelStore
import Testing

/// The design's properties of the slot, over every installed zone and each of its changes from 2020 through 2040.
@Suite struct ScheduleAcrossZonesTests {
  @Test func `every zone is installed and changes are plenty`() {
    #expect(InstalledClock.all.reduce(0) { $0 + $1.names.count } > 400)
    #expect(InstalledClock.all.reduce(0) { $0 + $1.transitions.count } > 1000)
  }

  @Test(arguments: ScheduleInterval.allCases.filter { $0 != .never })
  func `around every change slots rise one by one at marks of the clock`(
    interval: ScheduleInterval
  ) {
    let dayStarts: [Int64] =
      interval == .threeHours || interval == .sixHours || interval == .day
      ? [0, 60, 3600, 23_400, 85_500] : [0]
    var leapers: Set<String> = []
    for clock in InstalledClock.all {
      for dayStart in dayStarts {
        let schedule = Schedule(interval: interval, dayStart: dayStart, seed: 1)
        let changes = clock.transitions.isEmpty ? [1_700_000_000] : clock.transitions
        for change in changes {
          let walk = walk(schedule, clock.rules, around: change)
          if walk.leaps { leapers.formUnion(clock.names) }
          if let fault = walk.fault {
            Issue.record("\(clock.names) \(interval) \(dayStart) \(change): \(fault)")
          }
        }
      }
    }
    // In 2020 Casey went from 00:01 to 03:01: with marks at both, a whole slot was left out.
    #expect(leapers == (interval == .threeHours ? ["Antarctica/Casey"] : []))
  }

  @Test func `a plan by the day goes through 21 years of every clock without a slip`() {
    let schedule = Schedule(interval: .day, dayStart: 0, order: .inOrder, seed: 1)
    for clock in InstalledClock.all {
      let zone = clock.rules.offset(at:)
      var expected = schedule.index(
        at: InstalledClock.years.lowerBound, offset: 0, count: 1000, zone: zone)
      var days = 0
      schedule.visitPlan(
        from: InstalledClock.years.lowerBound, to: InstalledClock.years.upperBound, offset: 0,
        count: 1000, zone: zone
      ) { entry in
        days += 1
        defer { expected = (expected + 1) % 1000 }
        return entry.index == expected
      }
      #expect(days == 7670 || days == 7671, "\(clock.names)")
    }
  }

  /// Walks from slot to slot around a change of the clock. Answers the first fault, and whether a clock set forward left out a slot.
  func walk(_ schedule: Schedule, _ rules: TimeZoneRules, around change: Int64)
    -> (fault: String?, leaps: Bool)
  {
    let zone = rules.offset(at:)
    let length = schedule.interval.seconds ?? 1
    let end = change + 30 * 3600
    var start = change - 30 * 3600
    var slot = schedule.slot(at: start, zone: zone)
    var leaps = false
    while start < end {
      guard let next = schedule.nextChange(after: start, zone: zone), next > start else {
        return ("no change after \(start)", leaps)
      }
      // Looked at every quarter of an hour and on both sides of the change, whatever nextChange says.
      let looks = Array(stride(from: start, to: next, by: 900)) + [next - 1]
      let sides = [change - 1, change, change + 1].filter { (start..<next).contains($0) }
      for look in looks + sides where schedule.slot(at: look, zone: zone) != slot {
        return ("another slot at \(look), before the next change", leaps)
      }
      let rise = schedule.slot(at: next, zone: zone) - slot
      let leap = zone(next) - zone(next - 1)
      if rise == 2, leap >= length {
        leaps = true
      } else if rise != 1 {
        return ("a rise by \(rise) at \(next)", leaps)
      }
      let local = next + zone(next)
      let isMark =
        length > 3600
        ? mod(mod(local - schedule.dayStart, 86_400), length) == 0 : mod(local, length) == 0
      if !isMark, leap == 0 {
        return ("neither a mark nor a change of the clock at \(next)", leaps)
      }
      slot += rise
      start = next
    }
    return (nil, leaps)
  }
}
