import AdwaitaEngine
import MantelWords

/// Something that is told at length, below the page, until it is put away or something else is told.
final class Notice {
  let view = Revealer()
  private let text = Label(wraps: true)

  init(_ words: Words) {
    let dismiss = Button(label: words.dismiss)
    dismiss.valign = .center
    dismiss.onClick { [weak self] in self?.view.isRevealed = false }
    text.expandsHorizontally = true
    let row = Box(.horizontal, spacing: 12, [Icon("dialog-warning-symbolic"), text, dismiss])
    row.setMargins(12)
    row.addClass("notice")
    view.child = row
    view.isRevealed = false
  }

  func show(_ sentence: String) {
    text.text = sentence
    view.isRevealed = true
  }
}
