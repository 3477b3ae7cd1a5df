import MantelCore
import MantelStore
import MantelSystem

/// What the verbs for the desktop answer.
extension Words {
  /// A widget that was put on the desktop.
  public func placed(_ widget: String, _ placement: Placement) -> String {
    say(
      "Placed {widget} on the desktop: {details}.",
      ["widget": quoted(widget), "details": details(placement)])
  }

  /// A widget that is placed already, as it hangs now.
  public func isPlaced(_ widget: String, _ placement: Placement) -> String {
    say(
      "{widget} is placed: {details}.", ["widget": quoted(widget), "details": details(placement)])
  }

  /// What is placed is on no screen yet.
  public var desktopIsNotShown: String {
    say("Nothing shows the desktop’s widgets at the moment; mantel desktop does.")
  }

  /// A call means one of several placements, and it is not clear which.
  public func placementAmbiguous(_ widget: String, shapes: [WidgetShape]) -> String {
    let values: KeyValuePairs = [
      "widget": quoted(widget),
      "shapes": shapes.map(\.token.description).joined(separator: ", "),
      "word": shellArgument(widget),
    ]
    guard Set(shapes).count == shapes.count else {
      return say(
        "{widget} is placed {shapes}, and no option tells these apart; take it off with mantel unplace {word} and place it anew.",
        values)
    }
    return say(
      "{widget} is placed {shapes}; say with --shape which is meant, or give --another to place it once more.",
      values)
  }

  /// Placements were taken off the desktop.
  public func unplaced(_ widget: String, count: Int) -> String {
    say(
      one: "Took {widget} off the desktop.",
      many: "Took {widget} off the desktop, where it was placed {count} times.",
      count: Int64(count), ["widget": quoted(widget)])
  }

  /// A widget that was to be taken off the desktop is not placed there; `shape` where one was named.
  public func notPlaced(_ widget: String, shape: WidgetShape?) -> String {
    if let shape {
      return say(
        "{widget} is not placed {shape}; mantel desktop lists what is placed.",
        ["widget": quoted(widget), "shape": shape.token.description])
    }
    return say(
      "{widget} is not placed on the desktop; mantel desktop lists what is.",
      ["widget": quoted(widget)])
  }

  /// Nothing is placed.
  public var nothingPlaced: String {
    say("Nothing is placed on the desktop. To place a widget: mantel place WIDGET")
  }

  /// The widgets are on screen now.
  public var desktopStarted: String { say("The desktop’s widgets are on screen.") }

  /// They were before.
  public var desktopRunsAlready: String { say("The desktop’s widgets are on screen already.") }

  /// They no longer are.
  public var desktopStopped: String {
    say("The desktop’s widgets are off screen; what is placed stays so.")
  }

  /// They were not before.
  public var desktopWasNotRunning: String {
    say("The desktop’s widgets were not on screen, so there is nothing to stop.")
  }

  /// The process does not end.
  public var desktopDoesNotStop: String {
    say("The program that shows the widgets does not end; try again, or log out and in.")
  }

  /// What was asked for needs a process that is not there.
  public var desktopNotRunning: String {
    say("The desktop’s widgets are not on screen; mantel desktop shows them.")
  }

  /// The next widget was given the keyboard.
  public var desktopFocused: String { say("Gave the keyboard to the next widget.") }

  /// Arranging was switched.
  public var desktopArranged: String {
    say("Switched arranging; while it is on, the widgets can be moved by the mouse.")
  }

  /// The widget's program is not installed.
  public func widgetProgramMissing(_ path: FilePath) -> String {
    say(
      "The program that shows widgets is missing at {path}; install Mantel again.",
      ["path": quoted(bytes: path.bytes)])
  }

  /// The widget's program ended without a word.
  public func widgetProgramEnded(_ path: FilePath) -> String {
    say(
      "The program that shows widgets ended as soon as it was started; start it in a terminal to see why: {word}",
      ["word": Printable.shellWord(path.lossyText)])
  }

  /// The widget's program does not say that it is ready.
  public func widgetProgramSilent(seconds: Int) -> String {
    say(
      "The program that shows widgets has not said within {time} that they are on screen; look whether they come, else stop it with mantel desktop --stop.",
      ["time": duration(seconds: Int64(seconds))])
  }

  /// Why the widget's program could not start, in its own words.
  public func widgetProgramRefused(_ reason: String) -> String { Printable.text(reason) }

  /// The app was opened at a link.
  public func appOpened(_ link: String) -> String {
    say("Opened the app at {link}.", ["link": Printable.text(link)])
  }

  /// The app is not installed.
  public var appMissing: String {
    say(
      "The app, mantel-app, is neither beside mantel nor in a folder of PATH; install it, or install Mantel again."
    )
  }

  /// Sessions start the widgets from now on.
  public func autostartIsOn(_ path: FilePath) -> String {
    say(
      "Your sessions show the desktop’s widgets from their start, by {path}.",
      ["path": quoted(bytes: path.bytes)])
  }

  /// Sessions do not start the widgets.
  public var autostartIsOff: String {
    say("Your sessions do not show the desktop’s widgets from their start.")
  }

  /// Nobody says where settings are kept.
  public var settingsFolderUnknown: String {
    say(
      "Mantel does not know where your sessions look for what to start, because HOME is not set; set HOME or XDG_CONFIG_HOME."
    )
  }

  /// Options of `desktop` that exclude one another.
  public var desktopRequestsExclude: String {
    say("--stop, --focus and --arrange exclude one another; give only one of them.")
  }

  /// The name of the program that shows widgets, for settings.
  public var widgetProgramName: String { say("Mantel widgets") }

  /// What it does.
  public var widgetProgramPurpose: String { say("Shows your photos on the desktop") }
}

/// A list of what is placed.
extension Words {
  /// How a placement is doing.
  public enum PlacementState: Sendable {
    case shown, hidden, waiting, widgetGone
  }

  /// A placement in a list.
  public func listedPlacement(_ widget: String, _ placement: Placement, _ state: PlacementState)
    -> String
  {
    say(
      "  {widget}  {details}: {state}",
      [
        "widget": Printable.text(widget), "details": details(placement),
        "state": self.state(state, of: placement),
      ])
  }

  private func state(_ state: PlacementState, of placement: Placement) -> String {
    switch state {
    case .shown: return say("on screen")
    case .hidden: return say("not on screen")
    case .waiting:
      guard let output = placement.output else { return say("waits for a monitor") }
      return say("waits for monitor {monitor}", ["monitor": Printable.text(output)])
    case .widgetGone: return say("its widget is gone")
    }
  }

  /// How a placement hangs: “large, main monitor, at 40,120, tint gray”.
  private func details(_ placement: Placement) -> String {
    var details = [placement.shape.token.description]
    details.append(
      placement.output.map { say("monitor {monitor}", ["monitor": Printable.text($0)]) }
        ?? say("main monitor"))
    details.append(
      placement.place.map { say("at {x},{y}", ["x": points($0.x), "y": points($0.y)]) }
        ?? say("where there is room"))
    if placement.tint != .none { details.append(say("tint {tint}", ["tint": placement.tint.text])) }
    return details.joined(separator: ", ")
  }

  /// A number of points as it is typed on the command line, with at most one decimal.
  private func points(_ value: Double) -> String {
    let rounded = (value * 10).rounded() / 10
    return Int64(exactly: rounded).map { "\($0)" } ?? "\(rounded)"
  }
}

/// What `mantel doctor` finds of the desktop.
extension Words {
  /// A process shows this much of what is placed.
  public func desktopIsShown(_ shown: Int, of placed: Int) -> String {
    say(
      "The desktop’s widgets are on screen: {shown} of {placed}.",
      ["shown": number(Int64(shown)), "placed": number(Int64(placed))])
  }

  /// A placement's widget is gone.
  public func placedWidgetGone(_ widget: WidgetIdentifier) -> String {
    say(
      "The widget {id} is placed on the desktop but does not exist; take it off with mantel unplace {id}.",
      ["id": widget.text])
  }
}

/// What status bars show.
extension Words {
  /// Until when a photo shows, in local minutes after midnight.
  public func until(minutes: Int) -> String {
    say("until {time}", ["time": clock(minutes: minutes)])
  }

  /// Options of `now` that exclude one another.
  public var barOptionsExclude: String {
    say("--line, --waybar, --json and --draw exclude one another; give only one of them.")
  }
}
