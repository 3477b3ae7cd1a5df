extension Words {
  /// A length of time in its two greatest units: “2 hours 5 minutes”, “40 seconds”. Negative lengths count as 0.
  public func duration(seconds: Int64) -> String {
    let seconds = max(0, seconds)
    let units: [(length: Int64, spoken: (Int64) -> String)] = [
      (86_400, { say(one: "{count} day", many: "{count} days", count: $0) }),
      (3_600, { say(one: "{count} hour", many: "{count} hours", count: $0) }),
      (60, { say(one: "{count} minute", many: "{count} minutes", count: $0) }),
      (1, { say(one: "{count} second", many: "{count} seconds", count: $0) }),
    ]
    let first = units.firstIndex { seconds >= $0.length } ?? units.count - 1
    let text = units[first].spoken(seconds / units[first].length)
    let rest = seconds % units[first].length
    guard first + 1 < units.count, rest >= units[first + 1].length else { return text }
    return text + " " + units[first + 1].spoken(rest / units[first + 1].length)
  }
}
