extension Words {
  /// A schedule in words: “every hour, shuffled”, “every day at 06:30, in order”, “never changes”.
  ///
  /// `seconds` is the interval, nil or not positive for one that never changes; `startMinutes` is the start of the day in
  /// minutes after local midnight, which counts only for intervals over an hour.
  public func schedule(everySeconds seconds: Int64?, startMinutes: Int, shuffled: Bool) -> String {
    guard let seconds, seconds > 0 else { return say("never changes") }
    var text = interval(seconds)
    if seconds > 3_600, startMinutes > 0 {
      let values: KeyValuePairs = ["interval": text, "time": clock(minutes: startMinutes)]
      text =
        seconds == 86_400
        ? say("{interval} at {time}", values) : say("{interval} from {time} on", values)
    }
    return shuffled
      ? say("{interval}, shuffled", ["interval": text])
      : say("{interval}, in order", ["interval": text])
  }

  private func interval(_ seconds: Int64) -> String {
    if seconds % 86_400 == 0 {
      return say(one: "every day", many: "every {count} days", count: seconds / 86_400)
    }
    if seconds % 3_600 == 0 {
      return say(one: "every hour", many: "every {count} hours", count: seconds / 3_600)
    }
    if seconds % 60 == 0 {
      return say(one: "every minute", many: "every {count} minutes", count: seconds / 60)
    }
    return say(one: "every second", many: "every {count} seconds", count: seconds)
  }

  /// `HH:MM` of minutes after midnight, modulo a day.
  func clock(minutes: Int) -> String {
    let minutes = ((minutes % 1_440) + 1_440) % 1_440
    let two = { (value: Int) in value < 10 ? "0\(value)" : "\(value)" }
    return "\(two(minutes / 60)):\(two(minutes % 60))"
  }
}
