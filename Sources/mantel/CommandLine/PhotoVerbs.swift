import CommandLineKit
import MantelWords

extension CommandSpec {
  /// The verbs that put photos into widgets, take them out and frame them.
  static func forPhotos(_ words: Words) -> [CommandSpec] {
    [
      CommandSpec(
        .add, summary: words.verbAdd, [.widget, Positional(.photoFile, .file, .oneOrMore)],
        options: OptionSpec.clock(words)),
      CommandSpec(
        .remove, summary: words.verbRemove, [.widget, Positional(.photo, .photo, .oneOrMore)],
        options: OptionSpec.clock(words)),
      CommandSpec(
        .crop, summary: words.verbCrop, [.widget, Positional(.photo, .photo)],
        options: [
          OptionSpec(.shape, value: .init("S", .shapes), summary: words.optionCropShape),
          OptionSpec(.center, value: .init("X,Y"), summary: words.optionCenter),
          OptionSpec(.zoom, value: .init("Z"), summary: words.optionZoom),
          OptionSpec(.reset, summary: words.optionReset),
        ]),
    ]
  }
}
