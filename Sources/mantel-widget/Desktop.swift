import CanvasEngine
import DesktopEngine
import MantelCore
import MantelDesktop
import MantelImaging
import MantelStore
import MantelSystem
import MantelWords

/// Everything that this program shows: which widgets on which monitors, and when they look at the folder and the clock again.
///
/// Nothing runs until the clock, the folder, a hand, a monitor or the bus says something.
final class Desktop {
  let home: HomeFolder
  let words: Words
  let toolkit: Toolkit
  let report: Report
  let cards: DesktopCards
  let painter: DesktopPainter
  let pictures: PictureRequests
  private(set) var bus: SessionBus?
  private let clock: any TimeKeeping
  private let watch: FileWatch
  private let onReady: () -> Void
  private var shownWidgets: [PlacementIdentifier: PlacedWidget] = [:]
  private var placements: [Placement] = []
  private var isReady = false
  private var isRefreshDue = false
  /// The time of a clock that was set and has not been told of yet.
  private var timeToTell: Int64?
  private var focused: PlacementIdentifier?

  var store: DesktopStore { DesktopStore(home) }
  var widgets: WidgetStore { WidgetStore(home) }

  /// Whether plain drags move widgets.
  var isArranging = false {
    didSet {
      guard isArranging != oldValue else { return }
      for widget in shownWidgets.values { widget.window.isArranging = isArranging }
      report.arrange(isArranging)
    }
  }

  /// A desktop; `onReady` hears that all that can be shown is on screen for the first time.
  init(
    _ home: HomeFolder, _ call: WidgetCall, words: Words, toolkit: Toolkit,
    clock: any TimeKeeping, onReady: @escaping () -> Void
  ) throws(SystemError) {
    self.home = home
    self.words = words
    self.toolkit = toolkit
    self.clock = clock
    self.onReady = onReady
    watch = try FileWatch()
    report = Report(isOn: call.reports)
    pictures = PictureRequests(isOn: call.asksForPictures)
    cards = DesktopCards(
      home, words: words, dates: DateStyle.preferred(environment: ThisProcess.environment))
    painter = DesktopPainter(
      opening: FinishedPictures(), captions: CaptionPainter(), notices: NoticePainter())
  }

  /// Shows what is placed, and goes on doing so.
  func start() {
    update()
    EventLoop.watch(watch.descriptor) { [weak self] in
      _ = self?.watch.changes()
      self?.update()
    }
    EventLoop.watch(clock.descriptor) { [weak self] in
      guard let self, clock.acknowledge() else { return }
      timeToTell = clock.moment.time
      refresh()
      tellWhenDrawn()
    }
    toolkit.onMonitorsChanged { [weak self] in self?.updateSoon() }
    EventLoop.soon { [weak self] in self?.tellWhenDrawn() }
  }

  /// Joins the desktop's bus, once the first pictures are on their way.
  func join(_ actions: [SessionBus.Action]) {
    let bus = SessionBus(name: "org.mantel.Widget", path: "/org/mantel/Widget", actions: actions)
    bus.onAppearanceChanged = { [weak self] in
      self?.refresh()
      self?.report.appearance()
    }
    self.bus = bus
  }

  /// Whether pictures may give way to one another slowly.
  var showsMotion: Bool {
    toolkit.showsAnimations && bus?.appearance.wantsLessMotion != true
  }

  /// What the other widgets on a widget's monitor cover.
  func areas(beside widget: PlacedWidget) -> [DesktopArea] {
    shownWidgets.values
      .filter { $0 !== widget && $0.monitor.name == widget.monitor.name }
      .compactMap(\.area)
  }

  /// Looks at the folder and the clock again.
  func refresh() {
    let moment = clock.moment
    for widget in shownWidgets.values { widget.refresh(at: moment) }
    clock.wake(at: shownWidgets.values.compactMap(\.wake).min())
    watchFolders()
  }

  /// Gives the keyboard to the next widget.
  func focusNext() {
    let shown = placements.map(\.id).filter { shownWidgets[$0] != nil }
    guard !shown.isEmpty else { return }
    let last = focused.flatMap { shown.firstIndex(of: $0) }
    let next = shown[last.map { ($0 + 1) % shown.count } ?? 0]
    focused = next
    shownWidgets[next]?.window.focus()
  }

  /// Now.
  var moment: Moment { clock.moment }

  /// Takes everything off the screen.
  func close() {
    for widget in shownWidgets.values { widget.close() }
    shownWidgets = [:]
  }

  /// A widget's picture is on screen.
  func hasShown() {
    tellWhenDrawn()
  }

  /// Tries to change something; what the store refuses is told on standard error, and everything goes on as it was.
  func attempt(_ change: () throws(StoreError) -> Void) {
    do {
      try change()
    } catch {
      Complaint.write(words.explain(error))
    }
  }

  // MARK: What is placed

  private func updateSoon() {
    guard !isRefreshDue else { return }
    isRefreshDue = true
    EventLoop.soon { [weak self] in
      self?.isRefreshDue = false
      self?.update()
    }
  }

  /// Brings the windows in line with what is placed and which monitors there are.
  private func update() {
    // A document that cannot be read leaves things as they are.
    if let placements = try? store.placements() { self.placements = placements }
    let monitors = toolkit.monitors
    let kept = Set(placements.map(\.id))
    for (id, widget) in shownWidgets where !kept.contains(id) { hide(widget) }
    for placement in placements {
      let monitor = monitors.monitor(named: placement.output)
      switch (shownWidgets[placement.id], monitor) {
      case (let widget?, let monitor?):
        if widget.monitor.isSameScreen(as: monitor) {
          widget.update(placement, on: monitor)
        } else {
          hide(widget)
          shownWidgets[placement.id] = PlacedWidget(placement, on: monitor, self)
        }
      case (nil, let monitor?):
        shownWidgets[placement.id] = PlacedWidget(placement, on: monitor, self)
      case (let widget?, nil): hide(widget)
      case (nil, nil): break
      }
    }
    refresh()
  }

  private func hide(_ widget: PlacedWidget) {
    widget.close()
    shownWidgets[widget.placement.id] = nil
    report.hidden(widget.placement.id)
  }

  private func watchFolders() {
    var folders = home.foldersOfDesktop
    for widget in shownWidgets.values {
      folders.formUnion(widgets.foldersToWatch(of: widget.placement.widget))
    }
    if ThisProcess.environment("TZ") == nil { folders.insert("/etc") }
    watch.watch(folders)
  }

  private func tellWhenDrawn() {
    guard !shownWidgets.values.contains(where: \.isDrawing) else { return }
    if !isReady {
      isReady = true
      onReady()
    }
    if let time = timeToTell {
      timeToTell = nil
      report.clock(time)
    }
    // Reading the documents walks through most of Foundation, a few milliseconds an hour; waiting needs next to nothing of it.
    ThisProcess.releaseCode()
  }
}
