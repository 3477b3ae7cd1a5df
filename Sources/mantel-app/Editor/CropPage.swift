import AdwaitaEngine
import MantelCore
import MantelImaging
import MantelModel
import MantelStore
import MantelSystem
import MantelWords

/// The photo large with the window of a shape on it, and the three shapes beside it.
final class CropPage {
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
  private let stage = PictureArea(contentMode: .exact)
  private let previews: ShapePreviews
  private let zoom = Slider(range: CropState.zooms, step: 0.1, page: 0.5)
  private let zoomText = Label(style: .numeric, alignment: .end)
  private let scopes: (shared: ToggleButton, own: ToggleButton)
  private let smart: Button
  private let reset: Button
  private let fits = Box(.vertical, spacing: 12)
  private let chooser: PhotoChooser
  private var layout = StageLayout(size: PixelSize(width: 1, height: 1), aspect: 1)
  private var isDue = false
  private var watching: [Observing] = []

  init(_ widget: WidgetModel, _ window: MainWindow) {
    self.widget = widget
    self.window = window
    let words = window.words
    previews = ShapePreviews(widget, words)
    chooser = PhotoChooser(widget, words)
    scopes = (
      ToggleButton(label: words.cropForAllShapes, isOn: true),
      ToggleButton(label: words.cropForThisShape)
    )
    smart = Button(label: words.smartFrame)
    reset = Button(label: words.resetCrop)
    build(words)
    connect()
    watching = [Observing { [weak self] in self?.update() }]
  }

  private func build(_ words: Words) {
    stage.addClass("stage")
    stage.cornerRadius = 12
    stage.isFocusable = true
    stage.expandsHorizontally = true
    stage.expandsVertically = true
    stage.minimumSize(width: 240, height: 200)
    stage.setCursor("grab")
    stage.accessibleDescription = words.stageKeys
    stage.tooltip = words.stageKeys

    let note = Label(words.fitsExplained, wraps: true, alignment: .center)
    let fill = Button(label: words.fillInstead, style: .pill)
    fill.halign = .center
    fill.onClick { [weak self] in self?.widget.look.setFits(false) }
    fits.append(note, fill)
    fits.halign = .center
    fits.valign = .center
    fits.addClass("card")
    fits.setMargins(24)
    for child in [note as View, fill] { child.setMargins(12) }
    let overlay = Overlay(stage)
    overlay.addOverlay(fits)

    zoom.expandsHorizontally = true
    zoom.accessibleName = words.zoom
    for mark in [1.0, 2, 3, 4, 5] { zoom.addMark(mark, "\(Int(mark))×") }
    zoomText.minimumSize(width: 48)
    let zoomRow = Box(.horizontal, spacing: 12, [Label(words.zoom), zoom, zoomText])

    scopes.own.group(with: scopes.shared)
    let scope = Box(.horizontal, [scopes.shared, scopes.own])
    scope.addClass("linked")
    scope.accessibleName = words.cropScope
    scope.halign = .center
    let framing = Box(.horizontal, spacing: 12, [smart, reset])
    framing.halign = .center
    let buttons = FoldingBox(spacing: 12, [scope, framing])
    let left = Box(.vertical, spacing: 12, [overlay, zoomRow, buttons])
    left.expandsHorizontally = true
    let scroller = Scroller(previews.view, horizontal: true)
    scroller.propagatesNaturalWidth = true
    let columns = Box(.horizontal, spacing: 24, [left, scroller])
    columns.expandsVertically = true
    let page = Box(.vertical, spacing: 12, [chooser.view, columns])
    page.setMargins(18)
    page.onResize { [weak self] width, _, _ in
      // On a narrow window the shape's picture is the stage itself.
      scroller.isVisible = width >= 620
      self?.due()
    }
    view.add(page, name: "crop")
    view.add(
      StatusPage(
        icon: "image-x-generic-symbolic", title: words.noPhotoYet,
        description: words.addPhotosFirst),
      name: "empty")
  }

  private func connect() {
    let hand = CropHand(widget, on: stage) { [weak self] in
      guard let self else { return (.large, 0, 0, PointSize(width: 1, height: 1)) }
      let scale = Double(max(1, stage.scaleFactor))
      let window = layout.window
      return (
        widget.shape, Double(window.x) / scale, Double(window.y) / scale,
        PointSize(width: Double(window.width) / scale, height: Double(window.height) / scale)
      )
    }
    hand.connect()
    stage.onResize { [weak self] _, _, _ in self?.due() }
    stage.onKey { [weak self] key in self?.hear(key) ?? false }
    stage.onClick { [weak self] _ in _ = self?.stage.grabFocus() }
    zoom.onChange { [weak self] in self?.widget.crop.setZoom($0) }
    zoom.onRelease { [weak self] in self?.widget.commit() }
    scopes.shared.onToggle { [weak self] isOn in
      if isOn { self?.widget.crop.scope = .shared }
    }
    scopes.own.onToggle { [weak self] isOn in
      if isOn { self?.widget.crop.scope = .ownShape }
    }
    smart.onClick { [weak self] in self?.widget.crop.smartFrame() }
    reset.onClick { [weak self] in self?.widget.crop.reset() }
  }

  private func hear(_ key: Key) -> Bool {
    guard !key.isControl, !key.isAlt else { return false }
    let crop = widget.crop
    switch key.name {
    case "Left", "KP_Left": crop.nudge(.left, isStride: key.isShift)
    case "Right", "KP_Right": crop.nudge(.right, isStride: key.isShift)
    case "Up", "KP_Up": crop.nudge(.up, isStride: key.isShift)
    case "Down", "KP_Down": crop.nudge(.down, isStride: key.isShift)
    case "plus", "KP_Add", "equal": crop.zoomByKey(closer: true)
    case "minus", "KP_Subtract": crop.zoomByKey(closer: false)
    case "0", "KP_0": crop.reset()
    default: return false
    }
    return true
  }

  /// What the models say, but for the pictures.
  private func update() {
    let words = window.words
    let name = widget.document.photos.isEmpty ? "empty" : "crop"
    if view.visibleName != name { view.visibleName = name }
    guard let photo = widget.photo else { return }
    let crop = widget.crop
    zoom.value = crop.zoom
    zoomText.text = words.factor(crop.zoom)
    scopes.shared.isOn = crop.scope == .shared
    scopes.own.isOn = crop.scope == .ownShape
    smart.isSensitive = !crop.isSmart
    fits.isVisible = widget.document.look(of: photo).fits
    stage.guides = PictureArea.Guides(
      vertical: crop.guides.vertical, horizontal: crop.guides.horizontal)
    stage.accessibleName = words.spokenStage(words.photoName(photo), shape: widget.shape)
    _ = crop.rectangle(widget.shape)
    _ = widget.canvas.version
    due()
  }

  /// Brings the keyboard to the photo.
  func takeKeyboard() { stage.grabFocus() }

  /// Draws in the colours that the desktop has now.
  func redraw() { due() }

  /// Draws at the next frame, once, however much has changed by then.
  private func due() {
    guard isShown, !isDue else { return }
    isDue = true
    stage.onTick { [weak self] _ in
      guard let self else { return false }
      isDue = false
      draw()
      return false
    }
  }

  private func draw() {
    let start = Clock.monotonicNanoseconds
    defer { window.report.frame(Clock.monotonicNanoseconds - start) }
    widget.canvas.load(unlessLoaded: true)
    let scale = max(1, stage.scaleFactor)
    let size = PixelSize(width: max(1, stage.width * scale), height: max(1, stage.height * scale))
    let frame = widget.photo.map { widget.document.look(of: $0).frame } ?? .fullBleed
    layout = StageLayout(
      size: size, aspect: frame.window(in: widget.shape.points).size.aspect)
    stage.pixels = widget.canvas.stage(
      layout, beyond: SRGBColor(gray: Appearance.isDark ? 0.19 : 0.9))
    previews.draw()
  }
}
