import MantelImaging
import MantelStore
import Observation

/// Makes finished pictures after edits: once a widget has been left alone for 350 ms, one render at a time per widget, the newest edit
/// before all others.
@Observable
public final class RenderQueue {
  /// What is being done about a widget.
  public enum State: Equatable, Sendable {
    /// An edit may be followed by another soon.
    case waiting
    /// Its pictures are being made.
    case rendering
  }

  /// The widgets whose pictures are not all made yet.
  public private(set) var states: [WidgetIdentifier: State] = [:]
  /// What could not be made at the last render of a widget; empty where all is well.
  public private(set) var failures: [WidgetIdentifier: [PhotoIdentifier: PhotoFailure]] = [:]
  /// Why a widget's last render could not run at all.
  public private(set) var storeFailures: [WidgetIdentifier: StoreError] = [:]
  /// Hears of each widget whose pictures are up to date, and whether anything had to be made for that, or went wrong.
  @ObservationIgnored public var onRendered: (WidgetIdentifier, _ isNews: Bool) -> Void = { _, _ in
  }

  @ObservationIgnored private let rendering: any WidgetRendering
  @ObservationIgnored private let pause: any Pausing
  @ObservationIgnored private let now: () -> Moment
  @ObservationIgnored private var jobs: [WidgetIdentifier: Job] = [:]
  /// What has not ended yet for widgets that are gone: they may come back.
  @ObservationIgnored private var leaving: [WidgetIdentifier: Job] = [:]
  @ObservationIgnored private var count = 0

  private struct Job {
    let number: Int
    let task: Task<Void, Never>
    /// Ends the waiting before the render.
    let hurry: Hurry
  }

  /// Whether a job is to begin at once.
  private final class Hurry {
    var isWanted = false
    var waiting: Task<Void, Never>?
  }

  /// The pause after an edit, in milliseconds.
  public static let pauseMilliseconds = 350

  /// A queue that renders, waits and reads the clock by these.
  public init(rendering: any WidgetRendering, pause: any Pausing, now: @escaping () -> Moment) {
    self.rendering = rendering
    self.pause = pause
    self.now = now
  }

  /// A widget was edited: what is under way for it is out of date, and its pictures are due after the pause, or `soon`.
  public func note(_ widget: WidgetIdentifier, soon: Bool = false) {
    let previous = jobs[widget] ?? leaving.removeValue(forKey: widget)
    previous?.task.cancel()
    previous?.hurry.waiting?.cancel()
    count += 1
    let number = count
    let hurry = Hurry()
    hurry.isWanted = soon
    states[widget] = .waiting
    let task = Task { [weak self] in
      // One at a time: what is under way ends first, which does not take long once it is called off.
      await previous?.task.value
      await self?.run(widget, number, hurry)
    }
    jobs[widget] = Job(number: number, task: task, hurry: hurry)
  }

  /// Renders whatever is due without further waiting, and returns when all is done.
  public func settle() async {
    while let first = jobs.values.first {
      for job in jobs.values {
        job.hurry.isWanted = true
        job.hurry.waiting?.cancel()
      }
      await first.task.value
    }
  }

  /// A widget is gone: nothing is made for it any more.
  public func forget(_ widget: WidgetIdentifier) {
    if let job = jobs.removeValue(forKey: widget) {
      job.task.cancel()
      job.hurry.waiting?.cancel()
      leaving[widget] = job
    }
    states[widget] = nil
    failures[widget] = nil
    storeFailures[widget] = nil
  }

  private func run(_ widget: WidgetIdentifier, _ number: Int, _ hurry: Hurry) async {
    defer { finish(widget, number) }
    if !hurry.isWanted, !Task.isCancelled {
      let pause = pause
      let waiting = Task { await pause.pause(milliseconds: Self.pauseMilliseconds) }
      hurry.waiting = waiting
      await waiting.value
    }
    guard !Task.isCancelled, jobs[widget]?.number == number else { return }
    states[widget] = .rendering
    var isNews = true
    do {
      let report = try await rendering.render(widget, at: now())
      guard jobs[widget]?.number == number, !report.wasCancelled else { return }
      failures[widget] = Dictionary(
        report.failed.map { ($0.photo.photo, $0.failure) }, uniquingKeysWith: { first, _ in first })
      isNews = report.rendered > 0 || !report.failed.isEmpty
      storeFailures[widget] = nil
    } catch {
      guard jobs[widget]?.number == number else { return }
      if case .widgetNotFound = error { return }
      storeFailures[widget] = error
    }
    // Whoever hears of it finds nothing under way any more.
    finish(widget, number)
    onRendered(widget, isNews)
  }

  private func finish(_ widget: WidgetIdentifier, _ number: Int) {
    if leaving[widget]?.number == number { leaving[widget] = nil }
    guard jobs[widget]?.number == number else { return }
    jobs[widget] = nil
    states[widget] = nil
  }
}
