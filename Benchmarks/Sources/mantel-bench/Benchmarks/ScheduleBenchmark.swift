import MantelCore
import MantelStore
import Measuring

/// Which photo is shown, and a plan of two days, for 50 shuffled photos on a real zone's clock.
enum ScheduleBenchmark: Benchmark {
  static let name = "schedule"
  private static let count = 50

  static func run(_ place: Workplace) throws -> [Finding] {
    let zone = try TimeZoneDatabase().zone(named: "Europe/Berlin")
    let rounds = place.rounds(200, quick: 50)
    // 15 June 2026, 12:00 UTC; and 25 October 2026, 01:00 UTC, when the clock is set back.
    let (summer, setBack): (Int64, Int64) = (1_781_524_800, 1_792_890_000)
    return [
      // A prime number of seconds apart, so that every call falls on another slot, and mostly another cycle.
      index("index", zone, rounds) { summer + $0 * 8_009 },
      index("index, clock set back within 3 h", zone, rounds) { setBack + $0 * 7 % 10_800 },
      plan("plan of two days at 15 min", zone, rounds, from: summer),
      plan("plan, clock set back in it", zone, rounds, from: setBack - 86_400),
    ]
  }

  private static let schedule = Schedule(
    interval: .quarterHour, seed: FNV1a.seed(ofUUIDBytes: (0..<16).map { UInt8($0) }))

  private static func index(
    _ name: String, _ zone: TimeZoneRules, _ rounds: Int, time: (Int64) -> Int64
  ) -> Finding {
    var sum = 0
    let samples = (0..<rounds).map { _ in
      Stopwatch.seconds(perCallOf: 5_000) { repetition in
        sum &+= schedule.index(
          at: time(Int64(repetition)), offset: 3, count: count, zone: zone.offset(at:))
      }
    }
    precondition(sum > 0, "the answers are used, so that no call is left out")
    return Finding(name, .seconds, Distribution(samples), goal: 1e-6)
  }

  private static func plan(_ name: String, _ zone: TimeZoneRules, _ rounds: Int, from start: Int64)
    -> Finding
  {
    var entries = 0
    let samples = (0..<rounds).map { _ in
      Stopwatch.seconds(perCallOf: 20) { repetition in
        // A second later each time: the first entry is never the one of the call before.
        let start = start + Int64(repetition)
        entries +=
          schedule.plan(
            from: start, to: start + 2 * 86_400, offset: 3, count: count, limit: 1_000,
            zone: zone.offset(at:)
          ).count
      }
    }
    precondition(entries >= rounds * 20 * 188, "a plan has an entry each quarter of an hour")
    return Finding(name, .seconds, Distribution(samples), goal: 300e-6)
  }
}
