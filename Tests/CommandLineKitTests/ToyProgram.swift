import CommandLineKit

/// A small program with one of everything that a specification can say.
enum ToyProgram {
  static let spec = ProgramSpec(
    name: "toy", version: "1.2", summary: "Puts photos on the wall.",
    groups: [
      CommandGroup(
        "Widgets",
        [
          CommandSpec(
            "new", summary: "Make a widget", positionals: [Positional("NAME", .text)],
            options: [
              OptionSpec(
                "every", value: .init("T", .choice(["15m", "1h", "never"])),
                summary: "How often it's changed [often]: or not"),
              OptionSpec("center", value: .init("X,Y"), summary: "The point to look at"),
              OptionSpec("out", value: .init("FILE", .file), summary: "Where to write"),
            ]),
          CommandSpec(
            "add", summary: "Put photos into a widget",
            positionals: [Positional("WIDGET", .widget), Positional("FILE", .file, .oneOrMore)]),
          CommandSpec("list", summary: "Show the widgets"),
        ]),
      CommandGroup(
        "Photos",
        [
          CommandSpec(
            "remove", summary: "Take photos out",
            positionals: [Positional("WIDGET", .widget), Positional("PHOTO", .photo, .oneOrMore)]),
          CommandSpec(
            "render", summary: "Make the pictures",
            positionals: [Positional("WIDGET", .widget, .optional)],
            options: [OptionSpec("force", summary: "Make all of them anew")]),
          CommandSpec(
            "move", summary: "Move files into a folder",
            positionals: [Positional("FILE", .file, .many), Positional("FOLDER", .folder)]),
          CommandSpec(
            "completion", summary: "Print a script",
            positionals: [Positional("SHELL", .choice(["bash", "zsh", "fish"]))]),
        ]),
    ],
    commonOptions: [
      OptionSpec("json", summary: "Answer in JSON"),
      OptionSpec("zone", value: .init("Z"), summary: "The time zone"),
      OptionSpec("help", short: "h", summary: "Explain"),
    ],
    listing: .init(widgets: ["list", "--names"], photos: ["list", "--photos"]))

  static let headings = Headings(
    usage: "Usage", options: "Options", commonOptions: "Options of every verb",
    more: "toy VERB --help says more.", verb: "VERB", someOptions: "OPTIONS")

  static func parse(_ words: String...) throws(CommandLineError) -> Request {
    try spec.parse(words.map { Array($0.utf8) })
  }

  static func invocation(_ words: String...) throws -> Invocation {
    let request = try spec.parse(words.map { Array($0.utf8) })
    guard case .run(let invocation) = request else { throw NotACall() }
    return invocation
  }

  struct NotACall: Error {}
}
