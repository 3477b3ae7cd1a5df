import CommandLineKit
import MantelCore
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
        .follow, summary: words.verbFollow, [.widget, Positional(.folder, .folder, .oneOrMore)],
        options: OptionSpec.clock(words)),
      CommandSpec(
        .unfollow, summary: words.verbUnfollow,
        [.widget, Positional(.folder, .folder, .oneOrMore)],
        options: OptionSpec.clock(words)),
      CommandSpec(
        .crop, summary: words.verbCrop, [.widget, Positional(.photo, .photo)],
        options: [
          OptionSpec(.shape, value: .init("S", .shapes), summary: words.optionCropShape),
          OptionSpec(.center, value: .init("X,Y"), summary: words.optionCenter),
          OptionSpec(.zoom, value: .init("Z"), summary: words.optionZoom),
          OptionSpec(.smart, summary: words.optionSmart),
          OptionSpec(.reset, summary: words.optionReset),
        ]),
      CommandSpec(
        .look, summary: words.verbLook, [.widget, Positional(.photo, .photo, .optional)],
        options: look(words)),
    ]
  }

  private static func look(_ words: Words) -> [OptionSpec] {
    [
      OptionSpec(
        .filter, value: .init("F", .tokens(of: PhotoFilter.self)), summary: words.optionFilter),
      OptionSpec(.intensity, value: .init("0…1"), summary: words.optionIntensity),
      OptionSpec(
        .frame, value: .init("F", .tokens(of: PhotoFrame.self)), summary: words.optionFrame),
      OptionSpec(.mat, value: .init("M", .tokens(of: Mat.self)), summary: words.optionMat),
      OptionSpec(
        .caption, value: .init("C", .tokens(of: CaptionKind.self)), summary: words.optionCaption),
      OptionSpec(.text, value: .init("T"), summary: words.optionText),
      OptionSpec(.font, value: .init("F", .tokens(of: FontRole.self)), summary: words.optionFont),
      OptionSpec(.fit, summary: words.optionFit),
      OptionSpec(.fill, summary: words.optionFill),
      OptionSpec(.reset, summary: words.optionResetLook),
    ]
  }
}
