import MantelCore
import MantelImaging
import MantelStore
import MantelWords
import Observation

/// A widget that is open: its document as it is now on screen, and the pages about it.
@Observable
public final class WidgetModel {
  /// Which widget.
  public let id: WidgetIdentifier
  /// The document, with whatever a hand is just changing.
  public private(set) var document: WidgetDocument
  /// The photo that crop and look are about; nil in a widget without photos.
  public private(set) var selected: PhotoIdentifier?
  /// The shape that the editor is about.
  public var shape = WidgetShape.large

  /// The page of photos.
  @ObservationIgnored public private(set) lazy var photos = PhotosModel(self)
  /// The page of the crop.
  @ObservationIgnored public private(set) lazy var crop = CropModel(self)
  /// Draws the selected photo.
  @ObservationIgnored public private(set) lazy var canvas = EditorCanvas(self)
  /// The page of the look.
  @ObservationIgnored public private(set) lazy var look = LookModel(self)
  /// The page of the schedule.
  @ObservationIgnored public private(set) lazy var schedule = ScheduleModel(self)

  @ObservationIgnored unowned let app: AppModel
  /// The document as it is in the folder.
  @ObservationIgnored private var stored: WidgetDocument
  /// What is being changed by a hand and not in the folder yet.
  @ObservationIgnored private var draftName: EditName?
  @ObservationIgnored private var draftWaits: Task<Void, Never>?

  init(_ document: WidgetDocument, in app: AppModel) {
    id = document.id
    self.document = document
    self.app = app
    stored = document
    let shown = try? app.services.widgets.shown(document, shape: .large, at: app.services.now())
    selected = shown?.photo.photo ?? document.photos.first?.photo
  }

  var services: AppServices { app.services }

  /// The selected photo as the widget has it.
  public var photo: WidgetPhoto? {
    document.photos.first { $0.photo == selected }
  }

  /// What stands on a photo now; nil for nothing.
  func caption(of entry: WidgetPhoto, _ photo: PhotoDocument) -> Caption? {
    let captions = PhotoCaptions(
      [photo.id: photo], of: document, services.words, dates: services.dates)
    return captions[entry, services.now()]
  }

  /// Makes crop and look be about another photo.
  public func select(_ photo: PhotoIdentifier?) {
    commit()
    guard photo != selected, document.photos.contains(where: { $0.photo == photo }) else { return }
    app.history.endStep()
    crop.letGo()
    selected = photo
    look.photoChanged()
  }

  /// Goes on to the next photo of the list, or back.
  public func selectNext(by step: Int) {
    let photos = document.photos
    guard !photos.isEmpty else { return }
    let index = photos.firstIndex { $0.photo == selected } ?? 0
    let next = (index + step) % photos.count
    select(photos[next < 0 ? next + photos.count : next].photo)
  }

  /// Takes over the document as it is in the folder now. What a hand is just changing stays, unless the document is `replacing` it.
  func adopt(_ document: WidgetDocument, replacing: Bool = false) {
    if replacing { forgetDraft() }
    let change = WidgetChange(from: stored, to: self.document)
    stored = document
    var shown = document
    if draftName != nil {
      // A draft that no longer fits is lost to what is in the folder.
      try? change.apply(to: &shown, offset: 0, at: services.now())
      shown.anchor = document.anchor
    }
    show(shown)
  }

  /// Takes a document on screen. Where the selected photo has left, the one that has its place now is selected.
  private func show(_ document: WidgetDocument) {
    let before = selected
    let place = self.document.photos.firstIndex { $0.photo == selected } ?? 0
    if document != self.document { self.document = document }
    guard !document.photos.contains(where: { $0.photo == selected }) else { return }
    crop.letGo()
    selected = document.photos.dropFirst(place).first?.photo ?? document.photos.last?.photo
    if selected != before { look.photoChanged() }
  }

  // MARK: Edits

  /// Changes the widget at once.
  @discardableResult
  func edit(
    _ name: EditName, _ continuity: EditContinuity = .single,
    _ change: (inout WidgetDocument) -> Void
  ) -> Bool {
    if draftName != nil, draftName != name { commit() }
    var after = document
    change(&after)
    forgetDraft()
    let change = WidgetChange(from: stored, to: after)
    guard let result = app.edit(change, of: id, as: name, continuity) else {
      show(stored)
      return false
    }
    stored = result
    show(result)
    return true
  }

  /// Changes the widget on screen; it gets into the folder at `commit`, or after a pause.
  func sketch(_ name: EditName, _ change: (inout WidgetDocument) -> Void) {
    if let draftName, draftName != name { commit() }
    var after = document
    change(&after)
    guard after != document else { return }
    document = after
    draftName = name
    draftWaits?.cancel()
    let pause = services.pause
    draftWaits = Task { [weak self] in
      await pause.pause(milliseconds: RenderQueue.pauseMilliseconds)
      guard !Task.isCancelled else { return }
      self?.commit()
    }
  }

  /// Puts what a hand has changed into the folder.
  public func commit() {
    guard let name = draftName else { return }
    edit(name, .continuous) { _ in }
  }

  private func forgetDraft() {
    draftName = nil
    draftWaits?.cancel()
    draftWaits = nil
  }
}
