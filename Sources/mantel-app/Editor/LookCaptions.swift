import AdwaitaEngine
import MantelCore
import MantelModel
import MantelWords

/// What stands on a photo, and in which letters.
final class LookCaptions {
  let view: PreferencesGroup
  private let widget: WidgetModel
  private let kind: ComboRow
  private let text: EntryRow
  private let font: ComboRow
  private let lacksDate: String
  private var watching: Observing?

  private static let kinds = CaptionKind.allCases
  private static let fonts = FontRole.allCases

  init(_ widget: WidgetModel, _ words: Words) {
    self.widget = widget
    lacksDate = words.photoLacksDate
    view = PreferencesGroup(words.caption)
    kind = ComboRow(words.caption, choices: Self.kinds.map { words.captionName($0) })
    text = EntryRow(words.captionText)
    font = ComboRow(words.font, choices: Self.fonts.map { words.fontName($0) })
    view.add(kind, text, font)
    kind.onSelect { widget.look.setCaption(Self.kinds[$0]) }
    text.onChange { widget.look.setText($0) }
    text.onFocus(leave: { widget.commit() })
    font.onSelect { widget.look.setFont(Self.fonts[$0]) }
    watching = Observing { [weak self] in self?.update() }
  }

  private func update() {
    let look = widget.look.look
    kind.selected = Self.kinds.firstIndex(of: look.caption) ?? 0
    kind.subtitle = widget.look.lacksDate ? lacksDate : nil
    text.isVisible = look.caption == .text
    font.isVisible = look.caption != .none
    if text.text != widget.look.text { text.text = widget.look.text }
    font.selected = Self.fonts.firstIndex(of: look.font) ?? 0
  }
}
