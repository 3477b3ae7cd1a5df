extension Words {
  /// “1 photo”, “3 photos”.
  public func photos(_ count: Int) -> String {
    say(one: "{count} photo", many: "{count} photos", count: Int64(count))
  }

  /// “1 widget”, “3 widgets”.
  public func widgets(_ count: Int) -> String {
    say(one: "{count} widget", many: "{count} widgets", count: Int64(count))
  }

  /// “1 picture”, “3 pictures”: finished ones, as a widget shows them.
  public func pictures(_ count: Int) -> String {
    say(one: "{count} picture", many: "{count} pictures", count: Int64(count))
  }

  /// Alternatives: “a”, “a or b”, “a, b or c”. They must be safe to print.
  public func alternatives(_ texts: [String]) -> String {
    guard texts.count > 1, let last = texts.last else { return texts.first ?? "" }
    let others = texts.dropLast().joined(separator: ", ")
    return say("{others} or {last}", ["others": others, "last": last])
  }
}
