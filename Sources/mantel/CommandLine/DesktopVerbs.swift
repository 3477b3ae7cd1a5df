import CommandLineKit
import MantelWords

extension CommandSpec {
  /// The verbs that put widgets on the desktop and show them there, and the one that opens the app.
  static func forDesktop(_ words: Words) -> [CommandSpec] {
    let shape = OptionSpec.Value("S", .shapes)
    return [
      CommandSpec(
        .place, summary: words.verbPlace, [.widget],
        options: [
          OptionSpec(
            .shape, value: shape, summary: words.summary(words.optionShape, default: "large")),
          OptionSpec(.output, value: .init("MONITOR"), summary: words.optionMonitor),
          OptionSpec(.at, value: .init("X,Y"), summary: words.optionPlace),
          OptionSpec(.tint, value: .init("T"), summary: words.optionDesktopTint),
          OptionSpec(.another, summary: words.optionAnother),
        ]),
      CommandSpec(
        .unplace, summary: words.verbUnplace, [.widget],
        options: [OptionSpec(.shape, value: shape, summary: words.optionPlacedShape)]),
      CommandSpec(
        .desktop, summary: words.verbDesktop,
        options: [
          OptionSpec(.stop, summary: words.optionStop),
          OptionSpec(.focus, summary: words.optionFocus),
          OptionSpec(.arrange, summary: words.optionArrange),
          OptionSpec(
            .autostart, value: .init("WHEN", .choice(["on", "off"])),
            summary: words.optionAutostart),
        ]),
      CommandSpec(.open, summary: words.verbOpen, [Positional(.link, .text)]),
    ]
  }
}
