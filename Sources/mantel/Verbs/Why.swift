import CommandLineKit
import MantelImaging
import MantelStore
import MantelSystem
import MantelWords

/// `mantel why WIDGET`: what keeps each photo from showing, or that nothing does.
struct Why: VerbAction {
  private let session: Session
  private let widget: WidgetIdentifier

  init(_ invocation: Invocation, _ session: Session) throws {
    self.session = session
    widget = try session.widget(invocation)
  }

  func run() throws -> Bool {
    let words = session.words
    let document = try session.widgets.load(widget)
    let diagnosis = try WidgetDiagnosis(of: document, in: session.home)
    let troubled = diagnosis.photos.filter { !$0.troubles.isEmpty }
    for trouble in diagnosis.widget {
      session.output.say(words.explain(trouble, of: document))
    }
    for (photo, troubles) in troubled {
      session.output.say(words.explain(troubles, of: photo))
    }
    if diagnosis.widget.isEmpty, troubled.isEmpty {
      session.output.say(words.nothingIsWrong(with: document.name))
    }
    try session.output.answer(
      WhyAnswer(
        widget: widget, problems: diagnosis.widget.map(\.word),
        explanation: diagnosis.widget.map { words.explain($0, of: document) }.joined(
          separator: " "),
        photos: diagnosis.photos.map { photo, troubles in
          WhyAnswer.Photo(
            photo: photo.photo, source: photo.source.path.lossyText,
            problems: troubles.map(\.word),
            explanation: troubles.isEmpty ? "" : words.explain(troubles, of: photo))
        }))
    return true
  }
}

extension WidgetDiagnosis.WidgetTrouble {
  fileprivate var word: String {
    switch self {
    case .noPhotos: "no-photos"
    case .pinned: "pinned"
    case .neverChanges: "never-changes"
    case .folder(.missing): "folder-missing"
    case .folder(.unreadable): "folder-unreadable"
    }
  }
}

extension WidgetDiagnosis.PhotoTrouble {
  fileprivate var word: String {
    switch self {
    case .sourceMissing: "source-missing"
    case .sourceChanged: "source-changed"
    case .filesDamaged: "files-damaged"
    case .notRendered: "not-rendered"
    case .outOfDate: "out-of-date"
    }
  }
}
