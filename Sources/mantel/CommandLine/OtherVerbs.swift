import CommandLineKit
import MantelWords

extension CommandSpec {
  /// The verbs for finished pictures.
  static func forPictures(_ words: Words) -> [CommandSpec] {
    [
      CommandSpec(
        .render, summary: words.verbRender, [Positional(.widget, .widget, .optional)],
        options: [OptionSpec(.force, summary: words.optionForce)] + OptionSpec.clock(words)),
      CommandSpec(
        .show, summary: words.verbShow, [.widget],
        options: [
          OptionSpec(
            .shape, value: .init("S", .shapes),
            summary: words.summary(words.optionShape, default: "large")),
          OptionSpec(
            .scale, value: .init("N"), summary: words.summary(words.optionScale, default: "3")),
          OptionSpec(.tint, value: .init("T"), summary: words.optionTint),
          OptionSpec(.out, value: .init("FILE", .file), summary: words.optionOut),
        ] + OptionSpec.clock(words)),
      CommandSpec(
        .sheet, summary: words.verbSheet, [.widget],
        options: [OptionSpec(.out, value: .init("FILE", .file), summary: words.optionOut)]
          + OptionSpec.clock(words)),
      CommandSpec(.why, summary: words.verbWhy, [.widget]),
    ]
  }

  /// The verbs that move or check everything.
  static func forEverything(_ words: Words) -> [CommandSpec] {
    [
      CommandSpec(.export, summary: words.verbExport, [Positional(.file, .file)]),
      CommandSpec(
        .import, summary: words.verbImport, [Positional(.file, .file)],
        options: [OptionSpec(.replace, summary: words.optionReplace)]),
      CommandSpec(.doctor, summary: words.verbDoctor),
    ]
  }

  /// The verbs for the shell and its manual.
  static func forShell(_ words: Words) -> [CommandSpec] {
    [
      CommandSpec(
        .completion, summary: words.verbCompletion,
        [Positional(.shell, .choice(Shell.allCases.map(\.rawValue)))]),
      CommandSpec(.man, summary: words.verbMan),
    ]
  }
}
