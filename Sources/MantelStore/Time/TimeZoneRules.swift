import MantelCore

/// How a place's clocks have gone and are going to go.
public struct TimeZoneRules: Equatable, Sendable {
  /// The zone's name, such as `Europe/Berlin`, or the POSIX string that it was made from.
  public let name: String
  private let history: TransitionTable
  /// What repeats every 400 years from the last transition of the history on; the times lie from 0 up to and without `cycleLength`.
  private let cycle: TransitionTable?

  /// A change of the clock.
  public struct Transition: Equatable, Sendable {
    /// The first second of the new offset.
    public let time: Int64
    /// In seconds east of UTC.
    public let offset: Int64
  }

  /// Universal time.
  public static let utc = TimeZoneRules(
    name: "UTC", history: TransitionTable(initialOffset: 0), later: nil)

  /// A zone with a history and a rule for what follows; without a rule the last offset stays.
  init(name: String, history: TransitionTable, later: PosixTimeZone?) {
    self.name = name
    cycle = later?.cycle
    var history = history
    if let later, later.daylight == nil {
      if history.offsets.isEmpty {
        history.initialOffset = later.standardOffset
      } else {
        history.offsets[history.offsets.count - 1] = later.standardOffset
      }
    }
    self.history = history
  }

  /// The zone of a POSIX string such as `CET-1CEST,M3.5.0,M10.5.0/3`; nil where it is none.
  public init?(posix text: String) {
    guard let rule = PosixTimeZone(text) else { return nil }
    self.init(
      name: text, history: TransitionTable(initialOffset: rule.standardOffset), later: rule)
  }

  /// The clock's offset east of UTC in seconds at a Unix second. O(log n) in the number of transitions.
  public func offset(at time: Int64) -> Int64 {
    guard let cycle, time >= history.times.last ?? .min else { return history.offset(at: time) }
    return cycle.offset(at: mod(time, cycleLength))
  }

  /// The first change of the clock later than `time`, or nil when there is none (or none within 2⁶⁰ seconds of 1970).
  ///
  /// The offset may be the one that held before, as where only the zone's abbreviation changed.
  public func nextTransition(after time: Int64) -> Transition? {
    let index = history.firstIndex(after: time)
    if index < history.times.count {
      return Transition(time: history.times[index], offset: history.offsets[index])
    }
    guard let cycle, let first = cycle.times.first,
      (-TimeZoneRules.horizon..<TimeZoneRules.horizon).contains(time)
    else { return nil }
    let start = floorDiv(time, cycleLength) * cycleLength
    let next = cycle.firstIndex(after: time - start)
    if next < cycle.times.count {
      return Transition(time: start + cycle.times[next], offset: cycle.offsets[next])
    }
    return Transition(time: start + cycleLength + first, offset: cycle.offsets[0])
  }

  /// The Unix second at which the local clock shows `local`, given in seconds since its own 1 January 1970, 00:00.
  ///
  /// Of two such seconds, when a clock was set back, it is the first. Where a clock skips over `local`, the answer is as much later
  /// than the skip as `local` would have been: 02:30 becomes 03:30.
  public func instant(ofLocal local: Int64) -> Int64 {
    let local = min(max(local, -TimeZoneRules.horizon), TimeZoneRules.horizon)
    // No offset reaches two days, so the clock that shows `local` goes somewhere in these four.
    var time = local - 2 * 86_400
    var offset = offset(at: time)
    while let transition = nextTransition(after: time), transition.time <= local + 2 * 86_400 {
      if local - offset < transition.time || local < transition.time + transition.offset {
        break
      }
      (time, offset) = (transition.time, transition.offset)
    }
    return local - offset
  }

  private static let horizon: Int64 = 1 << 60
}

/// After 400 years of the Gregorian calendar the same dates fall on the same weekdays.
let cycleLength: Int64 = 146_097 * 86_400
