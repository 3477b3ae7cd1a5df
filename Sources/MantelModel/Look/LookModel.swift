import MantelCore
import MantelImaging
import MantelStore
import Observation

/// How photos are dressed: the selected one, or all of the widget.
@Observable
public final class LookModel {
  /// Whose look is edited.
  public enum Scope: Equatable, Sendable {
    case photo, widget
  }

  /// Whose look is edited.
  public var scope = Scope.widget
  /// The selected photo through every filter, in the order of `filters`; empty until it is drawn.
  public private(set) var strip: [PixelBuffer] = []

  @ObservationIgnored private unowned let widget: WidgetModel
  @ObservationIgnored private var drawing: Task<Void, Never>?
  @ObservationIgnored private var drawn: PhotoIdentifier?

  init(_ widget: WidgetModel) {
    self.widget = widget
    photoChanged()
  }

  /// Another photo is selected: one with a look of its own is about that, or nothing of what is changed would be seen.
  func photoChanged() {
    let scope: Scope = isOwn ? .photo : .widget
    if scope != self.scope { self.scope = scope }
  }

  /// No filter, and the ten.
  public static let filters = PhotoFilter.allCases

  /// What holds for the selected photo, or for the widget's photos in general.
  public var look: Look { settings.look }

  /// The own text of a caption.
  public var text: String { settings.text ?? "" }

  /// Whether the caption is to be a date, and the selected photo does not say when it was taken.
  public var lacksDate: Bool {
    guard let entry = widget.photo else { return false }
    let caption = widget.document.look(of: entry).caption
    let services = widget.services
    guard caption == .date || caption == .ago,
      let photo = try? services.photos.document(of: entry.photo)
    else { return false }
    return widget.caption(of: entry, photo) == nil
  }

  private var settings: LookSettings {
    let own = widget.document.look ?? LookSettings()
    guard scope == .photo, let photo = widget.photo else { return own }
    return widget.document.lookSettings(of: photo)
  }

  /// Whether the selected photo is dressed in its own way.
  public var isOwn: Bool { !(widget.photo?.look ?? LookSettings()).isEmpty }

  /// The colours that the mats have on the selected photo, those from the photo among them.
  public func color(of mat: Mat) -> SRGBColor {
    let photo = widget.selected.flatMap { try? widget.services.photos.document(of: $0) }
    let average = photo.map { SRGBColor($0.averageColor) } ?? SRGBColor(gray: 0.5)
    let look = widget.photo.map { widget.document.look(of: $0) } ?? Look()
    return mat.color(
      average: average, accent: photo?.accentColor.map { SRGBColor($0) } ?? average,
      filter: look.filter, intensity: look.intensity)
  }

  // MARK: Choosing

  /// Another filter.
  public func setFilter(_ filter: PhotoFilter) { edit { $0.filter = filter } }

  /// How much of the filter, 0…1; for a slider that is moved.
  public func setIntensity(_ intensity: Double) {
    sketch(.look) { $0.intensity = min(max(intensity, 0), 1) }
  }

  /// Another frame. Smart frame's crops follow it.
  public func setFrame(_ frame: PhotoFrame) { edit { $0.frame = frame } }

  /// Another mat.
  public func setMat(_ mat: Mat) { edit { $0.mat = mat } }

  /// Another kind of caption.
  public func setCaption(_ caption: CaptionKind) { edit(.caption) { $0.caption = caption } }

  /// The own text of a caption, while it is being typed. It is seen as soon as there is some.
  public func setText(_ text: String) {
    sketch(.caption) { settings in
      settings.text = String(text.prefix(LookSettings.maximumTextLength))
      if settings.caption != .text { settings.caption = .text }
    }
  }

  /// Another font.
  public func setFont(_ font: FontRole) { edit(.caption) { $0.font = font } }

  /// Whether the whole photo is shown over its own glow.
  public func setFits(_ fits: Bool) { edit { $0.fit = fits } }

  /// Lets the selected photo be dressed as the widget is, or the widget as it was at first.
  public func reset() {
    widget.edit(.look) { document in
      let before = document
      if self.scope == .photo {
        self.withPhoto(in: &document) { $0.look = nil }
      } else {
        document.look = nil
      }
      document.followFrames(from: before, photos: self.widget.services.photos)
    }
  }

  private func edit(_ name: EditName = .look, _ change: (inout LookSettings) -> Void) {
    widget.edit(name) { self.change(&$0, change) }
  }

  private func sketch(_ name: EditName, _ change: (inout LookSettings) -> Void) {
    widget.sketch(name) { self.change(&$0, change) }
  }

  private func change(_ document: inout WidgetDocument, _ change: (inout LookSettings) -> Void) {
    let before = document
    if scope == .photo {
      withPhoto(in: &document) { entry in
        var settings = entry.look ?? LookSettings()
        change(&settings)
        entry.look = settings.isEmpty ? nil : settings
      }
    } else {
      var settings = document.look ?? LookSettings()
      change(&settings)
      document.look = settings.isEmpty ? nil : settings
    }
    document.followFrames(from: before, photos: widget.services.photos)
  }

  private func withPhoto(in document: inout WidgetDocument, _ change: (inout WidgetPhoto) -> Void) {
    guard let index = document.photos.firstIndex(where: { $0.photo == widget.selected }) else {
      return
    }
    change(&document.photos[index])
  }

  // MARK: The strip

  /// Draws the selected photo through every filter, in squares of `side` pixels.
  public func drawStrip(side: Int) {
    guard drawn != widget.selected || strip.isEmpty, let photo = widget.selected else { return }
    drawing?.cancel()
    drawn = photo
    let painter = widget.services.painter
    drawing = Task { [weak self, widget] in
      let size = PixelSize(width: side, height: side)
      let thumb = await painter.thumb(of: photo, size: size)
      let strip =
        if let thumb { await painter.strip(of: thumb, Self.filters) } else { [PixelBuffer]() }
      guard let self, !Task.isCancelled, widget.selected == photo else { return }
      if !(strip.isEmpty && self.strip.isEmpty) { self.strip = strip }
    }
  }
}
