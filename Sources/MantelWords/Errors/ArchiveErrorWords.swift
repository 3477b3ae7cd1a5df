import MantelStore

/// Sentences for an archive that could not be read or written.
extension Words {
  /// One line; whoever prints it names the archive.
  public func explain(_ error: ArchiveError) -> String {
    switch error {
    case .notAnArchive: say("This file was not made by mantel export; choose one that was.")
    case .damaged:
      say(
        "The file is damaged or cut short, so nothing was imported; copy it again from its source.")
    case .hostileEntry(let name):
      say(
        "The file holds {name}, which mantel export never writes, so nothing was imported; get a fresh copy from its source.",
        ["name": quoted(name)])
    case .entryTooLarge(let name):
      say(
        "The file holds {name}, which is larger than anything of Mantel’s, so nothing was imported; get a fresh copy from its source.",
        ["name": quoted(name)])
    case .tooManyEntries:
      say(
        "The file holds more than mantel export ever writes, so nothing was imported; get a fresh copy from its source."
      )
    case .tooLarge:
      say(
        "The file holds more than Mantel can read, so nothing was imported; delete widgets you no longer need, then export again."
      )
    case .system(let error): explain(error)
    }
  }
}
