import MantelSystem

/// Sentences for what the operating system refused: what, why, what to do.
extension Words {
  /// One line for a failed call of the system.
  public func explain(_ error: SystemError) -> String {
    let reason = reason(error)
    guard let path = error.path else {
      return say(
        "{task} did not work: {reason}.", ["task": task(error.operation), "reason": reason])
    }
    return say(
      "{task} did not work for {path}: {reason}.",
      ["task": task(error.operation), "path": quoted(bytes: path.bytes), "reason": reason])
  }

  /// Why, and what to do about it, without a full stop.
  func reason(_ error: SystemError) -> String {
    if error.isNotFound { return say("it is not there; check its name") }
    if error.isFull { return say("the disk is full; free some space and try again") }
    if error.isForbidden {
      return say("you may not do that there; change its permissions or choose another place")
    }
    if error.isReadOnly {
      return say("that place cannot be written; choose another one with MANTEL_HOME")
    }
    if error.isLoop { return say("its links lead in a circle; mend them") }
    if error.isNameTooLong { return say("the name is too long; shorten it") }
    return say("the system says “{message}”; try again", ["message": Printable.text(error.reason)])
  }

  private func task(_ operation: SystemError.Operation) -> String {
    switch operation {
    case .open: say("Opening")
    case .read: say("Reading")
    case .write: say("Writing")
    case .synchronize: say("Writing to the disk")
    case .inspect: say("Looking at the file")
    case .list: say("Listing the folder")
    case .createFolder: say("Making the folder")
    case .rename: say("Renaming")
    case .remove: say("Removing")
    case .lock: say("Waiting for another Mantel")
    case .createMemoryFile: say("Taking memory")
    case .createSocket, .send, .receive, .wait: say("Talking to the program that reads photos")
    case .startProcess: say("Starting the program")
    case .resolveFolder: say("Finding the current folder")
    }
  }
}

extension Words {
  /// An error that no part of the program owns up to.
  public func unexpected(_ detail: String) -> String {
    say(
      "Something went wrong that should not: {detail}. Please report it.",
      ["detail": Printable.text(detail)])
  }
}
