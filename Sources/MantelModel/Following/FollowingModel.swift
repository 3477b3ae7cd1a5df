import MantelImaging
import MantelStore
import MantelSystem
import MantelWords
import Observation

/// Keeps the widgets that follow folders filled with the newest photos, for as long as the app is there.
///
/// Whoever shows it watches `foldersToWatch` and says when one of them changes.
@Observable
public final class FollowingModel {
  /// What there is to tell of a widget's folders.
  public struct Status: Equatable {
    /// Whether they are being looked through, or photos from them read.
    public fileprivate(set) var isLooking = false
    /// How many photos have been read, of how many that are new.
    public fileprivate(set) var progress: (done: Int, total: Int) = (0, 0)
    /// Why folders cannot be looked through, a sentence each.
    public fileprivate(set) var troubles: [FilePath: String] = [:]
    /// Photos that could not be read, and why.
    public fileprivate(set) var failures: [PhotoImport.Failure] = []

    /// See `Equatable`.
    public static func == (left: Status, right: Status) -> Bool {
      left.isLooking == right.isLooking && left.progress == right.progress
        && left.troubles == right.troubles && left.failures == right.failures
    }
  }

  /// By widget; nothing for those that follow none.
  public private(set) var statuses: [WidgetIdentifier: Status] = [:]
  /// The folders in which it shows that new photos may be there.
  public private(set) var foldersToWatch: Set<FilePath> = []
  /// Hears of each widget into which photos came, or which they left.
  @ObservationIgnored var onChange: (WidgetIdentifier) -> Void = { _ in }

  @ObservationIgnored private let services: AppServices
  @ObservationIgnored private var follows: [WidgetIdentifier: [FilePath]] = [:]
  @ObservationIgnored private var jobs: [WidgetIdentifier: Task<Void, Never>] = [:]
  @ObservationIgnored private var dueAgain: Set<WidgetIdentifier> = []
  @ObservationIgnored private var pausing: Task<Void, Never>?
  @ObservationIgnored private var isOn = false

  /// Files are still being written when the first word of them comes: so long, in milliseconds, nothing is looked at.
  static let pauseMilliseconds = 1_000

  init(_ services: AppServices) {
    self.services = services
  }

  /// What there is to tell of a widget's folders.
  public func status(of widget: WidgetIdentifier) -> Status { statuses[widget] ?? Status() }

  /// Begins: looks through all folders that are followed, and from now on whenever that may be due.
  public func start() {
    guard !isOn else { return }
    isOn = true
    for widget in follows.keys { look(at: widget) }
    renewWatch()
  }

  /// One of the watched folders has changed.
  public func foldersChanged() {
    guard isOn else { return }
    pausing?.cancel()
    let pause = services.pause
    pausing = Task { [weak self] in
      await pause.pause(milliseconds: Self.pauseMilliseconds)
      guard let self, !Task.isCancelled else { return }
      for widget in follows.keys { look(at: widget) }
      renewWatch()
    }
  }

  /// Which folders the widgets follow by now; those that are new are looked through.
  func note(_ follows: [WidgetIdentifier: [FilePath]]) {
    guard follows != self.follows else { return }
    let before = self.follows
    self.follows = follows
    for widget in before.keys where follows[widget] == nil {
      jobs[widget]?.cancel()
      statuses[widget] = nil
    }
    guard isOn else { return }
    for (widget, folders) in follows where folders != before[widget] { look(at: widget) }
    renewWatch()
  }

  /// Begins no further photo; what is not read yet comes the next time.
  func stop() async {
    isOn = false
    pausing?.cancel()
    for job in jobs.values { job.cancel() }
    await settle()
  }

  /// Returns once nothing is being looked through any more.
  public func settle() async {
    while let job = jobs.values.first { await job.value }
    await watching?.value
  }

  private var following: FolderFollowing {
    FolderFollowing(services.home, importer: services.importer, width: services.width)
  }

  private func look(at widget: WidgetIdentifier) {
    guard jobs[widget] == nil else {
      dueAgain.insert(widget)
      return
    }
    statuses[widget, default: Status()].isLooking = true
    jobs[widget] = Task { [weak self] in
      await self?.run(widget)
    }
  }

  private func run(_ widget: WidgetIdentifier) async {
    repeat {
      dueAgain.remove(widget)
      await lookOnce(at: widget)
    } while dueAgain.contains(widget) && !Task.isCancelled
    jobs[widget] = nil
    dueAgain.remove(widget)
    // Where it is followed again by now, that was asked for while this look went on.
    guard follows[widget] != nil else {
      statuses[widget] = nil
      return
    }
    statuses[widget]?.isLooking = false
    statuses[widget]?.progress = (0, 0)
  }

  private func lookOnce(at widget: WidgetIdentifier) async {
    do throws(StoreError) {
      let report = try await following.run(widget, at: services.now()) { [weak self] done, total in
        self?.statuses[widget]?.progress = (done, total)
      }
      note(report, of: widget)
      if !report.arrived.isEmpty || !report.left.isEmpty { onChange(widget) }
    } catch {
      if case .widgetNotFound = error { return }
      statuses[widget]?.failures = [
        PhotoImport.Failure(id: 0, name: "", sentence: services.words.explain(error))
      ]
    }
  }

  private func note(_ report: FolderFollowing.Report, of widget: WidgetIdentifier) {
    guard var status = statuses[widget] else { return }
    let words = services.words
    status.troubles = [:]
    for trouble in report.troubles {
      status.troubles[trouble.folder] =
        switch trouble {
        case .missing: words.followedFolderIsGone
        case .unreadable(_, let error): words.followedFolderUnreadable(error)
        }
    }
    // A file that stays damaged is told once, by the look that read it, so what was told before stays.
    for (path, failure) in report.failed where !failure.isCancellation {
      status.failures.removeAll { $0.name == path.lossyName }
      let number = (status.failures.map(\.id).max() ?? -1) + 1
      status.failures.append(
        PhotoImport.Failure(id: number, name: path.lossyName, sentence: words.explain(failure)))
    }
    if status != statuses[widget] { statuses[widget] = status }
  }

  /// Puts away what could not be read.
  public func dismissFailures(of widget: WidgetIdentifier) {
    statuses[widget]?.failures = []
  }

  // MARK: Watching

  @ObservationIgnored private var watching: Task<Void, Never>?

  private func renewWatch() {
    let following = following
    let before = watching
    watching = Task { [weak self] in
      await before?.value
      guard let folders = await Self.foldersToWatch(following) else { return }
      guard let self, folders != self.foldersToWatch else { return }
      self.foldersToWatch = folders
    }
  }

  @concurrent
  private nonisolated static func foldersToWatch(_ following: FolderFollowing) async
    -> Set<FilePath>?
  {
    try? following.foldersToWatch()
  }
}
