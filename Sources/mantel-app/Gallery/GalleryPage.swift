import AdwaitaEngine
import MantelModel
import MantelStore
import MantelWords

/// All widgets, a card each.
final class GalleryPage {
  let view = Box(.vertical)
  private unowned let window: MainWindow
  private let cards = FlowBox(selection: .single, minimumPerLine: 1, maximumPerLine: 8, spacing: 18)
  private let troubles = Box(.vertical, spacing: 6)
  private var shown: [GalleryCardView] = []
  private var watching: [Observing] = []

  init(_ window: MainWindow) {
    self.window = window
    let header = HeaderBar()
    let add = Button(icon: "list-add-symbolic", name: window.words.newWidget)
    add.onClick { [weak window] in window?.newWidget() }
    header.packStart(add)
    let undo = window.undoButtons()
    header.packStart(undo.view)
    header.packEnd(window.menu())

    cards.activatesOnSingleClick = false
    cards.isHomogeneous = true
    cards.halign = .fill
    cards.valign = .start
    cards.setMargins(18)
    cards.onActivate { [weak self] index in
      guard let self, shown.indices.contains(index) else { return }
      self.window.show(shown[index].id)
    }
    cards.onKey { [weak self] key in self?.hear(key) ?? false }
    let content = Box(.vertical, [troubles, cards])
    let scroller = Scroller(content)
    scroller.expandsVertically = true
    view.append(header, scroller)
    watching = [undo.watching, Observing { [weak self] in self?.update() }]
  }

  private var app: AppModel { window.app }

  private func update() {
    _ = app.gallery.looks
    let cards = app.gallery.cards
    if cards.map(\.id) != shown.map(\.id) { rebuild(cards) }
    for (index, card) in cards.enumerated() {
      shown[index].show(card)
      shown[index].show(app.importing[card.id]?.photos.importing)
      self.cards.setAccessibleName(
        window.words.spokenCard(
          card.name, schedule: card.schedule, photos: card.photoCount,
          isOnDesktop: card.isOnDesktop), at: index)
    }
    troubles.removeAll()
    for sentence in app.gallery.troubles {
      let label = Label(sentence, style: .error, wraps: true)
      label.setMargins(top: 12, bottom: 0, start: 24, end: 24)
      troubles.append(label)
    }
  }

  /// Keeps the views of widgets that are still there, so that nothing flickers.
  private func rebuild(_ cards: [GalleryCard]) {
    let known = Dictionary(shown.map { ($0.id, $0) }) { first, _ in first }
    let selected = self.cards.selectedIndex.flatMap { index in
      shown.indices.contains(index) ? shown[index].id : nil
    }
    let place = self.cards.selectedIndex ?? 0
    let hadKeyboard = self.cards.holdsKeyboard
    for view in shown { self.cards.remove(view.view) }
    let staying = Set(cards.map(\.id))
    for card in shown where !staying.contains(card.id) { card.view.discard() }
    shown = cards.map { known[$0.id] ?? GalleryCardView($0.id, window) }
    for view in shown { self.cards.append(view.view) }
    guard let selected, !shown.isEmpty else { return }
    let index = shown.firstIndex { $0.id == selected } ?? min(place, shown.count - 1)
    self.cards.selectedIndex = index
    if hadKeyboard { self.cards.focus(at: index) }
  }

  private func hear(_ key: Key) -> Bool {
    guard let index = cards.selectedIndex, shown.indices.contains(index) else { return false }
    let widget = shown[index].id
    switch key.name {
    case "Delete", "KP_Delete": app.deleteWidget(widget)
    case "F2": RenameDialog.present(widget, window)
    default: return false
    }
    return true
  }
}
