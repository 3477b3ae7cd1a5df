import CommandLineKit
import MantelWords

extension CommandSpec {
  /// The verbs that make, list, change and delete widgets.
  static func forWidgets(_ words: Words) -> [CommandSpec] {
    [
      CommandSpec(
        .new, summary: words.verbNew, [Positional(.name, .text)],
        options: OptionSpec.schedule(words, withDefaults: true) + [
          OptionSpec(.id, value: .init("UUID"), summary: words.optionID)
        ] + OptionSpec.clock(words)),
      CommandSpec(
        .list, summary: words.verbList, [Positional(.widget, .widget, .optional)],
        options: [
          OptionSpec(.names, summary: words.optionNames),
          OptionSpec(.photos, summary: words.optionPhotos),
        ]),
      CommandSpec(
        .set, summary: words.verbSet, [.widget],
        options: [OptionSpec(.name, value: .init("NAME"), summary: words.optionName)]
          + OptionSpec.schedule(words, withDefaults: false) + OptionSpec.clock(words)),
      CommandSpec(.delete, summary: words.verbDelete, [.widget]),
    ]
  }
}
