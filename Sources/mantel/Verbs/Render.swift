import CommandLineKit
import MantelImaging
import MantelStore
import MantelWords
import WorkerEngine

/// `mantel render [WIDGET]`: looks through the folders that widgets follow, and makes the finished pictures that are missing or out of date.
struct Render: VerbAction {
  private let session: Session
  private let widgets: [WidgetIdentifier]
  /// Those of the widgets that were read already.
  private let documents: [WidgetIdentifier: WidgetDocument]
  private let isWhole: Bool
  private let isForced: Bool
  private let moment: Moment

  init(_ invocation: Invocation, _ session: Session) throws {
    self.session = session
    isForced = invocation.flag(.force)
    moment = try session.moment(invocation)
    if invocation.argument(.widget) != nil {
      (widgets, documents, isWhole) = ([try session.widget(invocation)], [:], true)
    } else {
      let (documents, isWhole) = try session.allWidgets()
      widgets = documents.map(\.id)
      self.documents = Dictionary(uniqueKeysWithValues: documents.map { ($0.id, $0) })
      self.isWhole = isWhole
    }
  }

  func run() async throws -> Bool {
    let workers = try session.workers()
    let pipeline = RenderPipeline(
      session.home, importer: workers, renderer: workers, width: workers.count)
    var answer = RenderAnswer()
    var isDone = isWhole
    for widget in widgets {
      var progress = ProgressBar(words: session.words, isJSON: session.output.isJSON)
      let report: RenderPipeline.Report
      do throws(StoreError) {
        let (document, isWhole) = try await follow(widget, workers, &answer)
        if !isWhole { isDone = false }
        report = try await pipeline.run(
          widget, known: document, force: isForced, at: moment
        ) { done, total in
          progress.show(done, of: total)
        }
        progress.clear()
      } catch {
        progress.clear()
        session.output.complain(session.words.explain(error))
        isDone = false
        continue
      }
      answer.rendered += report.rendered
      answer.skipped += report.skipped
      for (entry, failure) in report.failed { tell(entry, failure, widget, &answer) }
      if !report.failed.isEmpty { isDone = false }
      if report.wasCancelled {
        session.output.complain(session.words.renderingCancelled)
        isDone = false
        break
      }
    }
    session.output.say(session.words.rendered(answer.rendered, skipped: answer.skipped))
    try session.output.answer(answer)
    if isDone, answer.rendered > 0 || session.home.isHousekeepingDue(now: moment.time) {
      try keepHouse()
    }
    return isDone
  }

  /// The widget, with the newest photos of the folders that it follows.
  private func follow(
    _ widget: WidgetIdentifier, _ workers: WorkerPool, _ answer: inout RenderAnswer
  ) async throws(StoreError) -> (WidgetDocument, isWhole: Bool) {
    let document =
      if let known = documents[widget] { known } else { try session.widgets.load(widget) }
    guard !document.follows.isEmpty else { return (document, true) }
    let look = try await session.look(at: document, workers, moment: moment)
    if !look.answer.isEmpty { answer.followed = (answer.followed ?? []) + [look.answer] }
    return (look.document, look.isWhole)
  }

  private func tell(
    _ entry: WidgetPhoto, _ failure: PhotoFailure, _ widget: WidgetIdentifier,
    _ answer: inout RenderAnswer
  ) {
    let sentence = session.words.explain(failure)
    session.output.complain(session.words.photoFailed(entry.source.path, sentence: sentence))
    answer.failed.append(RenderAnswer.Failed(widget: widget, photo: entry.photo, error: sentence))
  }

  /// Lets go of photos that no widget has used for 30 days. A widget that cannot be read may use any of them.
  private func keepHouse() throws {
    let (documents, failures) = try session.widgets.loadAll()
    guard failures.isEmpty else { return }
    let used = Set(documents.flatMap { $0.photos.map(\.photo) })
    try session.photos.collectUnused(keeping: used, now: moment.time)
    try session.home.removeUnfinished(now: moment.time)
    try session.home.noteHousekeeping(now: moment.time)
  }
}
