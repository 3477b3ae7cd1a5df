import MantelImaging

/// A job for mantel-worker: one message, with the files that it is about.
public enum WorkerRequest: Codable, Equatable, Sendable {
  /// File: the photo. Answered by `needs`, then, after `goOn`, by `imported`.
  case importPhoto
  /// No file. There is as much memory as the import that was asked for needs.
  case goOn
  /// File: the photo. Answered by `identified`.
  case identify
  /// File: the master. At most `WorkerProtocol.filesInMessage` recipes. Answered by `rendered`.
  case render([RenderRecipe])
  /// File: the master. Answered by `subject`.
  case findSubject
  /// File: what the recipe's ground says, none for a colour. Answered by `files`: the picture.
  case show(ShowRecipe, ShowRecipe.Format)
  /// Files: a `SheetRecipe` in JSON, and the pictures one behind the other. Answered by `files`: the page.
  case sheet(ShowRecipe.Format)
  /// File: a picture. Answered by `files`: the bytes for the terminal.
  case draw(columns: Int, rows: Int, environment: [String: String])
  /// No file. The archive that was begun before is forgotten. Answered by `files`, of which there are none.
  case startArchive
  /// File: the entry's content. Answered by `files`: the archive's next bytes.
  case addEntry(name: String)
  /// No file. Answered by `files`: the archive's last bytes.
  case finishArchive
  /// File: the archive. Answered by `files`, of which there are none.
  case openArchive
  /// No file. Answered by `entry` or `endOfArchive`.
  case nextEntry
  /// No file. Answered by `about`.
  case about
}
