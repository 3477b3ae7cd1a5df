import CommandLineKit
import MantelWords

extension ProgramSpec {
  /// The whole command line of `mantel`, explained in the language of `words`.
  static func mantel(_ words: Words, version: String) -> ProgramSpec {
    ProgramSpec(
      name: "mantel", version: version, summary: words.programSummary,
      groups: [
        CommandGroup(words.groupWidgets, CommandSpec.forWidgets(words)),
        CommandGroup(words.groupPhotos, CommandSpec.forPhotos(words)),
        CommandGroup(words.groupDisplay, CommandSpec.forDisplay(words)),
        CommandGroup(words.groupPictures, CommandSpec.forPictures(words)),
        CommandGroup(words.groupDesktop, CommandSpec.forDesktop(words)),
        CommandGroup(words.groupEverything, CommandSpec.forEverything(words)),
        CommandGroup(words.groupShell, CommandSpec.forShell(words)),
      ],
      commonOptions: [
        OptionSpec(.json, summary: words.optionJSON),
        OptionSpec(.help, short: "h", summary: words.optionHelp),
      ],
      listing: Listing(widgets: ["list", "--names"], photos: ["list", "--photos"]))
  }
}

extension CommandSpec {
  init(
    _ verb: Verb, summary: String, _ positionals: [Positional] = [], options: [OptionSpec] = []
  ) {
    self.init(verb.rawValue, summary: summary, positionals: positionals, options: options)
  }
}

extension Positional {
  init(_ place: Place, _ kind: ArgumentKind, _ arity: Arity = .one) {
    self.init(place.rawValue, kind, arity)
  }

  /// One widget, by id, unique prefix or name.
  static var widget: Positional { Positional(.widget, .widget) }
}

extension OptionSpec {
  init(_ option: Option, short: Character? = nil, value: Value? = nil, summary: String) {
    self.init(option.rawValue, short: short, value: value, summary: summary)
  }
}
