import MantelImaging
import MantelStore
import MantelSystem

/// What the verbs for everything at once answer.
extension Words {
  /// Everything was written to a file.
  public func exported(widgets: Int, photos count: Int, to path: FilePath) -> String {
    say(
      "Exported {widgets} with {photos} to {path}.",
      [
        "widgets": self.widgets(widgets), "photos": photos(count),
        "path": quoted(bytes: path.bytes),
      ])
  }

  /// Everything in a file was merged.
  public func imported(_ report: HomeImport.Report) -> String {
    var sentences = [
      say(
        "Imported {widgets} and {photos}.",
        ["widgets": widgets(report.imported.count), "photos": photos(report.photos)])
    ]
    if report.unchanged > 0 {
      sentences.append(
        say("{widgets} had nothing new.", ["widgets": widgets(report.unchanged)]))
    }
    if report.relocated > 0 { sentences.append(filesFoundElsewhere(report.relocated)) }
    if report.withoutSource > 0 { sentences.append(filesNotFound(report.withoutSource)) }
    if !report.imported.isEmpty { sentences.append(say("To make the pictures: mantel render")) }
    return sentences.joined(separator: " ")
  }

  /// Photos whose files were found in another place.
  package func filesFoundElsewhere(_ count: Int) -> String {
    say(
      one: "The file of {count} photo was found in another place.",
      many: "The files of {count} photos were found in another place.", count: Int64(count))
  }

  /// Photos whose files were not found.
  package func filesNotFound(_ count: Int) -> String {
    say(
      one: "The file of {count} photo was not found; its pictures show all the same.",
      many: "The files of {count} photos were not found; their pictures show all the same.",
      count: Int64(count))
  }

  /// A widget that was left as it is.
  public func widgetKept(_ name: String) -> String {
    say(
      "The widget {name} is already here and was left as it is; to replace it, use mantel import --replace.",
      ["name": quoted(name)])
  }

  /// Asks whether a widget may be replaced; `isYes` understands the answer.
  public func askToReplace(_ name: String) -> String {
    say(
      "The widget {name} is already here. Replace it with the imported one? [y/N]",
      ["name": quoted(name)])
  }

  /// Whether an answer to a question means yes.
  public func isYes(_ answer: String) -> Bool {
    let letters = say("y yes").split(separator: " ").map(String.init)
    return letters.contains(answer.lowercased().filter { !$0.isWhitespace })
  }

  /// Why everything could not be moved, in one line.
  public func explain(_ error: TransferError) -> String {
    switch error {
    case .archive(let error): explain(error)
    case .store(let error): explain(error)
    case .photo(let identifier, let error):
      say(
        "The photo {id} in the file cannot be used, so not everything was imported: {reason}",
        ["id": identifier.text, "reason": explain(error)])
    case .photoMissing(let identifier):
      say(
        "The photo {id} is missing from the file, so nothing was imported; export again where the file was made.",
        ["id": identifier.text])
    case .cancelled: explain(ImagingError.cancelled)
    }
  }
}
