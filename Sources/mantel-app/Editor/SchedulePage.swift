import AdwaitaEngine
import MantelCore
import MantelImaging
import MantelModel
import MantelStore
import MantelWords

/// When the photo changes, and the next day as it will be.
final class SchedulePage {
  let view: ClampedPage
  private let widget: WidgetModel
  private unowned let window: MainWindow
  private let every: ComboRow
  private let order: ComboRow
  private let start: ActionRow
  private let hour: Slider
  private let startText = Label(style: .numeric)
  private let words: Label
  private let pinned: ActionRow
  private let strip = Box(.horizontal, spacing: 10)
  private var shown: [ScheduleModel.Upcoming] = []
  private var drawing: Task<Void, Never>?
  private var watching: [Observing] = []

  private static let intervals = ScheduleInterval.allCases
  private static let orders: [PhotoOrder] = [.shuffled, .inOrder]
  private static let side = 112

  init(_ widget: WidgetModel, _ window: MainWindow) {
    self.widget = widget
    self.window = window
    let said = window.words
    every = ComboRow(said.changePhoto, choices: Self.intervals.map { said.intervalName($0) })
    order = ComboRow(said.photoOrder, choices: Self.orders.map { said.orderName($0) })
    start = ActionRow(said.dayStarts, subtitle: said.dayStartsDetail)
    hour = Slider(range: 0...1_425, step: 15, page: 60)
    hour.accessibleName = said.dayStarts
    hour.minimumSize(width: 140)
    hour.expandsHorizontally = true
    hour.valign = .center
    startText.valign = .center
    start.addSuffix(startText)
    start.addSuffix(hour)
    pinned = ActionRow(said.pinnedExplained)
    let unpin = Button(label: said.unpinPhoto)
    unpin.valign = .center
    unpin.onClick { widget.photos.pin(nil) }
    pinned.addSuffix(unpin)
    words = Label(style: .dim, wraps: true)

    let settings = PreferencesGroup()
    settings.add(every, order, start, pinned)
    let scroller = Scroller(strip, horizontal: true, vertical: false)
    scroller.propagatesNaturalHeight = true
    scroller.accessibleName = said.next24Hours
    let coming = PreferencesGroup(said.next24Hours)
    coming.add(Box(.vertical, spacing: 12, [words, scroller]))
    view = ClampedPage(maximum: 900)
    view.append(coming, settings)

    every.onSelect { widget.schedule.setEvery(Self.intervals[$0]) }
    order.onSelect { widget.schedule.setOrder(Self.orders[$0]) }
    hour.onChange { widget.schedule.setStart(minutes: Int($0)) }
    watching = [Observing { [weak self] in self?.update() }]
  }

  private func update() {
    let schedule = widget.schedule
    let said = window.words
    every.selected = Self.intervals.firstIndex(of: schedule.every) ?? 0
    order.selected = Self.orders.firstIndex(of: schedule.order) ?? 0
    start.isVisible = schedule.usesStart
    hour.value = Double(schedule.startMinutes)
    startText.text = said.clockTime(minutes: schedule.startMinutes)
    pinned.isVisible = schedule.isPinned
    words.text = schedule.words.prefix(1).uppercased() + schedule.words.dropFirst()
    let upcoming = schedule.upcoming
    guard upcoming != shown else { return }
    shown = upcoming
    show(upcoming)
  }

  private func show(_ upcoming: [ScheduleModel.Upcoming]) {
    let said = window.words
    strip.removeAll()
    var areas: [(PhotoIdentifier, PictureArea)] = []
    for entry in upcoming {
      let area = PictureArea(contentMode: .fill, cornerRadius: 12)
      area.naturalSize(width: Self.side, height: Self.side)
      area.accessibleName =
        entry.id == 0
        ? said.upcomingNow(entry.name)
        : said.upcoming(entry.name, at: entry.clock, isTomorrow: entry.isTomorrow)
      area.tooltip = area.accessibleName
      let clock = Label(entry.id == 0 ? said.now : entry.clock, style: .caption)
      clock.halign = .center
      let column = Box(.vertical, spacing: 6, [area, clock])
      strip.append(column)
      areas.append((entry.photo, area))
    }
    drawing?.cancel()
    let painter = window.app.services.painter
    let widget = widget.id
    drawing = Task { [weak self] in
      guard let self else { return }
      let side = Self.side * max(1, view.scaleFactor)
      var known: [PhotoIdentifier: PixelBuffer] = [:]
      for (photo, area) in areas {
        if known[photo] == nil {
          known[photo] = await painter.finished(
            photo, of: widget, size: PixelSize(width: side, height: side))
        }
        if Task.isCancelled { return }
        area.pixels = known[photo]
      }
    }
  }
}
