import AdwaitaEngine
import MantelCore
import MantelImaging
import MantelModel
import MantelStore
import MantelSystem
import MantelWords

/// A photo of a widget: a small picture, its name, what there is to know of it, and what can be done with it.
final class PhotoTile {
  /// What a tile says.
  struct State: Equatable {
    let photo: WidgetPhoto
    let place: Int
    let count: Int
    let isShown: Bool
    let isPinned: Bool
    let trouble: String?
  }

  let id: PhotoIdentifier
  let view = Box(.vertical, spacing: 4)
  private let widget: WidgetModel
  private unowned let page: PhotosPage
  private let picture = PictureArea(contentMode: .fill, cornerRadius: 10)
  private let name = Label(style: .caption, alignment: .center)
  private let badge = Label()
  private let menu: MenuButton
  private let why: MenuButton
  private let reason = Label(wraps: true)
  private var state: State?
  private var drawing: Task<Void, Never>?

  private static let side = 148

  init(_ id: PhotoIdentifier, _ widget: WidgetModel, _ page: PhotosPage) {
    self.id = id
    self.widget = widget
    self.page = page
    let words = page.words
    menu = MenuButton(icon: "view-more-symbolic", name: words.photoMenu(""), menu: Menu([]))
    reason.maxWidthCharacters = 40
    reason.setMargins(12)
    why = MenuButton(
      icon: "dialog-warning-symbolic", name: words.whyNotShowingTitle, content: reason)
    picture.naturalSize(width: Self.side, height: Self.side)
    let overlay = Overlay(picture)
    badge.addClass("badge")
    badge.addClass("accent")
    badge.halign = .start
    badge.valign = .start
    badge.setMargins(6)
    overlay.addOverlay(badge)
    for button in [menu, why] {
      button.addClass("osd")
      button.addClass("circular")
      button.halign = .end
      button.setMargins(6)
    }
    menu.addClass("quiet")
    menu.valign = .start
    why.valign = .end
    overlay.addOverlay(menu)
    overlay.addOverlay(why)
    name.ellipsizeInMiddle()
    name.halign = .fill
    name.maxWidthCharacters = 22
    view.append(overlay, name)
    view.minimumSize(width: Self.side)
    picture.onMap { [weak self] in self?.draw() }
    view.onDragItem { id.text }
    view.onDropItem { text, _, _ in
      guard let dropped = PhotoIdentifier(text) else { return false }
      widget.photos.move(dropped, onto: id)
      return true
    } hover: { [weak self] isOver in
      self?.view.setClass("chosen", isOver)
    }
  }

  func show(_ state: State) {
    guard state != self.state else { return }
    self.state = state
    let words = page.words
    name.text = state.photo.source.path.lossyName
    name.tooltip = state.photo.source.path.lossyText
    badge.isVisible = state.isShown || state.isPinned
    badge.text = state.isPinned ? words.pinned : words.showingNow
    why.isVisible = state.trouble != nil
    reason.text = state.trouble ?? ""
    menu.icon("view-more-symbolic", name: words.photoMenu(state.photo.source.path.lossyName))
    menu.menu = actions(state)
  }

  /// The tile as it is heard.
  func spoken(_ state: State) -> String {
    let words = page.words
    var notes: [String] = []
    if state.isPinned { notes.append(words.pinned) }
    if state.isShown { notes.append(words.showingNow) }
    if let trouble = state.trouble { notes.append(trouble) }
    return words.spokenPhoto(
      state.photo.source.path.lossyName, place: state.place + 1, count: state.count, notes: notes)
  }

  func openMenu() { menu.popup() }

  private func draw() {
    guard drawing == nil else { return }
    let painter = page.painter
    drawing = Task { [weak self] in
      guard let self else { return }
      let side = Self.side * max(1, picture.scaleFactor)
      picture.pixels = await painter.thumb(of: id, size: PixelSize(width: side, height: side))
    }
  }

  private func actions(_ state: State) -> Menu {
    let words = page.words
    let photos = widget.photos
    let id = id
    return Menu(sections: [
      [
        Menu.Item(words.editCrop, action: { [weak page] in page?.open(id, .crop) }),
        Menu.Item(words.editLook, action: { [weak page] in page?.open(id, .look) }),
      ],
      [
        state.isPinned
          ? Menu.Item(words.unpinPhoto, action: { photos.pin(nil) })
          : Menu.Item(words.pinPhoto, action: { photos.pin(id) }),
        Menu.Item(
          words.moveEarlier, action: { photos.move(id, to: state.place - 1) },
          isEnabled: state.place > 0),
        Menu.Item(
          words.moveLater, action: { photos.move(id, to: state.place + 1) },
          isEnabled: state.place + 1 < state.count),
      ],
      [
        Menu.Item(
          words.showInFiles, action: { [weak page] in page?.showInFiles(state.photo) }),
        Menu.Item(words.removePhoto, action: { photos.remove([id]) }),
      ],
    ])
  }
}
