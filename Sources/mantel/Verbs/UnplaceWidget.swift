import CommandLineKit
import MantelCore
import MantelStore
import MantelWords

/// `mantel unplace WIDGET`: takes a widget off the desktop.
struct UnplaceWidget: VerbAction {
  private let session: Session
  private let widget: WidgetIdentifier
  private let shape: WidgetShape?

  init(_ invocation: Invocation, _ session: Session) throws {
    self.session = session
    shape = invocation.choice(.shape)
    widget = try Self.widget(invocation, session)
  }

  func run() throws -> Bool {
    // A widget whose document is damaged, or that is gone, can be taken off all the same.
    let name = (try? session.widgets.load(widget))?.name ?? widget.text
    let removed = try session.desktop.remove(widget, shape: shape)
    guard removed > 0 else {
      throw Refusal(sentence: session.words.notPlaced(name, shape: shape))
    }
    session.output.say(session.words.unplaced(name, count: removed))
    try session.output.answer(UnplaceAnswer(widget: widget, removed: removed))
    return true
  }

  /// The widget that the call names; of one that is gone, the identifier by which it is still placed.
  private static func widget(_ invocation: Invocation, _ session: Session) throws
    -> WidgetIdentifier
  {
    do {
      return try session.widget(invocation)
    } catch StoreError.widgetNotFound(let text) {
      guard let widget = WidgetIdentifier(text),
        try session.desktop.placements().contains(where: { $0.widget == widget })
      else { throw StoreError.widgetNotFound(text) }
      return widget
    }
  }
}
