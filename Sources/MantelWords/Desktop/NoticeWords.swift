import MantelImaging

/// What stands on the desktop where there is no photo to show.
extension Words {
  /// A widget that has no photos.
  public func noticeOfEmptyWidget(_ name: String) -> Notice {
    Notice(
      title: say("Your photos, framed"),
      detail: say(
        "{widget} has no photos yet. Add some: mantel add {word} PHOTO…",
        ["widget": quoted(name), "word": shellArgument(name)]))
  }

  /// A widget that was deleted.
  public var noticeOfMissingWidget: Notice {
    Notice(
      title: say("This widget is gone"),
      detail: say(
        "Choose another with the right mouse button, or remove this one from the desktop."))
  }

  /// A widget that cannot be read; `reason` is a sentence.
  public func noticeOfUnreadableWidget(_ reason: String) -> Notice {
    Notice(title: say("This widget cannot be read"), detail: reason)
  }
}
