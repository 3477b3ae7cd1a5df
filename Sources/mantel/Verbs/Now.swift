import CommandLineKit
import MantelCore
import MantelImaging
import MantelStore
import MantelSystem
import MantelWords

/// `mantel now WIDGET`: which photo the widget shows, and until when.
struct Now: VerbAction {
  private let session: Session
  private let widget: WidgetIdentifier
  private let moment: Moment
  private let shape: WidgetShape
  private let isDrawn: Bool
  private let bar: StatusBar.Format?

  init(_ invocation: Invocation, _ session: Session) throws {
    self.session = session
    shape = invocation.shape
    moment = try session.moment(invocation)
    isDrawn = invocation.flag(.draw)
    let asked = [Option.line, .waybar, .json, .draw].filter { invocation.flag($0) }
    bar = asked.contains(.line) ? .line : asked.contains(.waybar) ? .waybar : nil
    guard bar == nil || asked.count == 1 else {
      throw WrongCall(sentence: session.words.barOptionsExclude)
    }
    widget = try session.widget(invocation)
  }

  func run() async throws -> Bool {
    let document = try session.widgets.load(widget)
    let shown = try session.widgets.shown(document, shape: shape, at: moment)
    if let bar {
      try StatusBar(session).tell(shown, of: document, moment, as: bar)
      return true
    }
    try session.tell(shown, of: document, moment)
    if isDrawn, let file = shown?.picture.file { try await TerminalPicture(session).draw(file) }
    return true
  }
}

extension Session {
  /// Tells what a widget shows.
  func tell(_ shown: ShownPhoto?, of document: WidgetDocument, _ moment: Moment) throws {
    say(shown, of: document, moment)
    try output.answer(answer(shown, of: document, moment))
  }

  /// What a widget shows, for people.
  func say(_ shown: ShownPhoto?, of document: WidgetDocument, _ moment: Moment) {
    guard let shown else { return output.say(words.widgetIsEmpty(document.name)) }
    let until = shown.until.map { self.shown($0, moment.zone) }
    output.say(
      words.showing(shown.photo, in: document.name, file: shown.picture.file, until: until))
  }

  /// What a widget shows, for programs.
  func answer(_ shown: ShownPhoto?, of document: WidgetDocument, _ moment: Moment) -> NowAnswer {
    NowAnswer(
      widget: document.id, index: Nullable(shown?.index), photo: Nullable(shown?.photo.photo),
      source: Nullable(shown?.photo.source.path.lossyText),
      file: Nullable(shown?.picture.file?.lossyText), picture: shown?.picture.word ?? "none",
      caption: Nullable(shown.flatMap { caption(of: $0, in: document, moment) }),
      until: Nullable(shown?.until.map { self.shown($0, moment.zone) }))
  }

  /// What stands on the photo that a widget shows.
  func caption(of shown: ShownPhoto, in document: WidgetDocument, _ moment: Moment) -> String? {
    captions(of: [shown.photo], in: document)[shown.photo, moment]?.text
  }
}

extension ShownPhoto.Picture {
  /// The kind of picture, for programs.
  var word: String {
    switch self {
    case .finished: "finished"
    case .thumb: "thumb"
    case .averageColor: "color"
    case .none: "none"
    }
  }
}
