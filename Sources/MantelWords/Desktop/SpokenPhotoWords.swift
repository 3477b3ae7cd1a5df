import MantelStore
import MantelSystem

/// What a screen reader says of a photo on the desktop.
extension Words {
  /// What the photo is, in a few words: what stands on it, else its file's name.
  public func spokenName(of photo: WidgetPhoto, caption: String?) -> String {
    if let caption { return Printable.text(caption.utf8) }
    return say("Photo {photo}", ["photo": Printable.text(photo.source.path.lastComponent)])
  }

  /// The rest of what is known of the photo; `taken` is a date in words.
  public func spokenDescription(of photo: WidgetPhoto, taken: String?, in widget: String) -> String
  {
    let values: KeyValuePairs = [
      "widget": quoted(widget), "photo": Printable.text(photo.source.path.lastComponent),
      "date": taken ?? "",
    ]
    return taken == nil
      ? say("In {widget}, from the file {photo}", values)
      : say("In {widget}, taken on {date}, from the file {photo}", values)
  }
}
