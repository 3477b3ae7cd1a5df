import MantelStore
import MantelSystem

/// Sentences for what the shared folder refused: what, why, what to do.
extension Words {
  /// One line for something that could not be read from the shared folder or written to it.
  public func explain(_ error: StoreError) -> String {
    switch error {
    case .homeUnknown:
      say(
        "Mantel does not know where to keep its things, because HOME is not set; set HOME or MANTEL_HOME."
      )
    case .widgetNotFound(let text):
      say("There is no widget {name}; mantel list shows those there are.", ["name": quoted(text)])
    case .widgetAmbiguous(let text, let found):
      say(
        "{name} could mean more than one widget; use the id {ids} instead.",
        ["name": quoted(text), "ids": alternatives(found.map(\.text))])
    case .widgetAlreadyThere(let identifier):
      say("Another widget already has the id {id}; choose a different id.", ["id": identifier.text])
    case .photoNotFound(let text, let widget):
      say(
        "The widget {widget} has no photo {name}; mantel list shows those it has.",
        ["widget": quoted(widget), "name": quoted(text)])
    case .photoAmbiguous(let text, let found):
      say(
        "{name} could mean more than one photo; use the id {ids} instead.",
        ["name": quoted(text), "ids": alternatives(found.map(\.text))])
    case .widgetFull(let name, let limit):
      say(
        "The widget {widget} has {limit} photos already, and a widget holds no more; remove one or make another widget.",
        ["widget": quoted(name), "limit": number(Int64(limit))])
    case .followsFull(let name, let limit):
      say(
        "The widget {widget} follows {limit} folders already, and a widget follows no more; unfollow one, or follow a folder that holds several.",
        ["widget": quoted(name), "limit": number(Int64(limit))])
    case .unusableName(let limit):
      say(
        "A widget’s name must be one line of visible text, at most {limit} characters long; choose another name.",
        ["limit": number(Int64(limit))])
    case .damagedDocument(let path, _):
      say(
        "The document {path} is damaged and was left as it is; restore it from a backup, or move it away to go on without it.",
        ["path": quoted(bytes: path.bytes)])
    case .newerDocument(let path, let version, let supported):
      say(
        "The document {path} was written by a later Mantel (version {version}, this one reads up to {supported}) and was left as it is; update Mantel.",
        [
          "path": quoted(bytes: path.bytes), "version": number(Int64(version)),
          "supported": number(Int64(supported)),
        ])
    case .system(let error): explain(error)
    }
  }
}
