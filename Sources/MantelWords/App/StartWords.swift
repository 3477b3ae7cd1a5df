/// The page that greets who has no widget yet.
extension Words {
  /// What Mantel does, in a line.
  public var startTitle: String { say("Your Photos, Where You Look Every Day") }
  /// How it begins, and that nothing is uploaded.
  public var startDetail: String {
    say("Choose a few photos to begin. They stay on this computer; nothing is ever uploaded.")
  }
  /// Opens the chooser.
  public var choosePhotos: String { say("Choose Photos…") }
  /// Other ways.
  public var orDropPhotos: String {
    say("You can also drop photos or a folder here, or paste them.")
  }
  /// While photos are read.
  public var readingPhotos: String { say("Reading Your Photos…") }
  /// The widget is made.
  public var readyTitle: String { say("Your Widget Is Ready") }
  /// What to do with it.
  public var readyDetail: String {
    say("Put it on the desktop now, or frame the photos your way first.")
  }
  /// On to the crop.
  public var frameFirst: String { say("Frame the Photos First") }
}
