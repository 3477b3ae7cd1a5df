import CommandLineKit
import MantelCore
import MantelWords

extension ArgumentKind {
  /// How often a photo changes.
  static var intervals: ArgumentKind { .choice(["15m", "30m", "1h", "3h", "6h", "1d", "never"]) }
  /// In which order photos come.
  static var orders: ArgumentKind { .choice(["in-order", "shuffle"]) }
  /// The words of a choice.
  static func tokens<Choice: TokenNamed>(of type: Choice.Type) -> ArgumentKind {
    .choice(type.allCases.map(\.token.description))
  }
  /// The shapes of widgets.
  static var shapes: ArgumentKind { .choice(["small", "medium", "large"]) }
}

/// Options that several verbs share.
extension OptionSpec {
  /// `--every`, `--start` and `--order`, with the defaults of a new widget or without any.
  static func schedule(_ words: Words, withDefaults: Bool) -> [OptionSpec] {
    let summary = { (text: String, value: String) in
      withDefaults ? words.summary(text, default: value) : text
    }
    return [
      OptionSpec(.every, value: Value("T", .intervals), summary: summary(words.optionEvery, "1h")),
      OptionSpec(.start, value: Value("HH:MM"), summary: summary(words.optionStart, "00:00")),
      OptionSpec(
        .order, value: Value("ORDER", .orders), summary: summary(words.optionOrder, "shuffle")),
    ]
  }

  /// `--at` and `--zone`, which make an answer that depends on the clock reproducible.
  static func clock(_ words: Words) -> [OptionSpec] { [at(words), zone(words)] }

  /// `--zone`.
  static func zone(_ words: Words) -> OptionSpec {
    OptionSpec(.zone, value: Value("Z"), summary: words.optionZone)
  }

  private static func at(_ words: Words) -> OptionSpec {
    OptionSpec(.at, value: Value("T"), summary: words.optionAt)
  }
}
