import CommandLineKit
import MantelImaging
import MantelSystem
import MantelWords

/// `mantel export FILE`: writes everything, settings and masters, into one file.
struct Export: VerbAction {
  private let session: Session
  private let path: FilePath

  init(_ invocation: Invocation, _ session: Session) throws {
    self.session = session
    path = session.path(invocation, .file)
  }

  func run() async throws -> Bool {
    try session.checkTarget(path)
    let export = HomeExport(session.home, archives: try session.workers())
    let counts = try await export.write(
      to: path, now: Clock.unixSeconds, userFolder: ThisProcess.environmentPath("HOME"))
    session.output.say(
      session.words.exported(widgets: counts.widgets, photos: counts.photos, to: path))
    try session.output.answer(
      ExportAnswer(file: path.lossyText, widgets: counts.widgets, photos: counts.photos))
    return true
  }
}
