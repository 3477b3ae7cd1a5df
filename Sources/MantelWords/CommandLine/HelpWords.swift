/// The words around the verbs in help and in the manual page.
extension Words {
  /// What the program is.
  public var programSummary: String {
    say("Your photos, framed by you, changing when you say so")
  }

  /// Before the form of a call, without a colon.
  public var headingUsage: String { say("Usage") }
  /// Above a verb's options.
  public var headingOptions: String { say("Options") }
  /// Above the options of every verb.
  public var headingCommonOptions: String { say("Options of every command") }
  /// Stands for any verb in the form of a call.
  public var placeholderVerb: String { say("COMMAND") }
  /// Stands for any options in the form of a call.
  public var placeholderOptions: String { say("OPTIONS") }
  /// The last line of the overview.
  public var helpMore: String {
    say("mantel COMMAND --help explains a command, mantel --version shows the version.")
  }

  /// Above the verbs for widgets.
  public var groupWidgets: String { say("Widgets") }
  /// Above the verbs for photos.
  public var groupPhotos: String { say("Photos") }
  /// Above the verbs about what is shown when.
  public var groupDisplay: String { say("On display") }
  /// Above the verbs for finished pictures.
  public var groupPictures: String { say("Finished pictures") }
  /// Above the verbs for what is on the desktop.
  public var groupDesktop: String { say("On the desktop") }
  /// Above the verbs for everything at once.
  public var groupEverything: String { say("Moving and checking") }
  /// Above the verbs for the shell.
  public var groupShell: String { say("Shell") }
}
