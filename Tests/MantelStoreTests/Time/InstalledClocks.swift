import MantelStore

/// The clocks of all installed zones, those that go alike from 2020 through 2040 taken together.
struct InstalledClock: Sendable {
  /// The zones that have this clock.
  var names: [String]
  let rules: TimeZoneRules
  /// Its changes from 2020 through 2040, in Unix seconds.
  let transitions: [Int64]

  static let years: Range<Int64> = 1_577_836_800..<2_240_524_800

  static let all: [InstalledClock] = {
    let database = TimeZoneDatabase()
    var clocks: [InstalledClock] = []
    var places: [[Int64]: Int] = [:]
    for name in (try? database.names()) ?? [] {
      guard let rules = try? database.zone(named: name) else { continue }
      // Two days more on both sides, for the slots around the first and the last change.
      var time = years.lowerBound - 2 * 86_400
      var key = [rules.offset(at: time)]
      var transitions: [Int64] = []
      while let next = rules.nextTransition(after: time), next.time < years.upperBound + 172_800 {
        key += [next.time, next.offset]
        if years.contains(next.time) { transitions.append(next.time) }
        time = next.time
      }
      if let place = places[key] {
        clocks[place].names.append(name)
      } else {
        places[key] = clocks.count
        clocks.append(InstalledClock(names: [name], rules: rules, transitions: transitions))
      }
    }
    return clocks
  }()
}
