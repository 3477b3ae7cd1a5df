import MantelCore
import MantelStore
import MantelSystem

/// What the verbs for widgets answer.
extension Words {
  /// A new widget.
  public func widgetMade(_ name: String, identifier: WidgetIdentifier) -> String {
    say("Made the widget {name} ({id}).", ["name": quoted(name), "id": identifier.text])
  }

  /// A deleted widget.
  public func widgetDeleted(_ name: String) -> String {
    say("Deleted the widget {name}. Your own photo files are untouched.", ["name": quoted(name)])
  }

  /// A widget with new settings; `schedule` comes from `schedule(everySeconds:…)`.
  public func widgetSet(_ name: String, schedule: String) -> String {
    say("{name}: {schedule}.", ["name": quoted(name), "schedule": schedule])
  }

  /// There is nothing to list.
  public var noWidgets: String {
    say("There are no widgets yet. To make one: mantel new NAME")
  }

  /// A widget in a list; `schedule` comes from `schedule(everySeconds:…)`.
  public func listedWidget(
    _ name: String, identifier: WidgetIdentifier, schedule: String, photos count: Int,
    isOnDesktop: Bool
  ) -> String {
    let values: KeyValuePairs = [
      "name": Printable.text(name), "photos": photos(count), "schedule": schedule,
      "id": identifier.text,
    ]
    return isOnDesktop
      ? say("{name}  {photos}, {schedule}, on the desktop  {id}", values)
      : say("{name}  {photos}, {schedule}  {id}", values)
  }

  /// A photo in a list.
  public func listedPhoto(_ photo: WidgetPhoto, isPinned: Bool) -> String {
    let values: KeyValuePairs = [
      "id": String(photo.photo.text.prefix(8)), "path": Printable.text(photo.source.path.bytes),
    ]
    return isPinned ? say("  {id}  {path}  (pinned)", values) : say("  {id}  {path}", values)
  }

  /// How many photos a widget has now.
  public func widgetHolds(_ name: String, photos count: Int) -> String {
    say(
      "{name} has {photos}. To make its pictures: mantel render",
      ["name": quoted(name), "photos": photos(count)])
  }

  /// Settings were to be changed and none was named.
  public var nothingToSet: String {
    say("There is nothing to change; give --name, --every, --start or --order.")
  }
}
