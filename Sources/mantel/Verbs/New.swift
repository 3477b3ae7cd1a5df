import CommandLineKit
import MantelCore
import MantelStore
import MantelWords

/// `mantel new NAME`: makes a widget.
struct New: VerbAction {
  private let session: Session
  private let document: WidgetDocument

  init(_ invocation: Invocation, _ session: Session) throws {
    self.session = session
    var identifier = WidgetIdentifier.random()
    if let argument = invocation.value(.id) {
      let text = try argument.text()
      guard let given = WidgetIdentifier(text) else {
        throw WrongCall(sentence: session.words.valueNotIdentifier(argument.role, value: text))
      }
      identifier = given
    }
    document = WidgetDocument(
      id: identifier, created: Timestamp(unixSeconds: try session.moment(invocation).time),
      name: try invocation.argument(.name)?.text() ?? "",
      every: invocation.choice(.every) ?? .hour,
      start: try session.start(invocation) ?? .midnight,
      order: invocation.choice(.order) ?? .shuffled)
  }

  func run() throws -> Bool {
    try session.widgets.create(document)
    session.output.say(session.words.widgetMade(document.name, identifier: document.id))
    try session.output.answer(NewAnswer(id: document.id))
    return true
  }
}
