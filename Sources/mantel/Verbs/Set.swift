import CommandLineKit
import MantelCore
import MantelStore
import MantelWords

/// `mantel set WIDGET`: changes a widget's name and schedule.
struct SetSettings: VerbAction {
  private let session: Session
  private let widget: WidgetIdentifier
  private let moment: Moment
  private let name: String?
  private let every: ScheduleInterval?
  private let start: DayStart?
  private let order: PhotoOrder?

  init(_ invocation: Invocation, _ session: Session) throws {
    self.session = session
    moment = try session.moment(invocation)
    name = try invocation.value(.name)?.text()
    every = invocation.choice(.every)
    start = try session.start(invocation)
    order = invocation.choice(.order)
    if name == nil, every == nil, start == nil, order == nil {
      throw WrongCall(sentence: session.words.nothingToSet)
    }
    widget = try session.widget(invocation)
  }

  func run() throws -> Bool {
    let document = try session.widgets.update(widget) { document, offset throws(StoreError) in
      try document.edit(offset: offset, at: moment) { edited in
        edited.name = name ?? edited.name
        edited.every = every ?? edited.every
        edited.start = start ?? edited.start
        edited.order = order ?? edited.order
      }
    }
    let schedule = session.words.schedule(
      everySeconds: document.every.seconds, startMinutes: document.start.minutes,
      shuffled: document.order == .shuffled)
    session.output.say(session.words.widgetSet(document.name, schedule: schedule))
    try session.output.answer(WidgetAnswer(id: widget, name: document.name, removed: nil))
    return true
  }
}
