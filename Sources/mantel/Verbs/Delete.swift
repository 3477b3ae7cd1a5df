import CommandLineKit
import MantelStore
import MantelWords

/// `mantel delete WIDGET`: removes a widget, from the desktop too; the user's own photo files are never touched.
struct Delete: VerbAction {
  private let session: Session
  private let widget: WidgetIdentifier

  init(_ invocation: Invocation, _ session: Session) throws {
    self.session = session
    widget = try session.widget(invocation)
  }

  func run() throws -> Bool {
    // A widget whose document is damaged can be deleted all the same.
    let name = (try? session.widgets.load(widget))?.name ?? widget.text
    try session.widgets.delete(widget)
    session.output.say(session.words.widgetDeleted(name))
    try session.output.answer(WidgetAnswer(id: widget, name: name, removed: nil))
    do throws(StoreError) {
      try session.desktop.remove(widget)
      return true
    } catch {
      // The widget is gone all the same; its place on the desktop is told of as missing.
      session.output.complain(session.words.explain(error))
      return false
    }
  }
}
