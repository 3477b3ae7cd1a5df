import AdwaitaEngine
import MantelCore
import MantelImaging
import MantelModel
import MantelStore
import MantelSystem
import MantelWords

/// A widget in the gallery: what it shows now, its name, its schedule, and what can be done with it.
final class GalleryCardView {
  let id: WidgetIdentifier
  let view = Box(.vertical, spacing: 8)
  private unowned let window: MainWindow
  private let picture = PictureArea(contentMode: .fill)
  private let badge = Label()
  private let name = Label(style: .heading)
  private let count = Label(style: .dim)
  private let schedule = Label(style: .dim)
  private let place: Button
  private let menu: MenuButton
  private var card: GalleryCard?
  private var drawing: Task<Void, Never>?
  private var drawn: CardPicture?

  /// How much smaller than on the desktop the picture is.
  private static let share = 0.62

  init(_ id: WidgetIdentifier, _ window: MainWindow) {
    self.id = id
    self.window = window
    let words = window.words
    place = Button(label: words.putOnDesktop, style: .pill)
    menu = MenuButton(icon: "view-more-symbolic", name: words.widgetMenu(""), menu: Menu([]))
    let shape = WidgetShape.large
    picture.cornerRadius = shape.cornerRadius * Self.share
    let size = (
      width: Int((shape.points.width * Self.share).rounded()),
      height: Int((shape.points.height * Self.share).rounded())
    )
    picture.naturalSize(width: size.width, height: size.height)
    let overlay = Overlay(picture)
    // Never larger than what is drawn for it.
    overlay.halign = .center
    badge.addClass("badge")
    badge.halign = .start
    badge.valign = .start
    badge.setMargins(10)
    overlay.addOverlay(badge)
    menu.isFlat = true
    menu.valign = .center
    name.ellipsizes = true
    // No label that wraps: a flow box measures each of its children at many widths.
    for label in [count, schedule] { label.ellipsizes = true }
    let texts = Box(.vertical, spacing: 2, [name, count, schedule])
    texts.expandsHorizontally = true
    let row = Box(.horizontal, spacing: 6, [texts, menu])
    // Nor is what stands below wider.
    view.append(
      overlay, Clamp(Box(.vertical, spacing: 8, [row, place]), maximum: size.width))
    view.addClass("tile")
    view.minimumSize(width: size.width)
    view.halign = .center
    place.onClick { [weak self] in
      guard let self else { return }
      self.window.place(self.id, shape: .large)
    }
    picture.onClick { [weak self] click in
      guard let self, click.count == 1 else { return }
      self.window.show(self.id)
    }
    picture.setCursor("pointer")
    view.onDropFiles { [weak self] addresses in
      guard let self else { return false }
      let files = addresses.compactMap { FilePath(fileAddress: $0) }
      self.window.show(self.id)
      self.window.app.open?.photos.add(files)
      return !files.isEmpty
    } hover: { [weak self] isOver in
      self?.view.setClass("drop-here", isOver)
    }
    picture.onMap { [weak self] in self?.draw() }
  }

  /// Shows what there is to say of the widget, and what it shows now.
  func show(_ card: GalleryCard) {
    if card != self.card {
      self.card = card
      let words = window.words
      name.text = card.name
      count.text = words.photos(card.photoCount)
      schedule.text = card.schedule
      schedule.tooltip = card.schedule
      badge.isVisible = card.isPlaced
      badge.text = card.isOnDesktop ? words.onDesktop : words.placedButHidden
      badge.setClass("accent", card.isOnDesktop)
      place.isVisible = !card.isPlaced
      place.isSensitive = card.photoCount > 0
      menu.icon("view-more-symbolic", name: words.widgetMenu(card.name))
      menu.menu = actions(card)
    }
    draw()
  }

  private func draw() {
    guard picture.isMapped else { return }
    drawing?.cancel()
    drawing = Task { [weak self] in
      guard let self else { return }
      let scale = Self.share * Double(picture.scaleFactor)
      let picture = await window.app.gallery.preview(id, shape: .large, scale: scale)
      guard !Task.isCancelled, picture != drawn else { return }
      let isFirst = drawn == nil
      drawn = picture
      self.picture.show(picture.pixels, fading: !isFirst)
      self.picture.accessibleName = picture.name
      self.picture.accessibleDescription = picture.description
      if isFirst { window.report.gallery() }
    }
  }

  private func actions(_ card: GalleryCard) -> Menu {
    let words = window.words
    func item(
      _ label: String, isEnabled: Bool = true, _ action: @escaping (GalleryCardView) -> Void
    ) -> Menu.Item {
      Menu.Item(
        label, action: { [weak self] in self.map(action) }, isEnabled: isEnabled)
    }
    let hasPhotos = card.photoCount > 0
    return Menu(sections: [
      [
        item(words.openWidget) { $0.window.show($0.id) },
        item(words.renameWidget) { RenameDialog.present($0.id, $0.window) },
        item(words.duplicateWidget) { $0.window.app.duplicate($0.id) },
      ],
      [
        item(words.putOnDesktopSmall, isEnabled: hasPhotos) {
          $0.window.place($0.id, shape: .small)
        },
        item(words.putOnDesktopMedium, isEnabled: hasPhotos) {
          $0.window.place($0.id, shape: .medium)
        },
        item(words.putOnDesktopLarge, isEnabled: hasPhotos) {
          $0.window.place($0.id, shape: .large)
        },
        item(words.takeOffDesktop, isEnabled: card.isPlaced) { $0.window.app.unplace($0.id) },
      ],
      [
        item(words.menuNext, isEnabled: card.photoCount > 1) { $0.window.app.next($0.id) },
        item(words.menuShuffle, isEnabled: card.photoCount > 1) { $0.window.app.shuffle($0.id) },
      ],
      [item(words.deleteWidget) { $0.window.app.deleteWidget($0.id) }],
    ])
  }
}
