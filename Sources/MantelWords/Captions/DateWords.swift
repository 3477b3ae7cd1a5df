import MantelCore

/// How English writes a date; the other languages have one way.
public enum DateStyle: Sendable {
  /// 1 December 2026
  case dayFirst
  /// December 1, 2026
  case monthFirst

  /// The style of the place that the environment names, as gettext and the C library read it: the first set of `LC_ALL`, `LC_TIME`
  /// and `LANG`. Month first only in the United States. `environment` gives the value of a variable.
  public static func preferred(environment: (String) -> String?) -> DateStyle {
    let locale = ["LC_ALL", "LC_TIME", "LANG"].compactMap(environment).first { !$0.isEmpty }
    guard let locale else { return .dayFirst }
    let place = locale.split(whereSeparator: { $0 == "_" || $0 == "-" }).dropFirst().first ?? ""
    return place.prefix { $0 != "." && $0 != "@" }.uppercased() == "US" ? .monthFirst : .dayFirst
  }
}

extension Words {
  /// A day with its month in words: “1 December 2026”, “1. Dezember 2026”, “1 de diciembre de 2026”.
  public func date(_ date: CivilDate, _ style: DateStyle = .dayFirst) -> String {
    let values: KeyValuePairs = [
      "day": String(date.day), "month": month(date.month), "year": year(date),
    ]
    guard language == .english, style == .monthFirst else {
      return say("{day} {month} {year}", values)
    }
    // The one place where a language has two orders; no other language says this sentence.
    return "\(month(date.month)) \(date.day), \(year(date))"
  }

  /// A year by its number, never grouped.
  public func year(_ date: CivilDate) -> String { String(date.year) }

  private func month(_ month: Int64) -> String {
    switch month {
    case 1: say("January")
    case 2: say("February")
    case 3: say("March")
    case 4: say("April")
    case 5: say("May")
    case 6: say("June")
    case 7: say("July")
    case 8: say("August")
    case 9: say("September")
    case 10: say("October")
    case 11: say("November")
    default: say("December")
    }
  }
}
