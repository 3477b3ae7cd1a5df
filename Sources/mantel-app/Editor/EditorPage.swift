import AdwaitaEngine
import MantelModel
import MantelStore
import MantelWords

/// One widget: its photos, their crop and look, its schedule.
final class EditorPage {
  /// The pages.
  enum Page: String {
    case photos, crop, look, schedule
  }

  let view = Box(.vertical)
  let widget: WidgetModel
  private unowned let window: MainWindow
  private let stack = ViewStack()
  private let name = Label(style: .heading)
  private let title: Button
  private let rendering = Box(.horizontal, spacing: 6)
  private let bar: ViewSwitcherBar
  private let photos: PhotosPage
  private let crop: CropPage
  private let look: LookPage
  private let schedule: SchedulePage
  private var watching: [Observing] = []

  init(_ widget: WidgetModel, _ window: MainWindow) {
    self.widget = widget
    self.window = window
    let words = window.words
    photos = PhotosPage(widget, window)
    crop = CropPage(widget, window)
    look = LookPage(widget, window)
    schedule = SchedulePage(widget, window)
    bar = ViewSwitcherBar(stack)
    name.ellipsizes = true
    name.maxWidthCharacters = 24
    title = Button(child: name, style: .flat)
    title.name(words.renameWidget)
    let pages: [(Page, View, String, String)] = [
      (.photos, photos.view, words.photosPage, "image-x-generic-symbolic"),
      (.crop, crop.view, words.cropPage, "zoom-fit-best-symbolic"),
      (.look, look.view, words.lookPage, "applications-graphics-symbolic"),
      (.schedule, schedule.view, words.schedulePage, "x-office-calendar-symbolic"),
    ]
    for (page, view, title, icon) in pages {
      stack.add(view, name: page.rawValue, title: title, icon: icon)
    }
    stack.expandsVertically = true
    stack.onChange { [weak self] name in self?.turn(to: Page(rawValue: name) ?? .photos) }

    let header = HeaderBar()
    let back = Button(icon: "go-previous-symbolic", name: words.backToGallery)
    back.onClick { [weak window] in window?.goBack() }
    header.packStart(back)
    title.onClick { [weak self] in self?.rename() }
    header.packStart(title)
    let undo = window.undoButtons()
    header.packStart(undo.view)
    let switcher = ViewSwitcher(stack)
    header.titleView = switcher
    header.packEnd(window.menu(placing: widget))
    let place = Button(icon: "video-display-symbolic", name: words.putOnDesktop)
    place.onClick { [weak self] in
      guard let self else { return }
      self.window.place(self.widget.id, shape: self.widget.shape)
    }
    header.packEnd(place)
    switcher.onFit { [weak self] fits in
      guard let self else { return }
      bar.isRevealed = !fits
      // A narrow header has no room for what can be done elsewhere too.
      title.isVisible = fits
      place.isVisible = fits
    }
    rendering.append(Spinner(), Label(words.renderingNow, style: .dim))
    rendering.halign = .end
    rendering.valign = .end
    rendering.setMargins(12)
    rendering.addClass("badge")
    let overlay = Overlay(stack)
    overlay.addOverlay(rendering)
    overlay.expandsVertically = true
    view.append(header, overlay, bar)
    watching = [
      undo.watching,
      Observing { [weak self] in
        guard let self else { return }
        name.text = self.widget.document.name
        switcher.title = self.widget.document.name
        place.isSensitive = !self.widget.document.photos.isEmpty
        rendering.isVisible = self.window.app.renders.states[self.widget.id] == .rendering
      },
    ]
    turn(to: .photos)
  }

  /// Shows a page.
  func show(_ page: Page) {
    guard stack.visibleName != page.rawValue else { return }
    stack.visibleName = page.rawValue
    turn(to: page)
    // Whoever came by a key goes on by keys.
    if page == .crop { crop.takeKeyboard() }
  }

  /// Draws in the colours that the desktop has now.
  func redraw() { crop.redraw() }

  /// Asks for another name.
  func rename() { RenameDialog.present(widget.id, window) }

  private func turn(to page: Page) {
    widget.commit()
    crop.isShown = page == .crop
    look.isShown = page == .look
    if page == .photos { widget.photos.diagnose() }
    if page == .schedule { widget.schedule.refresh() }
  }
}
