import MantelImaging
import MantelStore
import MantelSystem

/// What the app says of a widget's photos.
extension Words {
  /// Photos were taken out of a widget.
  public func photosWereRemoved(_ count: Int) -> String {
    say(one: "{count} photo removed", many: "{count} photos removed", count: Int64(count))
  }

  /// Photos that did not fit.
  public func widgetHasNoRoom(_ count: Int, limit: Int) -> String {
    say(
      one:
        "{count} photo was left out, because a widget holds {limit}; make another widget for it.",
      many:
        "{count} photos were left out, because a widget holds {limit}; make another widget for them.",
      count: Int64(count), ["limit": String(limit)])
  }

  /// Why a photo does not show as it should, and what to do, in the app.
  public func whyNotShowing(_ trouble: WidgetDiagnosis.PhotoTrouble) -> String {
    switch trouble {
    case .sourceMissing:
      say(
        "The file is gone, so the last good picture keeps showing; put the file back, or remove the photo from the widget."
      )
    case .sourceChanged: say("The file has changed; its pictures are being made again.")
    case .filesDamaged:
      say("Mantel’s own copy is damaged and is being made again from the file.")
    case .notRendered: say("Its pictures are not finished yet, so a small one is shown.")
    case .outOfDate: say("Its pictures still show how it was framed before.")
    }
  }

  /// Smart frame found nothing to go by.
  public var smartFrameSawNothing: String {
    say("Smart frame could not look at this photo; frame it by hand.")
  }

  /// A time of day in minutes after midnight, such as 14:30.
  public func clockTime(minutes: Int) -> String { clock(minutes: minutes) }
}

/// The page of photos.
extension Words {
  /// Opens the chooser of files.
  public var addPhotos: String { say("Add Photos…") }
  /// Opens the chooser of a folder whose photos are added once.
  public var addFolder: String { say("Add a Folder…") }
  /// Opens the chooser of a folder to follow.
  public var followFolder: String { say("Follow a Folder…") }
  /// The title of the chooser of a folder to follow.
  public var followFolderTitle: String { say("Follow a Folder") }
  /// What following means.
  public var followExplained: String {
    say("Its newest 50 photos, picked up by themselves")
  }
  /// The folders that are followed.
  public var followedFolders: String { say("Followed Folders") }
  /// Follows a folder no longer.
  public func stopFollowing(_ folder: String) -> String {
    say("Stop following {folder}", ["folder": quoted(folder)])
  }
  /// A folder is followed no longer, and photos went with it.
  public func followsNoLonger(_ folder: FilePath, photos: Int) -> String {
    say(
      one: "{folder} is followed no longer, and {count} photo left",
      many: "{folder} is followed no longer, and {count} photos left",
      count: Int64(photos), ["folder": quoted(bytes: folder.lastComponent)])
  }
  /// A followed folder that is gone.
  public var followedFolderIsGone: String {
    say(
      "The folder is not there, so its photos stay as they are; bring it back, or stop following it."
    )
  }
  /// A followed folder in which all is well.
  public func photosFromFolder(_ count: Int) -> String {
    say(
      one: "{count} photo from here, new ones come by themselves",
      many: "{count} photos from here, new ones come by themselves", count: Int64(count))
  }
  /// A followed folder that is being looked through.
  public var lookingThroughFolder: String { say("Looking for photos…") }
  /// The title of the chooser of files.
  public var addPhotosTitle: String { say("Add Photos") }
  /// The kinds of file that the chooser shows.
  public var photoFiles: String { say("Photos") }
  /// All files.
  public var allFiles: String { say("All Files") }
  /// Pastes.
  public var paste: String { say("Paste") }
  /// A widget without photos.
  public var emptyWidgetTitle: String { say("No Photos Yet") }
  /// What to do about it.
  public var emptyWidgetDetail: String {
    say("Add photos, drop them here, paste them, or follow a folder.")
  }
  /// Leads to what can be done with a photo.
  public func photoMenu(_ name: String) -> String {
    say("More for {photo}", ["photo": quoted(name)])
  }
  /// On to the crop of a photo.
  public var editCrop: String { say("Crop…") }
  /// On to the look of a photo.
  public var editLook: String { say("Look…") }
  /// Shows a photo until it is unpinned.
  public var pinPhoto: String { say("Pin This Photo") }
  /// Unpins.
  public var unpinPhoto: String { say("Unpin") }
  /// One place towards the start.
  public var moveEarlier: String { say("Move Earlier") }
  /// One place towards the end.
  public var moveLater: String { say("Move Later") }
  /// Shows the file in the file manager.
  public var showInFiles: String { say("Show in Files") }
  /// Takes a photo out of the widget.
  public var removePhoto: String { say("Remove") }
  /// The badge of the photo that is shown now.
  public var showingNow: String { say("Showing now") }
  /// The badge of a pinned photo.
  public var pinned: String { say("Pinned") }
  /// Asks why a photo does not show as it should.
  public var whyNotShowingTitle: String { say("Why is this not showing?") }
  /// A photo as it is heard.
  public func spokenPhoto(_ name: String, place: Int, count: Int, notes: [String]) -> String {
    let photo = say(
      "{photo}, {place} of {count}",
      ["photo": name, "place": number(Int64(place)), "count": number(Int64(count))])
    return ([photo] + notes).joined(separator: ", ")
  }
  /// Photos are being added.
  public func addingPhotos(_ done: Int, of total: Int) -> String {
    say(
      "Adding photo {done} of {total}…",
      ["done": number(Int64(done)), "total": number(Int64(total))])
  }
  /// What came of it.
  public func photosWereAdded(_ added: Int, known: Int) -> String {
    let text = say(one: "{count} photo added", many: "{count} photos added", count: Int64(added))
    guard known > 0 else { return text }
    let rest = say(
      one: "{count} was there already", many: "{count} were there already", count: Int64(known))
    return "\(text), \(rest)"
  }
  /// Some photos failed.
  public func photosNotAdded(_ count: Int) -> String {
    say(
      one: "{count} photo could not be added", many: "{count} photos could not be added",
      count: Int64(count))
  }
  /// Some photos failed on their way into a widget that is not open.
  public func photosNotAdded(_ count: Int, to widget: String) -> String {
    say(
      one: "{count} photo could not be added to {widget}",
      many: "{count} photos could not be added to {widget}", count: Int64(count),
      ["widget": quoted(widget)])
  }
  /// Puts a list of failures away.
  public var dismiss: String { say("Dismiss") }
  /// A picture that was pasted could not be kept.
  public func pastedPictureNotKept(_ reason: String) -> String {
    say("The pasted picture could not be kept: {reason}", ["reason": reason])
  }
  /// There is nothing to paste.
  public var nothingToPaste: String {
    say("There is no photo on the clipboard; copy a file or a picture first.")
  }
  /// The name of the folder for pictures that were pasted.
  public var pastedFolderName: String { "Mantel" }
}
