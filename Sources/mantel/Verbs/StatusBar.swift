import MantelCore
import MantelStore
import MantelSystem
import MantelWords

/// What a widget shows, in one line for a status bar.
struct StatusBar {
  /// How the bar reads it.
  enum Format {
    /// The line itself.
    case line
    /// JSON for waybar's custom module.
    case waybar
  }

  private let session: Session

  init(_ session: Session) {
    self.session = session
  }

  /// Tells what a widget shows; a widget without photos is an empty line.
  func tell(
    _ shown: ShownPhoto?, of document: WidgetDocument, _ moment: Moment, as format: Format
  ) throws {
    let text = shown.map { self.text($0, document, moment) } ?? ""
    switch format {
    case .line: session.output.say(text)
    case .waybar:
      let answer = WaybarAnswer(
        text: Self.markup(text), alt: shown?.picture.word ?? "none",
        tooltip: Self.markup(tooltip(shown, document, moment).joined(separator: "\n")),
        class: ["mantel", shown?.picture.word ?? "empty"])
      session.output.say(String(decoding: try JSONText.encodeLine(answer), as: UTF8.self))
    }
  }

  /// The caption, else the file's name without what stands behind its last dot.
  private func text(_ shown: ShownPhoto, _ document: WidgetDocument, _ moment: Moment) -> String {
    if let caption = session.caption(of: shown, in: document, moment), !caption.isEmpty {
      return Printable.text(caption)
    }
    let name = shown.photo.source.path.lastComponent
    let end = name.lastIndex(of: UInt8(ascii: ".")) ?? name.count
    return Printable.text(end > 0 ? name.prefix(end) : name[...])
  }

  private func tooltip(_ shown: ShownPhoto?, _ document: WidgetDocument, _ moment: Moment)
    -> [String]
  {
    guard let shown else {
      return session.words.widgetIsEmpty(document.name).split(separator: "\n").map(String.init)
    }
    var lines = [Printable.text(document.name)]
    if let caption = session.caption(of: shown, in: document, moment), !caption.isEmpty {
      lines.append(Printable.text(caption))
    }
    if let until = shown.until {
      let minutes = (until + moment.zone.offset(at: until)) / 60
      lines.append(session.words.until(minutes: Int(minutes % 1_440)))
    }
    return lines + [Printable.text(shown.photo.source.path.lastComponent)]
  }

  /// The text as Pango markup.
  private static func markup(_ text: String) -> String {
    // By scalars: a mark that combines with an ampersand leaves it one.
    text.unicodeScalars.reduce(into: "") { markup, scalar in
      switch scalar {
      case "&": markup += "&amp;"
      case "<": markup += "&lt;"
      case ">": markup += "&gt;"
      case "\"": markup += "&quot;"
      case "'": markup += "&apos;"
      default: markup.unicodeScalars.append(scalar)
      }
    }
  }
}
