import MantelCore
import MantelStore

/// What the app says of all widgets together.
extension Words {
  /// A schedule in words, of a widget: “every hour, shuffled”.
  public func schedule(of widget: WidgetDocument) -> String {
    schedule(
      everySeconds: widget.every.seconds, startMinutes: widget.start.minutes,
      shuffled: widget.order == .shuffled)
  }

  /// The name that a new widget starts with.
  public var newWidgetName: String { say("My Photos") }

  /// A widget was deleted elsewhere while it was open.
  public func widgetIsGone(_ name: String) -> String {
    say("{widget} was deleted by another program.", ["widget": quoted(name)])
  }

  /// A widget was deleted here.
  public func widgetWasDeleted(_ name: String) -> String {
    say("{widget} is deleted; the photo files are where they were.", ["widget": quoted(name)])
  }
}

/// The page of all widgets.
extension Words {
  /// Makes a new widget.
  public var newWidget: String { say("New Widget") }
  /// Leads to what can be done with a widget.
  public func widgetMenu(_ name: String) -> String {
    say("More for {widget}", ["widget": quoted(name)])
  }
  /// Opens a widget.
  public var openWidget: String { say("Edit") }
  /// Puts a widget on the desktop.
  public var putOnDesktop: String { say("Put on Desktop") }
  /// Puts a widget on the desktop in a shape.
  public var putOnDesktopSmall: String { say("Put on Desktop, Small") }
  /// See `putOnDesktopSmall`.
  public var putOnDesktopMedium: String { say("Put on Desktop, Medium") }
  /// See `putOnDesktopSmall`.
  public var putOnDesktopLarge: String { say("Put on Desktop, Large") }
  /// Takes a widget off the desktop.
  public var takeOffDesktop: String { say("Remove from Desktop") }
  /// Gives a widget another name.
  public var renameWidget: String { say("Rename…") }
  /// Makes another widget like one.
  public var duplicateWidget: String { say("Duplicate") }
  /// Deletes a widget.
  public var deleteWidget: String { say("Delete") }
  /// The badge of a widget that is on screen.
  public var onDesktop: String { say("On Desktop") }
  /// A widget is placed, but the program that shows it does not run.
  public var placedButHidden: String { say("Placed") }
  /// The heading of the dialog that renames.
  public var renameHeading: String { say("Rename Widget") }
  /// The field of the dialog that renames.
  public var nameField: String { say("Name") }
  /// Does what a dialog asks.
  public var rename: String { say("Rename") }
  /// Leaves a dialog without doing anything.
  public var cancel: String { say("Cancel") }
  /// A widget is on the desktop now.
  public func widgetIsOnDesktop(_ name: String) -> String {
    say("{widget} is on the desktop.", ["widget": quoted(name)])
  }
  /// Lets the desktop's widgets come back at the next login.
  public var showAtLogin: String { say("Show at Login") }
  /// The desktop's widgets will come back.
  public var willShowAtLogin: String { say("The widgets will be there after the next login.") }
  /// The widgets cannot be shown.
  public func desktopDidNotStart(_ reason: String) -> String {
    say("The widgets could not be shown on the desktop: {reason}", ["reason": reason])
  }
  /// The program that shows widgets did not answer.
  public var desktopIsSilent: String { say("the program that shows them did not answer.") }
  /// A card as it is heard: its name, its schedule, how many photos.
  public func spokenCard(_ name: String, schedule: String, photos count: Int, isOnDesktop: Bool)
    -> String
  {
    let values: KeyValuePairs = [
      "widget": name, "schedule": schedule, "photos": photos(count),
    ]
    return isOnDesktop
      ? say("{widget}: {photos}, {schedule}, on the desktop", values)
      : say("{widget}: {photos}, {schedule}", values)
  }
  /// On a card without photos.
  public var dropPhotosHere: String { say("Drop photos here") }
  /// What is said under a card's name.
  public func cardDetail(schedule: String, photos count: Int) -> String {
    say("{photos} · {schedule}", ["photos": photos(count), "schedule": schedule])
  }
}
