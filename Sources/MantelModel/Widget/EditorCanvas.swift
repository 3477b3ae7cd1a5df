import MantelCore
import MantelImaging
import MantelStore
import MantelWords
import Observation

/// Draws the selected photo as crop and look have it now: at once while a hand moves it, and exactly as it will be rendered once it rests.
@Observable
public final class EditorCanvas {
  /// Rises whenever what is to be drawn has changed by itself: a photo was loaded, a filter is ready.
  public private(set) var version = 0
  /// Whether the photo as it was taken is shown, without its filter: while a hand asks for "before".
  public var isComparing = false { didSet { if isComparing != oldValue { refresh() } } }

  @ObservationIgnored private unowned let widget: WidgetModel
  @ObservationIgnored private let preview: LivePreview
  @ObservationIgnored private var tables = ColorTableCache()
  @ObservationIgnored private var photo: (id: PhotoIdentifier, document: PhotoDocument)?
  @ObservationIgnored private var pyramid: PhotoPyramid?
  /// The photo that was to be loaded last, and whether that failed.
  @ObservationIgnored private var wanted: PhotoIdentifier?
  @ObservationIgnored private var isUnreadable = false
  @ObservationIgnored private var filtered: (filter: PhotoFilter, intensity: Double, PhotoPyramid)?
  @ObservationIgnored private var loading: Task<Void, Never>?
  @ObservationIgnored private var filtering: Task<Void, Never>?
  @ObservationIgnored private var inks: [WidgetShape: CaptionInk] = [:]

  init(_ widget: WidgetModel) {
    self.widget = widget
    preview = LivePreview(captions: widget.services.captions)
  }

  /// Loads the selected photo where it is not there yet; `version` tells when it is. What is there is drawn again, and what could not be
  /// read is tried again, but not `unlessLoaded`.
  public func load(unlessLoaded: Bool = false) {
    if wanted == widget.selected, unlessLoaded || !isUnreadable {
      return unlessLoaded ? () : refresh()
    }
    (wanted, isUnreadable) = (widget.selected, false)
    loading?.cancel()
    (photo, pyramid, filtered, inks) = (nil, nil, nil, [:])
    version += 1
    guard let id = widget.selected else { return }
    guard let document = try? widget.services.photos.document(of: id) else {
      isUnreadable = true
      return
    }
    photo = (id, document)
    let painter = widget.services.painter
    loading = Task { [weak self, widget] in
      let pyramid = await painter.pyramid(of: id)
      guard let self, widget.selected == id, !Task.isCancelled, photo?.id == id else { return }
      self.pyramid = pyramid
      isUnreadable = pyramid == nil
      refresh()
    }
  }

  /// Returns once the photo is there.
  public func settle() async {
    await loading?.value
    await filtering?.value
  }

  /// Whether the photo can be drawn.
  public var isLoaded: Bool { pyramid != nil }

  /// Draws again, and runs the filter over the whole photo in the background.
  public func refresh() {
    version += 1
    let look = look
    guard let pyramid, look.filter != .none else { return }
    if let filtered, filtered.filter == look.filter, filtered.intensity == look.intensity { return }
    filtering?.cancel()
    let painter = widget.services.painter
    let pause = widget.services.pause
    filtering = Task { [weak self] in
      await pause.pause(milliseconds: 100)
      guard !Task.isCancelled else { return }
      let made = await painter.filtered(pyramid, look.filter, intensity: look.intensity)
      guard let self, !Task.isCancelled, self.pyramid === pyramid else { return }
      filtered = (look.filter, look.intensity, made)
      version += 1
    }
  }

  // MARK: Drawing

  /// What a shape shows now, at `scale` pixels a point; nil while the photo is not there.
  public func moving(_ shape: WidgetShape, scale: Double) -> PixelBuffer? {
    guard let pyramid, let photo, let entry = widget.photo else { return nil }
    let item = recipe(entry, photo.document, shape, scale)
    let (source, table) = source(pyramid)
    guard !item.look.fits else {
      return preview.still(self.pyramid?.photo ?? pyramid.photo, item, caption: caption(entry))?
        .picture
    }
    return preview.moving(
      source, table, rectangle: widget.crop.rectangle(shape), original: photo.document.original,
      item, caption: caption(entry), ink: inks[shape])
  }

  /// What a shape will show, to the pixel as the widget shows it; made in the background.
  public func still(_ shape: WidgetShape, scale: Double) async -> PixelBuffer? {
    guard let pyramid, let photo, let entry = widget.photo else { return nil }
    let recipe = recipe(entry, photo.document, shape, scale)
    let made = await widget.services.painter.still(pyramid, recipe, caption: caption(entry))
    guard let made, self.photo?.id == photo.id else { return nil }
    inks[shape] = made.ink
    return made.picture
  }

  /// The photo large, with the window of the shape that is edited in its middle; `beyond` is the colour around the photo.
  public func stage(_ layout: StageLayout, beyond: SRGBColor) -> PixelBuffer? {
    guard let pyramid, let photo else { return nil }
    let (source, table) = source(pyramid)
    return preview.stage(
      source, table, rectangle: widget.crop.rectangle(widget.shape),
      original: photo.document.original, window: layout.window, size: layout.size,
      beyond: beyond)
  }

  private var look: Look {
    var look = widget.photo.map { widget.document.look(of: $0) } ?? Look()
    if isComparing { look.filter = .none }
    return look
  }

  private func source(_ pyramid: PhotoPyramid) -> (PhotoPyramid, ColorTable?) {
    let look = look
    guard look.filter != .none else { return (pyramid, nil) }
    if let filtered, filtered.filter == look.filter, filtered.intensity == look.intensity {
      return (filtered.2, nil)
    }
    return (pyramid, tables.table(look.filter, intensity: look.intensity))
  }

  private func recipe(
    _ entry: WidgetPhoto, _ photo: PhotoDocument, _ shape: WidgetShape, _ scale: Double
  ) -> RenderRecipe {
    let target = RenderTarget(shape: shape, scale: scale)
    return RenderPlan.items(for: entry, photo, look: look, targets: [target])[0].recipe
  }

  private func caption(_ entry: WidgetPhoto) -> Caption? {
    photo.flatMap { widget.caption(of: entry, $0.document) }
  }
}

/// Where on a stage the window of a shape is: in its middle, as large as it can be with some of the photo to be seen around it.
public nonisolated struct StageLayout: Equatable, Sendable {
  /// The stage in pixels.
  public let size: PixelSize
  /// The window on it.
  public let window: PixelArea

  /// The share of the stage's sides that stays free on each side of the window.
  private static let margin = 0.09

  /// The layout of a window of `aspect`, width over height, on a stage.
  public init(size: PixelSize, aspect: Double) {
    self.size = size
    let room = (
      width: Double(size.width) * (1 - 2 * Self.margin),
      height: Double(size.height) * (1 - 2 * Self.margin)
    )
    let sound = aspect > 0 && aspect.isFinite ? aspect : 1
    let width = min(room.width, room.height * sound)
    let columns = max(1, Int(width.rounded()))
    let rows = max(1, Int((width / sound).rounded()))
    window = PixelArea(
      x: (size.width - columns) / 2, y: (size.height - rows) / 2, width: columns, height: rows)
  }
}
