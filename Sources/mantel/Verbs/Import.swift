import CommandLineKit
import MantelImaging
import MantelStore
import MantelSystem
import MantelWords

/// `mantel import FILE`: merges what another Mantel exported.
struct Import: VerbAction {
  private let session: Session
  private let path: FilePath
  private let replaces: Bool

  init(_ invocation: Invocation, _ session: Session) throws {
    self.session = session
    path = session.path(invocation, .file)
    replaces = invocation.flag(.replace)
  }

  func run() async throws -> Bool {
    let file = try OpenFile.open(path, for: .reading)
    guard try file.status().kind == .file else { throw ArchiveError.notAnArchive }
    let workers = try session.workers()
    let userFolder = ThisProcess.environmentPath("HOME")
    var progress = ProgressBar(words: session.words, isJSON: session.output.isJSON)
    let report = try await HomeImport(session.home, archives: workers, importer: workers).read(
      file, folders: [path.parent] + picturesFolder(userFolder), userFolder: userFolder,
      replaces: { mayReplace($0) }, progress: { progress.show($0, of: $1) })
    progress.clear()
    for damage in report.damaged { session.output.complain(session.words.explain(damage)) }
    for name in report.kept { session.output.complain(session.words.widgetKept(name)) }
    session.output.say(session.words.imported(report))
    try session.output.answer(
      ImportAnswer(
        widgets: report.imported, unchanged: report.unchanged, kept: report.kept,
        photos: report.photos,
        relocated: report.relocated, withoutSource: report.withoutSource))
    return report.kept.isEmpty && report.damaged.isEmpty
  }

  /// Whether the archive's widget may take the place of the one that is here: as the call said, else as the user answers.
  private func mayReplace(_ widget: WidgetDocument) -> Bool {
    if replaces { return true }
    guard !session.output.isJSON, StandardStream.standardInput.isTerminal,
      StandardStream.standardError.isTerminal
    else { return false }
    Output.write(session.words.askToReplace(widget.name) + " ", to: .standardError)
    guard let answer = try? StandardStream.standardInput.readLine() else { return false }
    return session.words.isYes(answer)
  }

  private func picturesFolder(_ userFolder: FilePath?) -> [FilePath] {
    userFolder.map { [$0.appending("Pictures")] } ?? []
  }
}
