import MantelImaging
import MantelStore
import MantelSystem

/// What `mantel why` answers: what keeps photos from showing, and what to do.
extension Words {
  /// Nothing keeps any photo from showing.
  public func nothingIsWrong(with widget: String) -> String {
    say("Every photo of {widget} shows when its turn comes.", ["widget": quoted(widget)])
  }

  /// What concerns the whole widget.
  public func explain(_ trouble: WidgetDiagnosis.WidgetTrouble, of widget: WidgetDocument) -> String
  {
    let name = quoted(widget.name)
    let word = shellArgument(widget.name)
    switch trouble {
    case .noPhotos: return widgetIsEmpty(widget.name)
    case .pinned(let photo):
      let source = widget.photos.first { $0.photo == photo }?.source.path.lastComponent ?? []
      return say(
        "Only {photo} shows, because it is pinned. To let the others show: mantel unpin {word}",
        ["photo": quoted(bytes: source), "word": word])
    case .neverChanges:
      return say(
        "{widget} never changes by itself. To make it change: mantel set --every 1h {word}",
        ["widget": name, "word": word])
    case .folder(.missing(let folder)):
      return followedFolderMissing(folder, widget: widget.name)
    case .folder(.unreadable(_, let error)): return followedFolderUnreadable(error)
    }
  }

  /// What concerns one photo, in one line.
  public func explain(_ troubles: [WidgetDiagnosis.PhotoTrouble], of photo: WidgetPhoto) -> String {
    let sentences = troubles.map(explain).joined(separator: " ")
    return photoFailed(photo.source.path, sentence: sentences)
  }

  private func explain(_ trouble: WidgetDiagnosis.PhotoTrouble) -> String {
    switch trouble {
    case .sourceMissing:
      say(
        "The file is gone, so the last good picture keeps showing; put the file back, or remove the photo from the widget."
      )
    case .sourceChanged:
      say("The file has changed since it was read; run mantel render to read it again.")
    case .filesDamaged:
      say("Mantel’s own copy is damaged; run mantel render to make it again from the file.")
    case .notRendered:
      say(
        "Its pictures are not finished yet, so a small one is shown; run mantel render to finish them."
      )
    case .outOfDate:
      say("Its pictures still show how it was framed before; run mantel render to make them again.")
    }
  }
}
