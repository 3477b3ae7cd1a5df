import CommandLineKit
import MantelImaging
import MantelStore
import MantelSystem
import MantelWords

/// `mantel plan WIDGET --from T --to T`: what the widget will show, and when.
struct Plan: VerbAction {
  /// More entries than this are not a plan that anyone reads: 50 days of quarter hours, times ten.
  private static let limit = 50_000

  private let session: Session
  private let widget: WidgetIdentifier
  private let zone: TimeZoneRules
  private let from: Int64
  private let to: Int64

  init(_ invocation: Invocation, _ session: Session) throws {
    self.session = session
    let moment = try session.moment(invocation)
    zone = moment.zone
    from = try invocation.value(.from).map { try session.time($0, moment.zone) } ?? moment.time
    // A day's plan unless told otherwise.
    to = try invocation.value(.to).map { try session.time($0, moment.zone) } ?? from + 86_400
    guard from < to else { throw WrongCall(sentence: session.words.planEndsBeforeItBegins) }
    widget = try session.widget(invocation)
  }

  func run() throws -> Bool {
    let document = try session.widgets.load(widget)
    let offset = try session.widgets.offset(of: widget)
    let entries = document.plan(
      from: from, to: to, offset: offset, zone: zone, limit: Self.limit + 1)
    guard entries.count <= Self.limit else {
      throw Refusal(sentence: session.words.planTooLong(limit: Self.limit))
    }
    if entries.isEmpty { session.output.say(session.words.widgetIsEmpty(document.name)) }
    for entry in entries {
      session.output.say(
        session.words.planned(entry.photo, at: session.shown(entry.start, zone)))
    }
    let captions = session.captions(of: document.photos, in: document)
    try session.output.answer(
      PlanAnswer(
        widget: widget, zone: zone.name,
        entries: entries.map { entry in
          PlanAnswer.Entry(
            start: session.shown(entry.start, zone), index: entry.index,
            photo: entry.photo.photo, source: entry.photo.source.path.lossyText,
            caption: Nullable(captions[entry.photo, Moment(time: entry.start, zone: zone)]?.text))
        }))
    return true
  }
}
