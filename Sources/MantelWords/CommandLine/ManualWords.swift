/// What only the manual page says. Titles are in capitals, as `man` has them.
extension Words {
  /// Title of the section with the program's name.
  public var manualName: String { say("NAME") }
  /// Title of the section with the form of a call.
  public var manualSynopsis: String { say("SYNOPSIS") }
  /// Title of the section with the options of every verb.
  public var manualOptions: String { say("COMMON OPTIONS") }
  /// Title of the section on exit codes.
  public var manualExitStatus: String { say("EXIT STATUS") }
  /// Title of the section on environment variables.
  public var manualEnvironment: String { say("ENVIRONMENT") }

  /// The exit codes, a paragraph each.
  public var manualExitCodes: [String] {
    [
      say("0: everything was done."),
      say("1: something could not be done; each such thing is named, and the rest was done."),
      say("2: the call was wrong, and nothing was done."),
    ]
  }

  /// The environment variables, a paragraph each.
  public var manualVariables: [String] {
    [
      say("MANTEL_HOME: the folder with widgets and photos, instead of $XDG_DATA_HOME/mantel."),
      say("LANGUAGE, LC_ALL, LC_MESSAGES, LANG: the language, one of English, German or Spanish."),
    ]
  }
}
