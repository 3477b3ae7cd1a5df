import AdwaitaEngine
import MantelCore
import MantelImaging
import MantelModel
import MantelStore
import MantelWords

/// How photos are dressed: filter, frame, mat, caption.
final class LookPage {
  let view = Stack()
  /// Whether the page is to be seen; only then it draws.
  var isShown = false {
    didSet {
      guard isShown != oldValue else { return }
      if isShown { widget.canvas.load() }
      due()
    }
  }

  private let widget: WidgetModel
  private unowned let window: MainWindow
  private let previews: ShapePreviews
  private let chooser: PhotoChooser
  private let filters: FilterStrip
  private let frames: LookFrames
  private let captions: LookCaptions
  private let scopes: (widget: ToggleButton, photo: ToggleButton)
  private let reset: Button
  private var isDue = false
  private var watching: [Observing] = []

  init(_ widget: WidgetModel, _ window: MainWindow) {
    self.widget = widget
    self.window = window
    let words = window.words
    previews = ShapePreviews(widget, words)
    chooser = PhotoChooser(widget, words)
    filters = FilterStrip(widget, words)
    frames = LookFrames(widget, words)
    captions = LookCaptions(widget, words)
    scopes = (
      ToggleButton(label: words.lookForWidget, isOn: true), ToggleButton(label: words.lookForPhoto)
    )
    reset = Button(label: words.resetLook)
    build(words)
    watching = [Observing { [weak self] in self?.update() }]
  }

  private func build(_ words: Words) {
    scopes.photo.group(with: scopes.widget)
    let scope = Box(.horizontal, [scopes.widget, scopes.photo])
    scope.addClass("linked")
    scope.accessibleName = words.lookScope
    scopes.widget.onToggle { [weak self] in if $0 { self?.widget.look.scope = .widget } }
    scopes.photo.onToggle { [weak self] in if $0 { self?.widget.look.scope = .photo } }
    reset.onClick { [weak self] in self?.widget.look.reset() }
    let top = FoldingBox(spacing: 12, [scope, reset])

    let settings = ClampedPage(maximum: 620, spacing: 18)
    settings.append(top, filters.view, frames.view, captions.view)
    settings.expandsHorizontally = true

    let compare = Button(label: words.holdToCompare, style: .pill)
    compare.halign = .center
    compare.onHold { [weak self] in
      self?.widget.canvas.isComparing = true
    } end: { [weak self] in
      self?.widget.canvas.isComparing = false
    }
    compare.onKey { [weak self] key in
      guard key.name == "space" || key.name == "Return", let canvas = self?.widget.canvas else {
        return false
      }
      // Keys are not held: one stroke shows it, the next one goes back.
      canvas.isComparing.toggle()
      return true
    }
    compare.onFocus { [weak self] in
      self?.widget.canvas.isComparing = false
    }
    let side = Box(.vertical, spacing: 18, [previews.view, compare])
    side.setMargins(top: 0, bottom: 18, start: 0, end: 18)
    let scroller = Scroller(side, horizontal: true)
    scroller.propagatesNaturalHeight = true
    scroller.propagatesNaturalWidth = true
    let columns = Box(.horizontal, spacing: 24, [settings, scroller])
    columns.expandsVertically = true
    chooser.view.setMargins(top: 18, bottom: 12, start: 18, end: 18)
    let page = Box(.vertical, [chooser.view, columns])
    page.onResize { [weak self] width, _, _ in
      guard let self, previews.isCompact != (width < 620) else { return }
      // On a narrow window the shape that is edited stands below, alone.
      previews.isCompact.toggle()
      compare.isVisible = !previews.isCompact
      columns.orientation = previews.isCompact ? .vertical : .horizontal
      columns.spacing = previews.isCompact ? 6 : 24
    }
    view.add(page, name: "look")
    view.add(
      StatusPage(
        icon: "image-x-generic-symbolic", title: words.noPhotoYet,
        description: words.addPhotosFirst),
      name: "empty")
  }

  private func update() {
    let name = widget.document.photos.isEmpty ? "empty" : "look"
    if view.visibleName != name { view.visibleName = name }
    let words = window.words
    let look = widget.look
    scopes.widget.isOn = look.scope == .widget
    scopes.photo.isOn = look.scope == .photo
    reset.label = look.scope == .photo ? words.useWidgetLook : words.resetLook
    reset.isSensitive = look.scope == .photo ? look.isOwn : widget.document.look != nil
    _ = widget.canvas.version
    _ = widget.document
    _ = widget.selected
    _ = widget.crop.rectangle(widget.shape)
    due()
  }

  private func due() {
    guard isShown, !isDue else { return }
    isDue = true
    view.onTick { [weak self] _ in
      guard let self else { return false }
      isDue = false
      widget.canvas.load(unlessLoaded: true)
      filters.draw()
      previews.draw()
      return false
    }
  }
}
