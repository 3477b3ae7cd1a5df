import MantelImaging
import MantelStore
import MantelSystem

/// What the verbs for the plan and the display answer.
extension Words {
  /// What a widget shows; `until` is a time in ISO 8601, nil when it stays.
  public func showing(_ photo: WidgetPhoto, in widget: String, file: FilePath?, until: String?)
    -> String
  {
    let shown = quoted(bytes: photo.source.path.lastComponent)
    let sentence =
      if let until {
        say(
          "{widget} shows {photo} until {time}.",
          ["widget": quoted(widget), "photo": shown, "time": until])
      } else {
        say(
          "{widget} shows {photo} and does not change.", ["widget": quoted(widget), "photo": shown])
      }
    return file.map { sentence + "\n" + Printable.text($0.bytes) } ?? sentence
  }

  /// A widget that has nothing to show.
  public func widgetIsEmpty(_ name: String) -> String {
    say(
      "{widget} has no photos yet. To add some: mantel add {word} PHOTO…",
      ["widget": quoted(name), "word": shellArgument(name)])
  }

  /// An entry of a plan; `time` is in ISO 8601.
  public func planned(_ photo: WidgetPhoto, at time: String) -> String {
    say(
      "{time}  {photo}", ["time": time, "photo": Printable.text(photo.source.path.lastComponent)])
  }

  /// A plan without time.
  public var planEndsBeforeItBegins: String {
    say("The plan ends before it begins; make --to later than --from.")
  }

  /// A plan that no one would read.
  public func planTooLong(limit: Int) -> String {
    say(
      "The plan has more than {limit} changes; choose --from and --to closer together.",
      ["limit": number(Int64(limit))])
  }

  /// How far a long work is; the time left is nil while no one can tell.
  public func progress(done: Int, total: Int, secondsLeft: Int?) -> String {
    let progress = say(
      one: "{done} of {count} photo", many: "{done} of {count} photos", count: Int64(total),
      ["done": number(Int64(done))])
    guard let secondsLeft else { return progress }
    return say(
      "{progress}, {time} left",
      ["progress": progress, "time": duration(seconds: Int64(secondsLeft))])
  }

  /// What rendering did.
  public func rendered(_ count: Int, skipped: Int) -> String {
    let made = say(
      one: "Made {count} picture", many: "Made {count} pictures", count: Int64(count))
    let rest = say(
      one: "{count} was up to date", many: "{count} were up to date", count: Int64(skipped))
    return say("{made}; {rest}.", ["made": made, "rest": rest])
  }

  /// Rendering was called off.
  public var renderingCancelled: String {
    say("Called off; the pictures made so far are kept, so run mantel render to make the rest.")
  }
}
