import MantelStore

/// Sentences for an archive that could not be read or written.
extension Words {
  /// One line; whoever prints it names the archive.
  public func explain(_ error: ArchiveError) -> String {
    switch error {
    case .notAnArchive: say("This is no file that mantel export made; choose another one.")
    case .damaged: say("The file is damaged or cut short; copy it anew. Nothing was imported.")
    case .hostileEntry(let name):
      say(
        "The file holds {name}, which mantel export never writes, so nothing was imported; get it anew from where it came from.",
        ["name": quoted(name)])
    case .entryTooLarge(let name):
      say(
        "The file holds {name}, which is too large to be Mantel’s, so nothing was imported.",
        ["name": quoted(name)])
    case .tooManyEntries:
      say("The file holds more than mantel export ever writes, so nothing was imported.")
    case .tooLarge:
      say("The file holds more than Mantel reads, so nothing was imported; export fewer widgets.")
    case .system(let error): explain(error)
    }
  }
}
