import CommandLineKit
import MantelCore
import MantelStore

/// `mantel pin WIDGET [PHOTO-ID]` and `mantel unpin WIDGET`: shows one photo until it is unpinned; the plan goes on beneath.
struct Pin: VerbAction {
  private let session: Session
  private let widget: WidgetIdentifier
  private let moment: Moment
  private let photo: Argument?
  private let pins: Bool

  init(_ invocation: Invocation, _ session: Session) throws {
    self.session = session
    moment = try session.moment(invocation)
    pins = invocation.command.name == "pin"
    photo = invocation.argument(.photo)
    widget = try session.widget(invocation)
  }

  func run() throws -> Bool {
    let document = try session.widgets.update(widget) { document, _ throws(StoreError) in
      if let photo {
        let index = try document.indexOfPhoto(photo.bytes)
        // Unpinning a photo that is not the pinned one is no wish to unpin another.
        if pins {
          document.pinned = document.photos[index].photo
        } else if document.pinned == document.photos[index].photo {
          document.pinned = nil
        }
      } else {
        document.pinned = pins ? try showing(document) : nil
      }
    }
    let shown = try session.widgets.shown(document, shape: .large, at: moment)
    try session.tell(shown, of: document, moment)
    return true
  }

  private func showing(_ document: WidgetDocument) throws(StoreError) -> PhotoIdentifier? {
    try session.widgets.shown(document, shape: .large, at: moment)?.photo.photo
  }
}
