import MantelSystem

/// The shared folder: everything that Mantel keeps, and where.
///
///     widgets/<uuid>/widget.json      what the widget is: name, schedule, photos, crops
///     widgets/<uuid>/taps.json        how often it was tapped onward
///     widgets/<uuid>/following.json   what the files of the folders that it follows were found to be
///     widgets/<uuid>/manifest.json    which finished pictures there are, and what went into each
///     widgets/<uuid>/renders/         the finished pictures
///     photos/<id>/photo.json          size, format, colours, what it is of, what its file says of it
///     photos/<id>/master.jpg, thumb.jpg, glow.jpg
///     desktop/placements.json         what is placed on the desktop
///     desktop/process.lock            held by the process that shows it
///     desktop/<placement>.lock        held while a placement is on screen
///     housekeeping.json               when all this was last looked through for what nobody needs any more
public struct HomeFolder: Hashable, Sendable {
  /// The shared folder itself, absolute.
  public let root: FilePath

  /// A shared folder at an absolute path; it need not exist before something is written.
  public init(_ root: FilePath) {
    self.root = root
  }

  /// The user's own: `MANTEL_HOME`, else `XDG_DATA_HOME/mantel`, else `~/.local/share/mantel`.
  ///
  /// `variable` gives the value of an environment variable, nil when it is unset or empty. A relative `MANTEL_HOME` starts at `workingFolder`.
  public static func standard(
    workingFolder: FilePath, variable: (String) -> FilePath? = ThisProcess.environmentPath
  ) throws(StoreError) -> HomeFolder {
    if let home = variable("MANTEL_HOME") { return HomeFolder(home.absolute(from: workingFolder)) }
    // The XDG base directory specification: a relative path in these variables is to be ignored.
    if let data = variable("XDG_DATA_HOME"), data.isAbsolute {
      return HomeFolder(data.appending("mantel"))
    }
    guard let user = variable("HOME"), user.isAbsolute else { throw .homeUnknown }
    return HomeFolder(user.appending(".local/share/mantel"))
  }

  var widgets: FilePath { root.appending("widgets") }
  var photos: FilePath { root.appending("photos") }
  var desktop: DesktopFolder { DesktopFolder(path: root.appending("desktop")) }

  /// The folders in which it shows that something is placed, that a widget comes, or the shared folder itself.
  public var foldersOfDesktop: Set<FilePath> { [root.parent, root, desktop.path, widgets] }

  func widget(_ identifier: WidgetIdentifier) -> WidgetFolder {
    WidgetFolder(path: widgets.appending(identifier.text))
  }

  func photo(_ identifier: PhotoIdentifier) -> PhotoFolder {
    PhotoFolder(path: photos.appending(identifier.text))
  }
}

/// The folder of one widget.
struct WidgetFolder: Hashable, Sendable {
  let path: FilePath

  /// The widget's identifier.
  var name: String { String(decoding: path.lastComponent, as: UTF8.self) }
  var configuration: FilePath { path.appending("widget.json") }
  var taps: FilePath { path.appending("taps.json") }
  var following: FilePath { path.appending("following.json") }
  var manifest: FilePath { path.appending("manifest.json") }
  var renders: FilePath { path.appending("renders") }
  /// Held while the widget's documents are read in order to be changed.
  var lock: FilePath { path.appending("lock") }
  /// Held while the widget's pictures are made.
  var renderLock: FilePath { path.appending("render.lock") }
}

/// The folder of what is placed on the desktop.
struct DesktopFolder: Hashable, Sendable {
  let path: FilePath

  var placements: FilePath { path.appending("placements.json") }
  /// Held while the placements are read in order to be changed.
  var lock: FilePath { path.appending("lock") }
  /// Held by the process that shows the desktop's widgets.
  var process: FilePath { path.appending("process.lock") }
  /// Held while a placement is on screen.
  func presence(of placement: PlacementIdentifier) -> FilePath {
    path.appending("\(placement.text).lock")
  }
}

/// The folder of one photo.
public struct PhotoFolder: Hashable, Sendable {
  let path: FilePath

  /// The JPEG that pictures are made from, longest side at most 2,560 pixels.
  public var master: FilePath { path.appending("master.jpg") }
  /// The small JPEG, longest side at most 540 pixels.
  public var thumb: FilePath { path.appending("thumb.jpg") }
  /// The blurred JPEG, longest side at most 120 pixels.
  public var glow: FilePath { path.appending("glow.jpg") }

  var document: FilePath { path.appending("photo.json") }
}
