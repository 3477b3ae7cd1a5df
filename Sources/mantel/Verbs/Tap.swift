import CommandLineKit
import MantelCore
import MantelStore

/// `mantel next WIDGET` and `mantel previous WIDGET`: what a tap on the widget does.
struct Tap: VerbAction {
  private let session: Session
  private let widget: WidgetIdentifier
  private let moment: Moment
  private let count: Int64

  init(_ invocation: Invocation, _ session: Session) throws {
    self.session = session
    moment = try session.moment(invocation)
    count = invocation.command.name == "next" ? 1 : -1
    widget = try session.widget(invocation)
  }

  func run() throws -> Bool {
    // Read first: a tap on a widget that cannot be read must not count.
    let document = try session.widgets.load(widget)
    try session.widgets.tap(widget, by: count)
    let shown = try session.widgets.shown(document, shape: .large, at: moment)
    try session.tell(shown, of: document, moment)
    return true
  }
}
