import AdwaitaEngine
import MantelCore
import MantelImaging
import MantelModel
import MantelStore
import MantelSystem
import MantelWords

/// A widget's photos: adding, ordering, removing, and what is wrong with which.
final class PhotosPage {
  let view = Stack()
  private let widget: WidgetModel
  private unowned let window: MainWindow
  private let tiles = FlowBox(selection: .single, minimumPerLine: 1, maximumPerLine: 12, spacing: 6)
  private var shown: [PhotoTile] = []
  private let progress: ImportBar
  private let followed: FollowedFolders
  private var watching: [Observing] = []

  init(_ widget: WidgetModel, _ window: MainWindow) {
    self.widget = widget
    self.window = window
    progress = ImportBar(widget, window.words)
    followed = FollowedFolders(widget, window)
    build(window.words)
    watching = [Observing { [weak self] in self?.update() }]
  }

  private func build(_ words: Words) {
    tiles.activatesOnSingleClick = false
    tiles.halign = .fill
    tiles.valign = .start
    tiles.isHomogeneous = true
    tiles.setMargins(12)
    tiles.onActivate { [weak self] index in self?.crop(index) }
    tiles.onKey { [weak self] key in self?.hear(key) ?? false }
    let scroller = Scroller(Box(.vertical, [tiles, followed.view]))
    scroller.expandsVertically = true
    let page = Box(.vertical, [progress.view, scroller, buttons(words)])
    view.add(page, name: "photos")

    let empty = StatusPage(
      icon: "image-x-generic-symbolic", title: words.emptyWidgetTitle,
      description: words.emptyWidgetDetail, child: emptyButtons(words))
    view.add(empty, name: "empty")
  }

  private func buttons(_ words: Words) -> View {
    let add = Button(label: words.addPhotos, style: .suggested)
    add.onClick { [weak self] in self?.choose() }
    let folder = Button(label: words.addFolder)
    folder.onClick { [weak self] in self?.chooseFolder() }
    let follow = Button(label: words.followFolder)
    follow.tooltip = words.followExplained
    follow.onClick { [weak self] in self?.followed.choose() }
    let row = FoldingBox(spacing: 8, [add, folder, follow])
    row.setMargins(10)
    return row
  }

  private func emptyButtons(_ words: Words) -> View {
    let add = Button(label: words.addPhotos, style: [.suggested, .pill])
    add.onClick { [weak self] in self?.choose() }
    let folder = Button(label: words.addFolder, style: .pill)
    folder.onClick { [weak self] in self?.chooseFolder() }
    let follow = Button(label: words.followFolder, style: .pill)
    follow.tooltip = words.followExplained
    follow.onClick { [weak self] in self?.followed.choose() }
    let column = Box(.vertical, spacing: 12, [add, folder, follow])
    column.halign = .center
    return column
  }

  private func choose() {
    window.choosePhotos { [weak self] in self?.widget.photos.add($0) }
  }

  private func chooseFolder() {
    FileDialog.chooseFolder(parent: window.window, title: window.words.addPhotosTitle) {
      [weak self] in
      self?.widget.photos.add($0.compactMap { FilePath(fileAddress: $0) })
    }
  }

  private func update() {
    let photos = widget.photos.photos
    let isEmpty =
      photos.isEmpty && widget.photos.importing == nil && widget.photos.follows.isEmpty
    let name = isEmpty ? "empty" : "photos"
    if view.visibleName != name { view.visibleName = name }
    if photos.map(\.photo) != shown.map(\.id) { rebuild(photos) }
    let now = widget.photos.shown
    for (index, tile) in shown.enumerated() {
      let state = PhotoTile.State(
        photo: photos[index], place: index, count: photos.count, isShown: now == tile.id,
        isPinned: widget.document.pinned == tile.id, trouble: widget.photos.troubles[tile.id])
      tile.show(state)
      tiles.setAccessibleName(tile.spoken(state), at: index)
    }
  }

  private func rebuild(_ photos: [WidgetPhoto]) {
    let known = Dictionary(shown.map { ($0.id, $0) }) { first, _ in first }
    let selected = tiles.selectedIndex.flatMap { shown.indices.contains($0) ? shown[$0].id : nil }
    let place = tiles.selectedIndex ?? 0
    let hadKeyboard = tiles.holdsKeyboard
    for tile in shown { tiles.remove(tile.view) }
    let staying = Set(photos.map(\.photo))
    for tile in shown where !staying.contains(tile.id) { tile.view.discard() }
    shown = photos.map { known[$0.photo] ?? PhotoTile($0.photo, widget, self) }
    for tile in shown { tiles.append(tile.view) }
    guard let selected, !shown.isEmpty else { return }
    let index = shown.firstIndex { $0.id == selected } ?? min(place, shown.count - 1)
    tiles.selectedIndex = index
    if hadKeyboard { tiles.focus(at: index) }
  }

  private func hear(_ key: Key) -> Bool {
    guard let index = tiles.selectedIndex, shown.indices.contains(index) else { return false }
    let photo = shown[index].id
    switch key.name {
    case "Delete", "KP_Delete": widget.photos.remove([photo])
    case "Left" where key.isControl: widget.photos.move(photo, to: index - 1)
    case "Right" where key.isControl: widget.photos.move(photo, to: index + 1)
    case "Menu": shown[index].openMenu()
    case "F10" where key.isShift: shown[index].openMenu()
    default: return false
    }
    return true
  }

  private func crop(_ index: Int) {
    guard shown.indices.contains(index) else { return }
    open(shown[index].id, .crop)
  }

  // MARK: What tiles do

  var words: Words { window.words }
  var painter: PreviewPainter { window.app.services.painter }

  func open(_ photo: PhotoIdentifier, _ page: EditorPage.Page) {
    widget.select(photo)
    window.showEditor(page)
  }

  func showInFiles(_ photo: WidgetPhoto) {
    AdwaitaEngine.showInFiles([photo.source.path.fileAddress], parent: window.window)
  }
}
