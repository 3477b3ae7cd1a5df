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

    let bar = Box(.vertical, spacing: 12, [progress, progressText])
    progressText.halign = .center
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
    let open = window.app.open
    // The editor is not to be seen yet; the model is all that is needed.
    window.app.leaveOpenWidget()
    guard let open else { return }
    open.photos.add(files)
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
      .prefix(5).joined(separator: "\n")
    failures.isVisible = !notAdded.isEmpty
    guard !open.document.photos.isEmpty else {
      if let widget { window.app.deleteWidget(widget) }
      widget = nil
      stack.visibleName = "welcome"
      window.app.tell(
        notAdded.first.map { "\($0.name): \($0.sentence)" } ?? window.words.nothingToPaste)
      return window.startHasChanged()
    }
    stack.visibleName = "ready"
    Task { [weak self] in
      guard let self, let widget else { return }
      let scale = Double(max(1, picture.scaleFactor))
      let shown = await window.app.gallery.preview(widget, shape: .large, scale: scale)
      picture.show(shown.pixels, fading: false)
      picture.accessibleName = shown.name
    }
  }

  private func place() {
    guard let widget else { return }
    self.widget = nil
    window.place(widget, shape: .large)
    window.app.gallery.refresh()
    leave()
  }

  private func edit() {
    guard let widget else { return }
    self.widget = nil
    leave()
    window.show(widget)
    window.showEditor(.crop)
  }

  private func leave() {
    stack.visibleName = "welcome"
    window.startHasChanged()
  }
}
