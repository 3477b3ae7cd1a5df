import CommandLineKit
import MantelCore
import MantelImaging
import MantelStore
import MantelWords

/// `mantel look WIDGET [PHOTO-ID]`: dresses a widget's photos, or one of them, and says how they are dressed.
struct LookVerb: VerbAction {
  private let session: Session
  private let widget: WidgetIdentifier
  private let photo: Argument?
  private let choices: LookSettings
  private let resets: Bool
  /// Whether the call's text was longer than what is kept.
  private let isCut: Bool

  init(_ invocation: Invocation, _ session: Session) throws {
    self.session = session
    photo = invocation.argument(.photo)
    resets = invocation.flag(.reset)
    choices = try Self.choices(invocation, session)
    isCut = try (invocation.value(.text)?.text() ?? "").count > LookSettings.maximumTextLength
    if invocation.flag(.fit), invocation.flag(.fill) {
      throw WrongCall(sentence: session.words.fitOrFill)
    }
    widget = try session.widget(invocation)
  }

  private static func choices(_ invocation: Invocation, _ session: Session) throws -> LookSettings {
    var choices = LookSettings()
    choices.filter = invocation.choice(.filter)
    choices.intensity = try invocation.value(.intensity).map {
      try DecimalText.number($0, in: 0...1, orElse: session.words.valueNotIntensity)
    }
    choices.frame = invocation.choice(.frame)
    choices.mat = invocation.choice(.mat)
    choices.text = try invocation.value(.text).map {
      String(try $0.text().prefix(LookSettings.maximumTextLength))
    }
    // Who gives a text wants to see it, and who gives none wants none.
    choices.caption = invocation.choice(.caption) ?? choices.text.map { $0.isEmpty ? .none : .text }
    choices.font = invocation.choice(.font)
    if invocation.flag(.fit) { choices.fit = true }
    if invocation.flag(.fill) { choices.fit = false }
    return choices
  }

  func run() throws -> Bool {
    let document = try changes ? changed() : session.widgets.load(widget)
    let index = try photo.map { try document.indexOfPhoto($0.bytes) }
    let settings =
      index.map { document.lookSettings(of: document.photos[$0]) }
      ?? document.look ?? LookSettings()
    let own = index.map { document.photos[$0].look ?? LookSettings() } ?? settings
    tell(document, index, settings)
    if changes { session.output.say(session.words.renderToSee) }
    try session.output.answer(
      LookAnswer(
        widget: widget, photo: Nullable(index.map { document.photos[$0].photo }),
        look: LookAnswer.Values(settings), own: own))
    return true
  }

  private var changes: Bool { resets || !choices.isEmpty }

  private func changed() throws(StoreError) -> WidgetDocument {
    try session.widgets.update(widget) { document, _ throws(StoreError) in
      let before = document
      if let photo {
        let index = try document.indexOfPhoto(photo.bytes)
        document.photos[index].look = changed(document.photos[index].look)
      } else {
        document.look = changed(document.look)
      }
      document.followFrames(from: before, photos: session.photos)
    }
  }

  /// What was chosen before is forgotten first where that was asked for.
  private func changed(_ before: LookSettings?) -> LookSettings? {
    let after = choices.over(resets ? LookSettings() : before ?? LookSettings())
    return after.isEmpty ? nil : after
  }

  private func tell(_ document: WidgetDocument, _ index: Int?, _ settings: LookSettings) {
    let words = session.words
    let name =
      index.map { words.photoName(document.photos[$0]) } ?? words.widgetName(document.name)
    for line in words.looks(settings.look, text: settings.text, of: name) {
      session.output.say(line)
    }
    if isCut { session.output.say(words.captionCut(LookSettings.maximumTextLength)) }
  }
}
