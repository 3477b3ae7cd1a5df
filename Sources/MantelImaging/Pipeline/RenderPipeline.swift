import MantelCore
import MantelStore
import MantelSystem

/// Makes a widget's finished pictures: those that are missing or out of date, and no others.
public struct RenderPipeline: Sendable {
  private let widgets: WidgetStore
  private let photos: PhotoStore
  private let intake: PhotoIntake
  private let renderer: any ImageRendering
  private let width: Int

  /// A pipeline over a shared folder that has `width` photos under way at once.
  public init(
    _ home: HomeFolder, importer: any PhotoImporting, renderer: any ImageRendering, width: Int
  ) {
    widgets = WidgetStore(home)
    photos = PhotoStore(home)
    intake = PhotoIntake(home, importer: importer)
    self.renderer = renderer
    self.width = width
  }

  /// What became of a widget's pictures.
  public struct Report: Sendable {
    /// Pictures made.
    public var rendered = 0
    /// Pictures that were up to date.
    public var skipped = 0
    /// Photos that could not be read anew or made into pictures; what they showed before goes on showing.
    public var failed: [(photo: WidgetPhoto, failure: PhotoFailure)] = []
    /// Whether the work was called off before it was done.
    public var wasCancelled = false

    /// Nothing done.
    public init() {}
  }

  /// Brings the widget's pictures up to date, by `force` even those that are. One process at a time does so; others wait.
  ///
  /// `known` is the widget's document where it was read just before. `progress` hears how many of how many photos are done, each time
  /// another one is.
  public func run(
    _ identifier: WidgetIdentifier, known: WidgetDocument? = nil, force: Bool, at moment: Moment,
    progress: (_ done: Int, _ total: Int) -> Void
  ) async throws(StoreError) -> Report {
    let before = if let known { known } else { try widgets.load(identifier) }
    if let skipped = try unchanged(before, force: force) {
      var report = Report()
      report.skipped = skipped
      return report
    }
    let lock = try await widgets.renderLock(of: identifier)
    defer { withExtendedLifetime(lock) {} }
    let refresh = SourceRefresh(widgets: widgets, intake: intake, width: width)
    let (document, failures) = try await refresh.run(try widgets.load(identifier), moment: moment)

    let plan = plan(document, try widgets.manifest(of: identifier), force: force)
    var report = Report()
    report.skipped = plan.skipped
    report.failed = failures.map { (photo: $0.0, failure: $0.1) }
    var made: [ManifestDocument.Render] = []
    var done = 0
    progress(0, plan.jobs.count)
    await forEachInParallel(plan.jobs, width: width) { job in
      await Result { () async throws(PhotoFailure) in try await make(job, of: identifier) }
    } body: { index, result in
      done += 1
      progress(done, plan.jobs.count)
      switch result {
      case .success(let renders):
        made += renders
        report.rendered += renders.count
      case .failure(let failure):
        report.failed.append((photo: plan.jobs[index].entry, failure: failure))
      }
    }
    report.wasCancelled =
      done < plan.jobs.count || report.failed.contains { $0.failure.isCancellation }
    report.failed.removeAll { $0.failure.isCancellation }
    try widgets.publish(made, of: document)
    return report
  }

  /// How many pictures there are, when nothing at all is to be done; then no lock is taken and no file touched.
  private func unchanged(_ document: WidgetDocument, force: Bool) throws(StoreError) -> Int? {
    for entry in document.photos {
      if case .changed = entry.source.state() { return nil }
    }
    let manifest = try widgets.manifest(of: document.id)
    let plan = plan(document, manifest, force: force)
    if !plan.jobs.isEmpty { return nil }
    return try widgets.hasStaleRenders(document, manifest) ? nil : plan.skipped
  }

  /// The pictures of one photo that are to be made.
  struct Job: Sendable {
    let entry: WidgetPhoto
    let look: Look
    let targets: [RenderTarget]
  }

  private func plan(_ document: WidgetDocument, _ manifest: ManifestDocument, force: Bool)
    -> (jobs: [Job], skipped: Int)
  {
    let finished =
      force ? [] : Set(widgets.finishedRenders(of: document.id, in: manifest).map(\.file))
    let wanted = DesktopStore(widgets.home).renderTargets(of: document.id)
    var jobs: [Job] = []
    var skipped = 0
    for entry in document.photos {
      let look = document.look(of: entry)
      var targets = wanted
      // A photo whose own files are damaged is due, whatever pictures there are: its job fetches it again from its source.
      if let photo = photos.documentIfComplete(of: entry.photo) {
        targets = RenderPlan.items(for: entry, photo, look: look, targets: wanted).map(\.render)
          .filter { !finished.contains($0.file) }.map(\.target)
      }
      skipped += wanted.count - targets.count
      if !targets.isEmpty { jobs.append(Job(entry: entry, look: look, targets: targets)) }
    }
    return (jobs, skipped)
  }

  private func make(_ job: Job, of widget: WidgetIdentifier) async throws(PhotoFailure)
    -> [ManifestDocument.Render]
  {
    guard let known = photos.documentIfComplete(of: job.entry.photo) else {
      return try await make(job, of: widget, try await restore(job.entry))
    }
    do {
      return try await make(job, of: widget, known)
    } catch .imaging(let error) where error.isOfTheFile {
      // Our own copy of the photo is damaged, whatever its size says.
      return try await make(job, of: widget, try await restore(job.entry))
    }
  }

  private func make(_ job: Job, of widget: WidgetIdentifier, _ photo: PhotoDocument)
    async throws(PhotoFailure) -> [ManifestDocument.Render]
  {
    let items = RenderPlan.items(for: job.entry, photo, look: job.look, targets: job.targets)
    let master: OpenFile
    do throws(SystemError) {
      master = try OpenFile.open(photos.folder(of: photo.id).master, for: .reading)
    } catch {
      throw .store(.system(error))
    }
    let pictures: [RenderedPicture]
    do {
      pictures = try await renderer.render(master, items.map(\.recipe))
    } catch {
      throw .imaging(error)
    }
    guard pictures.count == items.count else {
      throw .imaging(.workerMisspoke(detail: "number of pictures"))
    }
    var renders: [ManifestDocument.Render] = []
    for (item, picture) in zip(items, pictures) {
      var render = item.render
      render.ink = picture.ink
      render.bytes = (try? picture.file.status())?.size
      try onStore { () throws(StoreError) in
        try widgets.save(picture.file, as: render, of: widget)
      }
      renders.append(render)
    }
    return renders
  }

  /// Imports the photo again from its source when its own files are damaged or gone.
  private func restore(_ entry: WidgetPhoto) async throws(PhotoFailure) -> PhotoDocument {
    let arrival = try await intake.take(entry.source.path, replacing: true)
    guard arrival.document.id == entry.photo else {
      throw .store(.photoNotFound(entry.photo.text, widget: ""))
    }
    return arrival.document
  }
}
