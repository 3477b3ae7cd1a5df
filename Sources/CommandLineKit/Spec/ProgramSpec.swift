/// A program's whole command line. Parsing, help, shell completion and the manual page all follow from this one value.
public struct ProgramSpec: Hashable, Sendable {
  /// How a shell learns from the program what can stand in a place. The program prints one candidate a line.
  public struct Listing: Hashable, Sendable {
    /// The arguments that make the program print the names of its widgets.
    public let widgets: [String]
    /// The arguments that make it print the photos of one widget; the widget is put after them.
    public let photos: [String]

    /// Names the two calls.
    public init(widgets: [String], photos: [String]) {
      self.widgets = widgets
      self.photos = photos
    }
  }

  /// The program as it is called.
  public let name: String
  /// Its version, without the name.
  public let version: String
  /// What the program does, in the user's language.
  public let summary: String
  /// The verbs by subject.
  public let groups: [CommandGroup]
  /// Options that every verb understands, and that may stand before the verb.
  public let commonOptions: [OptionSpec]
  /// What the shells call to complete widgets and photos.
  public let listing: Listing

  /// Describes a program.
  public init(
    name: String, version: String, summary: String, groups: [CommandGroup],
    commonOptions: [OptionSpec], listing: Listing
  ) {
    self.name = name
    self.version = version
    self.summary = summary
    self.groups = groups
    self.commonOptions = commonOptions
    self.listing = listing
  }

  /// Every verb, in the order of the groups.
  public var commands: [CommandSpec] { groups.flatMap(\.commands) }

  /// The verb with this name.
  public func command(named name: String) -> CommandSpec? {
    commands.first { $0.name == name }
  }

  /// Everything that may follow a verb: its own options, then the common ones.
  public func options(of command: CommandSpec) -> [OptionSpec] { command.options + commonOptions }
}
