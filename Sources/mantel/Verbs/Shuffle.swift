import CommandLineKit
import MantelCore
import MantelStore

/// `mantel shuffle [WIDGET]`: sets the order to shuffled and moves on one.
struct Shuffle: VerbAction {
  private let session: Session
  private let widgets: [WidgetIdentifier]
  private let isWhole: Bool
  private let moment: Moment

  init(_ invocation: Invocation, _ session: Session) throws {
    self.session = session
    moment = try session.moment(invocation)
    (widgets, isWhole) = try session.widgetsOrAll(invocation)
  }

  func run() throws -> Bool {
    var answers: [NowAnswer] = []
    for widget in widgets {
      let document = try session.widgets.update(widget) { document, offset throws(StoreError) in
        try document.edit(offset: offset, at: moment) { $0.order = .shuffled }
      }
      try session.widgets.tap(widget, by: 1)
      let shown = try session.widgets.shown(document, shape: .large, at: moment)
      answers.append(session.answer(shown, of: document, moment))
      session.say(shown, of: document, moment)
    }
    try session.output.answer(ShuffleAnswer(widgets: answers))
    return isWhole
  }
}
