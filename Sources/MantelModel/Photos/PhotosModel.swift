import MantelCore
import MantelImaging
import MantelStore
import MantelSystem
import MantelWords
import Observation

/// The page of a widget's photos: adding, ordering, removing, pinning, and what is wrong with which.
@Observable
public final class PhotosModel {
  /// What is being added; nil where nothing is. It stays until it is dismissed where photos failed.
  public private(set) var importing: PhotoImport?
  /// Why photos do not show as they should, a sentence each; nothing for those with which all is well.
  public private(set) var troubles: [PhotoIdentifier: String] = [:]

  @ObservationIgnored private unowned let widget: WidgetModel
  @ObservationIgnored private var task: Task<Void, Never>?
  @ObservationIgnored private var imports = 0
  @ObservationIgnored private var diagnosing: Task<Void, Never>?

  init(_ widget: WidgetModel) {
    self.widget = widget
  }

  /// In the widget's order.
  public var photos: [WidgetPhoto] { widget.document.photos }

  /// How many more photos the widget takes.
  public var room: Int { widget.document.room }

  /// The photo that the widget shows now; nil in a widget without photos.
  public var shown: PhotoIdentifier? {
    let services = widget.services
    let shown = try? services.widgets.shown(widget.document, shape: .large, at: services.now())
    return shown?.photo.photo
  }

  // MARK: Adding

  /// Adds files, and what lies in folders; what is no photo in a folder is passed over, what is named and no photo is told.
  ///
  /// While photos are being added, more join them.
  public func add(_ paths: [FilePath]) {
    guard !paths.isEmpty else { return }
    if let importing, importing.isRunning, !importing.wasCancelled {
      return importing.join(paths)
    }
    let before = task
    imports += 1
    let importing = PhotoImport(widget.services, number: imports)
    importing.join(paths)
    self.importing = importing
    widget.app.note(importing: true, into: widget)
    task = Task { [weak self, widget] in
      await before?.value
      await importing.run(into: widget)
      self?.ends(importing)
    }
  }

  private func ends(_ importing: PhotoImport) {
    guard self.importing === importing else { return }
    let app = widget.app
    app.note(importing: false, into: widget)
    if importing.failures.isEmpty {
      self.importing = nil
    } else if app.open !== widget, !importing.wasCancelled {
      app.tell(
        widget.services.words.photosNotAdded(importing.failures.count, to: widget.document.name))
    }
    diagnose()
  }

  /// Begins no further photo; those that were added stay.
  public func cancelImport() {
    importing?.cancel()
  }

  /// Puts away the list of what could not be added.
  public func dismissImport() {
    if importing?.isRunning != true { importing = nil }
  }

  /// Returns once nothing is being added any more, and what is wrong is known.
  public func settle() async {
    await task?.value
    await diagnosing?.value
  }

  // MARK: Ordering

  /// Puts a photo at another place of the list, counted in the list as it is without the photo.
  public func move(_ photo: PhotoIdentifier, to place: Int) {
    guard let index = photos.firstIndex(where: { $0.photo == photo }) else { return }
    widget.edit(.reorder) { document in
      let entry = document.photos.remove(at: index)
      document.photos.insert(entry, at: min(max(place, 0), document.photos.count))
    }
  }

  /// Puts a photo where another one is; the others move up.
  public func move(_ photo: PhotoIdentifier, onto other: PhotoIdentifier) {
    guard photo != other, let place = photos.firstIndex(where: { $0.photo == other }) else {
      return
    }
    move(photo, to: place)
  }

  /// Takes photos out of the widget; undo brings them back as they were.
  public func remove(_ photos: [PhotoIdentifier]) {
    let gone = self.photos.filter { photos.contains($0.photo) }
    guard !gone.isEmpty else { return }
    let isDone = widget.edit(.removePhotos(gone.count)) { document in
      document.remove(photos)
    }
    guard isDone else { return }
    widget.app.message = AppMessage(
      text: widget.services.words.photosWereRemoved(gone.count), canUndo: true)
    diagnose()
  }

  /// Shows one photo until it is unpinned; nil unpins.
  public func pin(_ photo: PhotoIdentifier?) {
    widget.edit(photo == nil ? .unpin : .pin) { $0.pinned = photo }
  }

  // MARK: Following folders

  /// The folders whose newest photos come by themselves.
  public var follows: [FilePath] { widget.document.follows }

  /// What there is to tell of them.
  public var following: FollowingModel.Status { widget.app.following.status(of: widget.id) }

  /// Follows a folder from now on; what keeps it from being followed is told.
  public func follow(_ folder: FilePath) {
    let app = widget.app
    let words = widget.services.words
    let folder = folder.tidied
    if let known = widget.document.followedFolder(folder) {
      return app.tell(words.follows(widget.document.name, known, already: true))
    }
    if let refusal = refusal(of: folder) { return app.tell(refusal) }
    var problem: StoreError?
    widget.edit(.follow) { document in
      do throws(StoreError) {
        _ = try document.follow(folder)
      } catch {
        problem = error
      }
    }
    if let problem { return app.tell(words.explain(problem)) }
    app.gallery.refresh()
  }

  /// Follows a folder no longer; the photos that came from it leave. Undo brings them back.
  public func unfollow(_ folder: FilePath) {
    let before = photos.count
    let isDone = widget.edit(.unfollow) { document in document.unfollow(folder) }
    guard isDone else { return }
    let app = widget.app
    app.message = AppMessage(
      text: widget.services.words.followsNoLonger(folder, photos: before - photos.count),
      canUndo: true)
    app.gallery.refresh()
  }

  /// Puts away the list of what could not be read in followed folders.
  public func dismissFollowingFailures() { widget.app.following.dismissFailures(of: widget.id) }

  private func refusal(of folder: FilePath) -> String? {
    let words = widget.services.words
    do throws(SystemError) {
      guard try FileStatus.of(folder).kind == .folder else {
        return words.onlyFoldersAreFollowed(folder)
      }
      if widget.services.home.holds(folder) { return words.ownFolderIsNotFollowed(folder) }
      _ = try Folder.names(in: folder)
      return nil
    } catch {
      return words.explain(error)
    }
  }

  // MARK: What is wrong

  /// Looks what keeps photos from showing.
  public func diagnose() {
    let document = widget.document
    let services = widget.services
    let failures = widget.app.renders.failures[widget.id] ?? [:]
    let isBusy = widget.app.renders.states[widget.id] != nil
    diagnosing?.cancel()
    diagnosing = Task { [weak self] in
      let diagnosis = await Self.diagnosis(of: document, services.home)
      guard let self, !Task.isCancelled else { return }
      var troubles: [PhotoIdentifier: String] = [:]
      for (entry, found) in diagnosis?.photos ?? [] {
        // What is still to be rendered is no trouble while that is under way.
        let lasting = found.filter { !isBusy || ($0 != .notRendered && $0 != .outOfDate) }
        let sentences = lasting.map { services.words.whyNotShowing($0) }
        let failure = failures[entry.photo].map { services.words.explain($0) }
        let all = sentences + (failure.map { [$0] } ?? [])
        if !all.isEmpty { troubles[entry.photo] = all.joined(separator: " ") }
      }
      if troubles != self.troubles { self.troubles = troubles }
    }
  }

  @concurrent
  private nonisolated static func diagnosis(of document: WidgetDocument, _ home: HomeFolder) async
    -> WidgetDiagnosis?
  {
    try? WidgetDiagnosis(of: document, in: home)
  }
}
