import CommandLineKit
import MantelCore
import MantelStore
import MantelSystem
import MantelWords

/// `mantel list`: every widget with its schedule and photos.
struct List: VerbAction {
  private let session: Session
  private let namesOnly: Bool
  private let photosOnly: Bool
  private let only: WidgetIdentifier?

  init(_ invocation: Invocation, _ session: Session) throws {
    self.session = session
    namesOnly = invocation.flag(.names)
    photosOnly = invocation.flag(.photos)
    only = try invocation.argument(.widget).map { _ in try session.widget(invocation) }
  }

  func run() throws -> Bool {
    let (widgets, failures) =
      try only.map { ([try session.widgets.load($0)], []) } ?? session.widgets.loadAll()
    if namesOnly || photosOnly {
      for widget in widgets {
        if namesOnly { session.output.say(widget.name) }
        if photosOnly { widget.photos.forEach { session.output.say($0.photo.text) } }
      }
      return failures.isEmpty
    }
    for failure in failures { session.output.complain(session.words.explain(failure)) }
    // Where this cannot be read, mantel doctor says so; the widgets are what was asked for.
    let onDesktop = (try? session.desktop.shownWidgets()) ?? []
    if session.output.isJSON {
      try session.output.answer(
        ListAnswer(widgets: try widgets.map { try answer($0, onDesktop.contains($0.id)) }))
    } else if widgets.isEmpty, failures.isEmpty {
      session.output.say(session.words.noWidgets)
    }
    for widget in widgets { describe(widget, onDesktop.contains(widget.id)) }
    return failures.isEmpty
  }

  private func answer(_ widget: WidgetDocument, _ isOnDesktop: Bool) throws -> ListAnswer.Widget {
    ListAnswer.Widget(
      id: widget.id, name: widget.name, every: widget.every, start: widget.start,
      order: widget.order, offset: try session.widgets.offset(of: widget.id),
      anchor: widget.anchor, pinned: Nullable(widget.pinned), onDesktop: isOnDesktop,
      follows: widget.follows.map(\.lossyText),
      photos: widget.photos.map {
        ListAnswer.Widget.Photo(photo: $0.photo, source: $0.source.path.lossyText)
      })
  }

  private func describe(_ widget: WidgetDocument, _ isOnDesktop: Bool) {
    let words = session.words
    let schedule = words.schedule(
      everySeconds: widget.every.seconds, startMinutes: widget.start.minutes,
      shuffled: widget.order == .shuffled)
    session.output.say(
      words.listedWidget(
        widget.name, identifier: widget.id, schedule: schedule, photos: widget.photos.count,
        isOnDesktop: isOnDesktop))
    for folder in widget.follows { session.output.say(words.listedFollow(folder)) }
    for entry in widget.photos {
      session.output.say(words.listedPhoto(entry, isPinned: entry.photo == widget.pinned))
    }
  }
}
