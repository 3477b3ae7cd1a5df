import MantelCore

/// The page of the schedule.
extension Words {
  /// How long a photo stays.
  public var changePhoto: String { say("Change the Photo") }
  /// When the day starts.
  public var dayStarts: String { say("Day Starts At") }
  /// What that is for.
  public var dayStartsDetail: String { say("Photos change at this time and in steps from it") }
  /// The hour of a time.
  public var hour: String { say("Hour") }
  /// The minute of a time.
  public var minute: String { say("Minute") }
  /// In which order photos come.
  public var photoOrder: String { say("Order") }
  /// The strip of what is to come.
  public var next24Hours: String { say("The Next 24 Hours") }
  /// A photo of the strip.
  public func upcoming(_ photo: String, at clock: String, isTomorrow: Bool) -> String {
    let values: KeyValuePairs = ["photo": photo, "time": clock]
    return isTomorrow
      ? say("{photo}, tomorrow at {time}", values) : say("{photo}, at {time}", values)
  }
  /// The photo of the strip that is shown now.
  public func upcomingNow(_ photo: String) -> String { say("{photo}, now", ["photo": photo]) }
  /// Now.
  public var now: String { say("Now") }
  /// A pinned photo stays.
  public var pinnedExplained: String {
    say("One photo is pinned, so it stays until it is unpinned.")
  }

  /// The name of an interval.
  public func intervalName(_ interval: ScheduleInterval) -> String {
    switch interval {
    case .quarterHour: say("Every 15 Minutes")
    case .halfHour: say("Every 30 Minutes")
    case .hour: say("Every Hour")
    case .threeHours: say("Every 3 Hours")
    case .sixHours: say("Every 6 Hours")
    case .day: say("Every Day")
    case .never: say("Never")
    }
  }

  /// The name of an order.
  public func orderName(_ order: PhotoOrder) -> String {
    switch order {
    case .shuffled: say("Shuffled")
    case .inOrder: say("In Order")
    }
  }
}

/// The page about privacy.
extension Words {
  /// What stands first.
  public var privacyTitle: String { say("Nothing Leaves This Computer") }
  /// Why that is so.
  public var privacyDetail: String {
    say(
      "Mantel has no code that could talk to a network: no account, no upload, no statistics. Its pictures carry no place, camera or date."
    )
  }
  /// What is stored.
  public var storedHere: String { say("Stored on This Computer") }
  /// The copies of photos.
  public var storedPhotos: String { say("Copies of your photos") }
  /// The widgets.
  public var storedWidgets: String { say("Widgets and their finished pictures") }
  /// The desktop.
  public var storedDesktop: String { say("What is on the desktop") }
  /// The proof.
  public var shownLive: String { say("Shown Live") }
  /// How many connections there are.
  public var openConnections: String { say("Network sockets open in this program") }
  /// The system does not tell.
  public var connectionsUnknown: String { say("This system does not tell.") }
  /// How that is known.
  public var openConnectionsDetail: String {
    say("Counted just now by asking the system about each of the program’s open files")
  }
  /// Your own files.
  public var yourFiles: String { say("Your Photo Files") }
  /// They are safe.
  public var yourFilesDetail: String {
    say("Mantel only reads them. Deleting a widget or removing a photo never touches the file.")
  }
  /// Opens the folder.
  public var openFolder: String { say("Open Folder") }
}
