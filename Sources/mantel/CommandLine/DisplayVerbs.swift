import CommandLineKit
import MantelWords

extension CommandSpec {
  /// The verbs about which photo is on display, and when.
  static func forDisplay(_ words: Words) -> [CommandSpec] {
    let clock = OptionSpec.clock(words)
    let photo = Positional(.photo, .photo, .optional)
    return [
      CommandSpec(
        .plan, summary: words.verbPlan, [.widget],
        options: [
          OptionSpec(.from, value: .init("T"), summary: words.optionFrom),
          OptionSpec(.to, value: .init("T"), summary: words.optionTo),
        ] + clock),
      CommandSpec(
        .now, summary: words.verbNow, [.widget],
        options: [
          OptionSpec(
            .shape, value: .init("S", .shapes),
            summary: words.summary(words.optionShape, default: "large")),
          OptionSpec(.draw, summary: words.optionDraw),
          OptionSpec(.line, summary: words.optionLine),
          OptionSpec(.waybar, summary: words.optionWaybar),
        ] + clock),
      CommandSpec(.next, summary: words.verbNext, [.widget], options: clock),
      CommandSpec(.previous, summary: words.verbPrevious, [.widget], options: clock),
      CommandSpec(
        .shuffle, summary: words.verbShuffle, [Positional(.widget, .widget, .optional)],
        options: clock),
      CommandSpec(.pin, summary: words.verbPin, [.widget, photo], options: clock),
      CommandSpec(.unpin, summary: words.verbUnpin, [.widget, photo], options: clock),
    ]
  }
}
