import MantelCore
import MantelStore

/// The pages of one widget, and what all of them share.
extension Words {
  /// The app's name.
  public var appName: String { "Mantel" }
  /// Back to all widgets.
  public var backToGallery: String { say("All Widgets") }
  /// The page of photos.
  public var photosPage: String { say("Photos") }
  /// The page of the crop.
  public var cropPage: String { say("Crop") }
  /// The page of the look.
  public var lookPage: String { say("Look") }
  /// The page of the schedule.
  public var schedulePage: String { say("Schedule") }
  /// The page about what is stored.
  public var privacyPage: String { say("Privacy") }
  /// The window's menu.
  public var mainMenu: String { say("Main Menu") }
  /// The list of keys.
  public var keyboardShortcuts: String { say("Keyboard Shortcuts") }
  /// About the program.
  public var aboutMantel: String { say("About Mantel") }
  /// Ends the program.
  public var quit: String { say("Quit") }
  /// Takes back.
  public var undo: String { say("Undo") }
  /// Does again.
  public var redo: String { say("Redo") }
  /// Takes back a step.
  public func undo(_ step: String) -> String { say("Undo {step}", ["step": step]) }
  /// Does a step again.
  public func redo(_ step: String) -> String { say("Redo {step}", ["step": step]) }
  /// Pictures are being made.
  public var renderingNow: String { say("Finishing pictures…") }
  /// A widget without photos, where one is needed.
  public var noPhotoYet: String { say("No Photo Yet") }
  /// What to do about that.
  public var addPhotosFirst: String { say("Add photos on the Photos page first.") }
  /// The photo that is edited, of how many.
  public func photoOf(_ index: Int, _ count: Int) -> String {
    say("{index} of {count}", ["index": number(Int64(index)), "count": number(Int64(count))])
  }
  /// On to the next photo of the list.
  public var nextPhoto: String { say("Next Photo") }
  /// Back to the photo before.
  public var previousPhoto: String { say("Previous Photo") }
  /// Closes the window.
  public var closeWindow: String { say("Close Window") }
  /// Everything that has no better place in the list of keys.
  public var generalShortcuts: String { say("General") }
  /// Version and licence are said by the toolkit; this is what the program is.
  public var aboutComment: String {
    say("Photos of your choosing, framed your way, where you look every day.")
  }

  /// What a step was, for "Undo …".
  public func step(_ name: EditStep) -> String {
    switch name {
    case .create: say("New Widget")
    case .duplicate: say("Duplicate")
    case .delete: say("Delete")
    case .rename: say("Rename")
    case .addPhotos: say("Add Photos")
    case .removePhotos: say("Remove Photos")
    case .reorder: say("Move Photo")
    case .pin: say("Pin")
    case .unpin: say("Unpin")
    case .follow: say("Follow Folder")
    case .unfollow: say("Stop Following")
    case .crop: say("Crop")
    case .resetCrop: say("Reset Crop")
    case .smartFrame: say("Smart Frame")
    case .look: say("Look")
    case .caption: say("Caption")
    case .schedule: say("Schedule")
    case .shuffle: say("Shuffle")
    case .place: say("Put on Desktop")
    case .unplace: say("Remove from Desktop")
    }
  }

  /// The steps that have a name.
  public enum EditStep: Sendable {
    case create, duplicate, delete, rename, addPhotos, removePhotos, reorder, pin, unpin
    case follow, unfollow, crop, resetCrop, smartFrame, look, caption, schedule, shuffle
    case place, unplace
  }
}

/// What the app asks before it does something, and its keys.
extension Words {
  /// Whether to shuffle a widget that a link means.
  public func shuffleHeading(_ name: String) -> String {
    say("Shuffle {widget}?", ["widget": quoted(name)])
  }
  /// What that does.
  public var shuffleBody: String {
    say("Its photos then come in a shuffled order, and the next one is shown now.")
  }
  /// Does it.
  public var shuffle: String { say("Shuffle") }
  /// The arrow keys.
  public var movePhotoKeys: String { say("Move the Photo") }
  /// The arrow keys with Shift.
  public var movePhotoFarKeys: String { say("Move the Photo Farther") }
}
