import MantelStore
import MantelSystem

/// What the verbs for followed folders answer.
extension Words {
  /// A widget follows a folder; `already` says that it did before.
  public func follows(_ widget: String, _ folder: FilePath, already: Bool) -> String {
    let values: KeyValuePairs = ["widget": quoted(widget), "folder": quoted(bytes: folder.bytes)]
    return already
      ? say("{widget} already follows {folder}.", values)
      : say("{widget} follows {folder} from now on.", values)
  }

  /// A widget follows a folder no longer.
  public func followsNoLonger(_ widget: String, _ folder: FilePath) -> String {
    say(
      "{widget} no longer follows {folder}.",
      ["widget": quoted(widget), "folder": quoted(bytes: folder.bytes)])
  }

  /// A folder that a widget is to follow no longer, and does not follow.
  public func isNotFollowed(_ folder: FilePath, by widget: String) -> String {
    say(
      "{widget} does not follow {folder}; mantel list shows what it follows.",
      ["widget": quoted(widget), "folder": quoted(bytes: folder.bytes)])
  }

  /// What is to be followed is no folder.
  public func onlyFoldersAreFollowed(_ path: FilePath) -> String {
    say(
      "{path} is not a folder, and only folders can be followed; name the folder that it lies in.",
      ["path": quoted(bytes: path.bytes)])
  }

  /// What is to be followed is Mantel's.
  public func ownFolderIsNotFollowed(_ path: FilePath) -> String {
    say(
      "{path} belongs to Mantel itself and cannot be followed; name a folder of your own.",
      ["path": quoted(bytes: path.bytes)])
  }

  /// Photos that came into a widget by themselves.
  public func photosArrived(_ count: Int, in widget: String) -> String {
    say(
      one: "{count} new photo came into {widget}.", many: "{count} new photos came into {widget}.",
      count: Int64(count), ["widget": quoted(widget)])
  }

  /// Photos that left a widget by themselves.
  public func photosLeft(_ count: Int, _ widget: String) -> String {
    say(
      one: "{count} photo left {widget}. Your own files are untouched.",
      many: "{count} photos left {widget}. Your own files are untouched.",
      count: Int64(count), ["widget": quoted(widget)])
  }

  /// A followed folder that the system does not let be read.
  public func followedFolderUnreadable(_ error: SystemError) -> String {
    say(
      "A followed folder cannot be read, so its photos stay as they are. {reason}",
      ["reason": explain(error)])
  }

  /// A followed folder that is gone.
  func followedFolderMissing(_ folder: FilePath, widget: String) -> String {
    say(
      "The followed folder {folder} is not there, so its photos stay as they are; bring it back, or follow it no longer: mantel unfollow {word} {path}",
      [
        "folder": quoted(bytes: folder.bytes), "word": shellArgument(widget),
        "path": Printable.shellWord(folder.lossyText),
      ])
  }

  /// Looking through followed folders was called off.
  public var followingCancelled: String {
    say("Called off; the photos read so far are kept, so run mantel render to have the rest.")
  }

  /// A followed folder in a list.
  public func listedFollow(_ folder: FilePath) -> String {
    say("  follows {folder}", ["folder": Printable.text(folder.bytes)])
  }
}
