import AdwaitaEngine
import MantelCore
import MantelModel
import MantelStore
import MantelSystem
import MantelWords

/// Greets who has no widget yet: choose photos, put them on the desktop.
final class StartPage {
  let view = Box(.vertical)
  private unowned let window: MainWindow
  private let stack = Stack()
  private let progress = ProgressBar()
  private let progressText = Label(style: .dim)
  private let picture = PictureArea(contentMode: .fill)
  private let failures = Label(style: .error, wraps: true)
  /// The widget that is being made; nil until photos were chosen.
  private var widget: WidgetIdentifier?
  private var watching: [Observing] = []

  /// Whether it has something to show, though there is a widget by now.
  var isBusy: Bool { widget != nil }

  init(_ window: MainWindow) {
    self.window = window
    let words = window.words
    let header = HeaderBar()
    header.packEnd(window.menu())

    let choose = Button(label: words.choosePhotos, style: [.pill, .suggested])
    choose.halign = .center
    choose.onClick { [weak self] in
      self?.window.choosePhotos { self?.begin($0) }
    }
    let others = Label(words.orDropPhotos, style: .dim, wraps: true, alignment: .center)
    let welcome = StatusPage(
      icon: AppProgram.identifier, title: words.startTitle, description: words.startDetail,
      child: Box(.vertical, spacing: 18, [choose, others]))

    let cancel = Button(label: words.cancel, style: .pill)
    cancel.halign = .center
    cancel.onClick { [weak self] in
      guard let self, let widget else { return }
      self.window.app.importing[widget]?.photos.cancelImport()
    }
    progressText.halign = .center
    let bar = Box(.vertical, spacing: 12, [progress, progressText, cancel])
    let reading = StatusPage(
      title: words.readingPhotos, child: Clamp(bar, maximum: 360))

    let shape = WidgetShape.large
    picture.cornerRadius = shape.cornerRadius
    picture.naturalSize(width: Int(shape.points.width), height: Int(shape.points.height))
    picture.halign = .center
    let put = Button(label: words.putOnDesktop, style: [.pill, .suggested])
    let frame = Button(label: words.frameFirst, style: .pill)
    put.onClick { [weak self] in self?.place() }
    frame.onClick { [weak self] in self?.edit() }
    let buttons = Box(.horizontal, spacing: 12, [frame, put])
    buttons.halign = .center
    failures.halign = .center
    let ready = StatusPage(
      title: words.readyTitle, description: words.readyDetail,
      child: Box(.vertical, spacing: 18, [picture, buttons, failures]))

    stack.add(welcome, name: "welcome")
    stack.add(reading, name: "reading")
    stack.add(Scroller(ready), name: "ready")
    stack.expandsVertically = true
    view.append(header, stack)
  }

  /// Makes a widget of these files.
  func begin(_ files: [FilePath]) {
    guard !files.isEmpty, let id = window.app.newWidget() else { return }
    widget = id
    stack.visibleName = "reading"
    window.app.open(id)
    guard let open = window.app.open else { return }
    open.photos.add(files)
    // The editor is not to be seen yet; the photos go on without it.
    window.app.close()
    watching = [Observing { [weak self] in self?.follow(open.photos) }]
    window.startHasChanged()
    Task { [weak self] in
      await open.photos.settle()
      self?.finish(open)
    }
  }

  private func follow(_ photos: PhotosModel) {
    guard let importing = photos.importing else { return }
    progress.fraction = importing.fraction
    progressText.text = window.words.addingPhotos(importing.done, of: importing.total)
  }

  private func finish(_ open: WidgetModel) {
    watching = []
    let notAdded = open.photos.importing?.failures ?? []
    failures.text = notAdded.map { $0.name.isEmpty ? $0.sentence : "\($0.name): \($0.sentence)" }
      .joined(separator: "\n")
    failures.isVisible = !notAdded.isEmpty
    guard !open.document.photos.isEmpty else {
      let wasCancelled = open.photos.importing?.wasCancelled ?? true
      if let widget { window.app.deleteWidget(widget) }
      if let first = notAdded.first {
        window.app.tell("\(first.name): \(first.sentence)")
      } else if !wasCancelled {
        window.app.tell(window.words.nothingToPaste)
      }
      return reset()
    }
    stack.visibleName = "ready"
    watching = [Observing { [weak self] in self?.stayOnlyWithWidget() }]
    Task { [weak self] in
      guard let self, let widget else { return }
      let scale = Double(max(1, picture.scaleFactor))
      let shown = await window.app.gallery.preview(widget, shape: .large, scale: scale)
      picture.show(shown.pixels, fading: false)
      picture.accessibleName = shown.name
    }
  }

  /// Undo, or another program, may take away what was made here.
  private func stayOnlyWithWidget() {
    guard let widget, !window.app.gallery.cards.contains(where: { $0.id == widget }) else { return }
    MainLoop.soon { [weak self] in
      if self?.widget == widget { self?.reset() }
    }
  }

  private func place() {
    guard let widget else { return }
    window.place(widget, shape: .large)
    reset()
  }

  private func edit() {
    guard let widget else { return }
    reset()
    window.show(widget)
    window.showEditor(.crop)
  }

  private func reset() {
    widget = nil
    watching = []
    stack.visibleName = "welcome"
    window.startHasChanged()
  }
}
