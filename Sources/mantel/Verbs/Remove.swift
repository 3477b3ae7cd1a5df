import CommandLineKit
import MantelStore
import MantelWords

/// `mantel remove WIDGET PHOTO-ID…`: takes photos out of a widget; the user's own files are never touched.
struct Remove: VerbAction {
  private let session: Session
  private let widget: WidgetIdentifier
  private let moment: Moment
  private let photos: [Argument]

  init(_ invocation: Invocation, _ session: Session) throws {
    self.session = session
    moment = try session.moment(invocation)
    widget = try session.widget(invocation)
    photos = invocation.arguments(.photo)
  }

  func run() throws -> Bool {
    var removed: [WidgetPhoto] = []
    var failures: [StoreError] = []
    let document = try session.widgets.update(widget) { document, offset throws(StoreError) in
      removed = []
      failures = []
      // All names are looked up before anything is removed, so that each means what it meant when it was typed.
      for argument in photos {
        do throws(StoreError) {
          let entry = document.photos[try document.indexOfPhoto(argument.bytes)]
          if !removed.contains(entry) { removed.append(entry) }
        } catch {
          failures.append(error)
        }
      }
      try document.edit(offset: offset, at: moment) { edited in
        edited.remove(removed.map(\.photo))
      }
    }
    for entry in removed {
      session.output.say(session.words.photoRemoved(entry, from: document.name))
    }
    for failure in failures { session.output.complain(session.words.explain(failure)) }
    try session.output.answer(
      WidgetAnswer(id: widget, name: document.name, removed: removed.map(\.photo)))
    return failures.isEmpty
  }
}
