import MantelSystem

/// Sentences for what the operating system refused: what, why, what to do.
extension Words {
  /// One line for a failed call of the system.
  public func explain(_ error: SystemError) -> String {
    say("Mantel could not {task}: {reason}.", ["task": task(error), "reason": reason(error)])
  }

  /// Why, and what to do about it, without a full stop; `reading` says that nothing but reading was tried.
  func reason(_ error: SystemError, reading: Bool = false) -> String {
    say("{cause}; {remedy}", ["cause": cause(error), "remedy": remedy(error, reading: reading)])
  }

  /// Only why.
  func cause(_ error: SystemError) -> String {
    if error.isNotFound { return say("it is not there") }
    if error.isAlreadyThere { return say("there is something there already") }
    if error.isFull { return say("the disk is full") }
    if error.isForbidden { return say("you may not do that") }
    if error.isReadOnly { return say("that place is read-only") }
    if error.isLoop { return say("its links lead in a circle") }
    if error.isNameTooLong { return say("the name is too long") }
    if error.isTimedOut { return say("it took too long") }
    return say("the system says “{message}”", ["message": Printable.text(error.reason)])
  }

  private func remedy(_ error: SystemError, reading: Bool) -> String {
    if error.isNotFound { return say("check the name") }
    if error.isAlreadyThere { return say("move it away or choose another name") }
    if error.isFull { return say("free some space and try again") }
    if error.isForbidden {
      return reading
        ? say("change the permissions") : say("change the permissions or choose another place")
    }
    if error.isReadOnly {
      return say("choose another place, for Mantel’s own folder with MANTEL_HOME")
    }
    if error.isLoop { return say("correct them") }
    if error.isNameTooLong { return say("shorten it") }
    return say("try again")
  }

  /// What was tried, as an infinitive, with the file that it was tried on.
  private func task(_ error: SystemError) -> String {
    let path = error.path.map { quoted(bytes: $0.bytes) } ?? say("a file")
    let values: KeyValuePairs = ["path": path]
    switch error.operation {
    case .open: return say("open {path}", values)
    case .read: return say("read {path}", values)
    case .write: return say("write {path}", values)
    case .synchronize: return say("save {path} to the disk", values)
    case .inspect: return say("look at {path}", values)
    case .list: return say("list what is in {path}", values)
    case .createFolder: return say("create {path}", values)
    case .rename: return say("move a file to {path}", values)
    case .remove: return say("remove {path}", values)
    case .lock: return say("wait for the lock {path}", values)
    case .createMemoryFile: return say("get memory")
    case .createSocket, .send, .receive, .wait: return say("talk to the program that reads photos")
    case .startProcess: return say("start {path}", values)
    case .signal: return say("reach the program that shows the widgets")
    case .resolveFolder: return say("find the current folder")
    }
  }
}

extension Words {
  /// An error that no part of the program owns up to.
  public func unexpected(_ detail: String) -> String {
    say(
      "Something went wrong that should not have: {detail}. Please report it.",
      ["detail": Printable.text(detail)])
  }
}
