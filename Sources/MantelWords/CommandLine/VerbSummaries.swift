/// What each verb of the command line does, as help says it: without a full stop.
extension Words {
  /// Of `new`.
  public var verbNew: String { say("Make a widget") }
  /// Of `list`.
  public var verbList: String { say("Show the widgets and their photos") }
  /// Of `set`.
  public var verbSet: String { say("Change a widget’s name or schedule") }
  /// Of `delete`.
  public var verbDelete: String { say("Delete a widget; your photo files are not touched") }
  /// Of `add`.
  public var verbAdd: String { say("Put photos into a widget") }
  /// Of `remove`.
  public var verbRemove: String {
    say("Take photos out of a widget; your photo files are not touched")
  }
  /// Of `follow`.
  public var verbFollow: String {
    say("Keep the newest 50 photos of folders, and of the folders in them, in a widget")
  }
  /// Of `unfollow`.
  public var verbUnfollow: String {
    say("Follow folders no longer; the photos that came from them leave the widget")
  }
  /// Of `crop`.
  public var verbCrop: String { say("Set how a photo is framed, and show the part that is seen") }
  /// Of `look`.
  public var verbLook: String {
    say("Set filter, frame and caption of a widget or of one photo, and show them")
  }
  /// Of `show`.
  public var verbShow: String { say("Write the picture that a widget shows into a file") }
  /// Of `sheet`.
  public var verbSheet: String {
    say("Write a page with every photo of a widget in every shape into a file")
  }
  /// Of `plan`.
  public var verbPlan: String { say("Show which photo comes when") }
  /// Of `now`.
  public var verbNow: String { say("Show which photo is on display now") }
  /// Of `next`.
  public var verbNext: String { say("Move on to the next photo") }
  /// Of `previous`.
  public var verbPrevious: String { say("Go back to the previous photo") }
  /// Of `shuffle`.
  public var verbShuffle: String { say("Shuffle one widget or all of them, and move on by one") }
  /// Of `pin`.
  public var verbPin: String { say("Keep one photo on display until it is unpinned") }
  /// Of `unpin`.
  public var verbUnpin: String { say("Let a pinned widget change again") }
  /// Of `render`.
  public var verbRender: String { say("Make the finished pictures that are new or have changed") }
  /// Of `why`.
  public var verbWhy: String { say("Tell what keeps each photo from being shown") }
  /// Of `place`.
  public var verbPlace: String {
    say("Put a widget on the desktop, or change where and how it hangs there")
  }
  /// Of `unplace`.
  public var verbUnplace: String { say("Take a widget off the desktop") }
  /// Of `desktop`.
  public var verbDesktop: String {
    say("Show what is placed on the desktop, and list it")
  }
  /// Of `open`.
  public var verbOpen: String { say("Open the app at the place that a link leads to") }
  /// Of `doctor`.
  public var verbDoctor: String { say("Check this installation and the folder with your data") }
  /// Of `export`.
  public var verbExport: String { say("Write all settings and photos into one file") }
  /// Of `import`.
  public var verbImport: String { say("Read settings and photos from an exported file") }
  /// Of `completion`.
  public var verbCompletion: String { say("Print the completion script for a shell") }
  /// Of `man`.
  public var verbMan: String { say("Print the manual page") }
}
