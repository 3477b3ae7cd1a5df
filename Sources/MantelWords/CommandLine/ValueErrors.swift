/// Sentences for values that were understood as text but are not what the option needs. `argument` is the option or
/// argument as it is typed; the value is made safe here.
extension Words {
  /// Not an ISO 8601 time.
  public func valueNotTime(_ argument: String, value: String) -> String {
    say(
      "{argument} must be a time such as 2026-12-01T09:00:00+01:00, not {value}.",
      ["argument": argument, "value": quoted(value)])
  }

  /// Not a time of day.
  public func valueNotTimeOfDay(_ argument: String, value: String) -> String {
    say(
      "{argument} must be a time of day from 00:00 to 23:59, not {value}.",
      ["argument": argument, "value": quoted(value)])
  }

  /// Not a time zone of the system.
  public func valueNotZone(_ argument: String, value: String) -> String {
    say(
      "{argument} must be a time zone of this system such as Europe/Berlin, not {value}.",
      ["argument": argument, "value": quoted(value)])
  }

  /// Not a point in a photo.
  public func valueNotPoint(_ argument: String, value: String) -> String {
    say(
      "{argument} must be two numbers from 0 to 1 such as 0.5,0.25, not {value}.",
      ["argument": argument, "value": quoted(value)])
  }

  /// Not a zoom.
  public func valueNotZoom(_ argument: String, value: String) -> String {
    say(
      "{argument} must be a number from 1 to 5, not {value}.",
      ["argument": argument, "value": quoted(value)])
  }

  /// Not an id for a widget.
  public func valueNotIdentifier(_ argument: String, value: String) -> String {
    say(
      "{argument} must be a UUID such as 123e4567-e89b-12d3-a456-426614174000, not {value}.",
      ["argument": argument, "value": quoted(value)])
  }

  /// Not a link into the app.
  public func valueNotLink(_ argument: String, value: [UInt8]) -> String {
    say(
      "{argument} must be a link such as photokeep://sort or mantel://widget/123e4567-e89b-12d3-a456-426614174000, not {value}.",
      ["argument": argument, "value": quoted(bytes: value.prefix(200))])
  }
}

/// The same for what is placed on the desktop.
extension Words {
  /// Not a place on a monitor.
  public func valueNotPlace(_ argument: String, value: String) -> String {
    say(
      "{argument} must be two numbers from 0 to 32767 such as 40,120, not {value}.",
      ["argument": argument, "value": quoted(value)])
  }

  /// Not a tint of a placement.
  public func valueNotDesktopTint(_ argument: String, value: String) -> String {
    say(
      "{argument} must be none, gray, accent or a color such as #3478F6, not {value}.",
      ["argument": argument, "value": quoted(value)])
  }

  /// Not the name of a monitor.
  public func valueNotMonitor(_ argument: String, value: String) -> String {
    say(
      "{argument} must be the name of a monitor’s connector such as DP-1, not {value}.",
      ["argument": argument, "value": quoted(value)])
  }
}
