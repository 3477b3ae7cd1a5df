import MantelCore

extension Words {
  /// How long ago something was, standing alone: “Today”, “5 months ago”, “Vor 3 Jahren”, “Hace 1 día”.
  public func timeAgo(_ ago: TimeAgo) -> String {
    switch ago {
    case .today: say("Today")
    case .yesterday: say("Yesterday")
    case .days(let count): say(one: "{count} day ago", many: "{count} days ago", count: count)
    case .months(let count): say(one: "{count} month ago", many: "{count} months ago", count: count)
    case .years(let count): say(one: "{count} year ago", many: "{count} years ago", count: count)
    }
  }
}
