import MantelCore
import MantelImaging
import MantelStore
import MantelSystem
import MantelWords
import Observation

/// The app as a whole: its widgets, what was done, what is being rendered, and where one is.
///
/// Every edit goes through here, is in the shared folder before anything else happens, and can be undone.
@Observable
public final class AppModel {
  /// What every model works with.
  @ObservationIgnored public let services: AppServices
  /// All widgets.
  public let gallery: GalleryModel
  /// What was done.
  public let history = EditHistory()
  /// What is being rendered.
  public let renders: RenderQueue
  /// The folders that widgets follow.
  public let following: FollowingModel
  /// The widget that is open; nil in the gallery.
  public private(set) var open: WidgetModel?
  /// The widgets that photos are being added to, whether they are open or not.
  public private(set) var importing: [WidgetIdentifier: WidgetModel] = [:]
  /// What there is to tell; the shell shows it and sets it back to nil.
  public var message: AppMessage?

  /// An app over a shared folder.
  public init(_ services: AppServices) {
    self.services = services
    gallery = GalleryModel(services)
    renders = RenderQueue(
      rendering: services.rendering, pause: services.pause, now: services.now)
    following = FollowingModel(services)
    renders.onRendered = { [weak self] in self?.hasRendered($0, isNews: $1) }
    gallery.onChange = { [renders] in renders.note($0) }
    gallery.onFollows = { [following] in following.note($0) }
    following.onChange = { [weak self] widget in
      self?.renders.note(widget, soon: true)
      self?.folderChanged()
    }
  }

  /// The words of the product.
  public var words: Words { services.words }

  // MARK: Where one is

  /// Opens a widget; tells where that is not possible.
  public func open(_ widget: WidgetIdentifier) {
    attempt { () throws(StoreError) in
      let document = try services.widgets.load(widget)
      if open?.id == widget { return }
      open?.commit()
      let next = importing[widget] ?? WidgetModel(document, in: self)
      next.adopt(document)
      open = next
    }
  }

  /// Back to all widgets. What is on its way to the folder gets there first; photos that are being added go on.
  public func close() {
    open?.commit()
    open = nil
    gallery.refresh()
  }

  /// Photos begin to be added to a widget, or no longer are.
  func note(importing isImporting: Bool, into widget: WidgetModel) {
    importing[widget.id] = isImporting ? widget : nil
  }

  /// A widget is there no more.
  private func forget(_ widget: WidgetIdentifier) {
    importing[widget]?.photos.cancelImport()
    if open?.id == widget { open = nil }
  }

  /// The model of a widget that is open, or that photos are being added to.
  private func model(of widget: WidgetIdentifier) -> WidgetModel? {
    open?.id == widget ? open : importing[widget]
  }

  // MARK: Looking at the folder

  /// The folder has changed, by this program or another.
  public func folderChanged() {
    gallery.refresh()
    for model in importing.values where model !== open { look(at: model) }
    if let open { look(at: open) }
  }

  private func look(at model: WidgetModel) {
    do throws(StoreError) {
      model.adopt(try services.widgets.load(model.id))
    } catch {
      if case .widgetNotFound = error {
        forget(model.id)
        tell(words.widgetIsGone(model.document.name))
      }
    }
  }

  /// Brings all pictures up to date that were not made when the app was closed last, and looks through followed folders.
  public func renderWhatIsDue() {
    following.start()
    guard let widgets = try? services.widgets.loadAll().widgets else { return }
    for widget in widgets { renders.note(widget.id) }
  }

  private func hasRendered(_ widget: WidgetIdentifier, isNews: Bool) {
    let document = try? services.widgets.load(widget)
    // At the start all widgets are looked at, and mostly nothing is to be done.
    if isNews || document.map(gallery.knows) != true { gallery.refresh() }
    if let model = model(of: widget) {
      if let document { model.adopt(document) }
      model.photos.diagnose()
    }
  }

  // MARK: Edits

  /// Changes a widget, notes it for undo, and has its pictures made. Answers what the widget became; nil where that was not possible,
  /// which is told.
  @discardableResult
  func edit(
    _ change: WidgetChange, of widget: WidgetIdentifier, as name: EditName,
    _ continuity: EditContinuity = .single
  ) -> WidgetDocument? {
    guard !change.isEmpty else { return change.after }
    do throws(StoreError) {
      let moment = services.now()
      var done = change
      let document = try services.widgets.update(widget) { document, offset throws(StoreError) in
        done.before = document
        try change.apply(to: &document, offset: offset, at: moment)
      }
      done.after = document
      gallery.learn(document)
      // Another process may have done the same before.
      guard !WidgetChange(from: done.before, to: done.after).isEmpty else { return document }
      history.note(.widget(widget, done), as: name, continuity, at: moment.time)
      renders.note(widget)
      return document
    } catch {
      // A widget that is gone is told of once, for all that it was open for.
      if case .widgetNotFound = error, let model = model(of: widget) {
        look(at: model)
      } else {
        tell(words.explain(error))
      }
      return nil
    }
  }

  /// Takes back the newest step.
  public func undo() {
    open?.commit()
    guard let action = history.newestDone else { return }
    if let performed = perform(action.reversed) { history.takeBack(as: performed.reversed) }
  }

  /// Does the step again that was taken back last.
  public func redo() {
    open?.commit()
    guard let action = history.newestUndone else { return }
    if let performed = perform(action) { history.doAgain(as: performed) }
  }

  /// Does or takes back a step. Answers it as it has become, which is what the way back has to know; nil where it was not possible, which
  /// is told. A step of a widget that another process has deleted is never possible again, and is forgotten.
  private func perform(_ action: EditAction) -> EditAction? {
    defer { gallery.refresh() }
    do throws(StoreError) {
      switch action {
      case .widget(let widget, let change):
        try perform(change, of: widget)
        return action
      case .created(let saved):
        try restore(saved)
        return action
      case .deleted(let saved):
        return .deleted(try delete(saved.document.id))
      case .placements(let removed, let added):
        return try place(removing: Set(removed.map(\.id)), adding: added)
      }
    } catch {
      tell(words.explain(error))
      if case .widgetNotFound = error { history.forget(action) }
      return nil
    }
  }

  private func perform(_ change: WidgetChange, of widget: WidgetIdentifier) throws(StoreError) {
    let moment = services.now()
    let document = try services.widgets.update(widget) { document, offset throws(StoreError) in
      try change.apply(to: &document, offset: offset, at: moment)
    }
    gallery.learn(document)
    renders.note(widget)
    model(of: widget)?.adopt(document, replacing: true)
    let lacking = change.restored.subtracting(document.photos.map(\.photo)).count
    if lacking > 0 {
      tell(words.widgetHasNoRoom(lacking, limit: WidgetDocument.maximumPhotos))
    }
  }

  private func place(removing removed: Set<PlacementIdentifier>, adding added: [Placement])
    throws(StoreError) -> EditAction
  {
    var gone: [Placement] = []
    try services.desktop.update { placements in
      gone = placements.filter { removed.contains($0.id) }
      placements.removeAll { removed.contains($0.id) }
      let there = Set(placements.map(\.id))
      placements += added.filter { !there.contains($0.id) }
    }
    return .placements(removed: gone, added: added)
  }

  // MARK: Widgets

  /// Makes a new widget and opens it.
  @discardableResult
  public func newWidget(named name: String? = nil) -> WidgetIdentifier? {
    let document = WidgetDocument(
      id: .random(), created: Timestamp(unixSeconds: services.now().time),
      name: name ?? gallery.freeName(words.newWidgetName), every: .hour, start: .midnight,
      order: .shuffled)
    return create(SavedWidget(document: document, offset: 0, placements: []), as: .create)
  }

  /// Makes another widget like one that is there.
  @discardableResult
  public func duplicate(_ widget: WidgetIdentifier) -> WidgetIdentifier? {
    open?.commit()
    guard let original = attempt({ () throws(StoreError) in try services.widgets.load(widget) })
    else { return nil }
    let copy = original.duplicate(
      named: gallery.freeName(original.name),
      created: Timestamp(unixSeconds: services.now().time))
    return create(SavedWidget(document: copy, offset: 0, placements: []), as: .duplicate)
  }

  private func create(_ saved: SavedWidget, as name: EditName) -> WidgetIdentifier? {
    let isDone = attempt { () throws(StoreError) in
      try restore(saved)
      return true
    }
    guard isDone == true else { return nil }
    history.note(.created(saved), as: name, at: services.now().time)
    gallery.refresh()
    return saved.document.id
  }

  private func restore(_ saved: SavedWidget) throws(StoreError) {
    try services.widgets.create(saved.document, offset: saved.offset)
    gallery.learn(saved.document)
    if !saved.placements.isEmpty {
      try services.desktop.update { $0 += saved.placements }
    }
    renders.note(saved.document.id)
  }

  /// Gives a widget another name; answers whether that worked.
  @discardableResult
  public func rename(_ widget: WidgetIdentifier, to name: String) -> Bool {
    if open?.id == widget { open?.commit() }
    guard
      let before = attempt({ () throws(StoreError) in try services.widgets.load(widget) })
    else { return false }
    var after = before
    after.name = name.trimmed
    let document = edit(WidgetChange(from: before, to: after), of: widget, as: .rename)
    if let document { model(of: widget)?.adopt(document) }
    gallery.refresh()
    return document != nil
  }

  /// Deletes a widget, off the desktop too; undo brings it back. The user's own files are never touched.
  public func deleteWidget(_ widget: WidgetIdentifier) {
    if open?.id == widget { close() }
    attempt { () throws(StoreError) in
      let saved = try delete(widget)
      history.note(
        .deleted(saved), as: .delete, at: services.now().time)
      message = AppMessage(text: words.widgetWasDeleted(saved.document.name), canUndo: true)
    }
    gallery.refresh()
  }

  private func delete(_ widget: WidgetIdentifier) throws(StoreError) -> SavedWidget {
    let saved = SavedWidget(
      document: try services.widgets.load(widget), offset: try services.widgets.offset(of: widget),
      placements: try services.desktop.placements().filter { $0.widget == widget })
    forget(widget)
    renders.forget(widget)
    // Off the desktop first: a placement without a widget shows a notice.
    try services.desktop.remove(widget)
    try services.widgets.delete(widget)
    return saved
  }

  // MARK: The desktop

  /// Puts a widget on the desktop; answers whether that worked.
  @discardableResult
  public func place(_ widget: WidgetIdentifier, shape: WidgetShape = .large) -> Bool {
    let isDone = attempt { () throws(StoreError) in
      // A placement of nothing would show a notice.
      _ = try services.widgets.load(widget)
      let placement = Placement(widget: widget, shape: shape)
      try services.desktop.update { $0.append(placement) }
      history.note(
        .placements(removed: [], added: [placement]), as: .place, at: services.now().time)
      renders.note(widget, soon: true)
      return true
    }
    gallery.refresh()
    return isDone == true
  }

  /// Takes a widget off the desktop, wherever it is placed, or only where it has one shape.
  public func unplace(_ widget: WidgetIdentifier, shape: WidgetShape? = nil) {
    attempt { () throws(StoreError) in
      let placements = try services.desktop.placements().filter {
        $0.widget == widget && (shape ?? $0.shape) == $0.shape
      }
      guard !placements.isEmpty else { return }
      try services.desktop.remove(widget, shape: shape)
      history.note(
        .placements(removed: placements, added: []), as: .unplace, at: services.now().time)
    }
    gallery.refresh()
  }

  /// Sets every widget on the desktop to shuffled and moves it on by one; or only one widget.
  public func shuffle(_ widget: WidgetIdentifier? = nil) {
    for widget in widgets(or: widget) {
      attempt { () throws(StoreError) in
        let before = try services.widgets.load(widget)
        var after = before
        after.order = .shuffled
        edit(WidgetChange(from: before, to: after), of: widget, as: .shuffle)
        try services.widgets.tap(widget, by: 1)
      }
    }
    folderChanged()
  }

  /// Goes on to the next photo in every widget on the desktop, or only in one; back for a negative count.
  public func next(_ widget: WidgetIdentifier? = nil, by count: Int64 = 1) {
    for widget in widgets(or: widget) {
      attempt { () throws(StoreError) in
        _ = try services.widgets.load(widget)
        try services.widgets.tap(widget, by: count)
      }
    }
    folderChanged()
  }

  private func widgets(or widget: WidgetIdentifier?) -> [WidgetIdentifier] {
    if let widget { return [widget] }
    let placed = (try? services.desktop.placements()) ?? []
    var widgets: [WidgetIdentifier] = []
    for placement in placed where !widgets.contains(placement.widget) {
      widgets.append(placement.widget)
    }
    return widgets
  }

  // MARK: Telling

  /// Tells something that asks for no answer.
  public func tell(_ text: String) {
    message = AppMessage(text: text, canUndo: false)
  }

  /// Does something with the shared folder; what goes wrong is told.
  @discardableResult
  public func attempt<Result>(_ body: () throws(StoreError) -> Result) -> Result? {
    do throws(StoreError) {
      return try body()
    } catch {
      tell(words.explain(error))
      return nil
    }
  }

  /// Writes what is still only here, adds the photos that are being added, and makes the pictures that are due; for closing.
  public func finish() async {
    open?.commit()
    while let widget = importing.values.first { await widget.photos.settle() }
    await following.stop()
    await renders.settle()
  }
}
