import DesktopEngine
import MantelCore
import MantelDesktop
import MantelImaging
import MantelStore
import MantelSystem
import MantelWords

/// One widget on the desktop: its window, what it shows, and the claim that says so.
final class PlacedWidget {
  /// What is on screen.
  struct Shown {
    let quality: DesktopPainter.Painting.Quality
    let file: FilePath?
    /// Whether it came slowly.
    let hasFaded: Bool
  }

  /// What was asked for.
  private(set) var placement: Placement
  /// The monitor that it is on.
  private(set) var monitor: DesktopMonitor
  /// Whether what it shows is still on its way to the screen.
  private(set) var isDrawing = false
  let window: PictureWindow
  let desktop: Desktop
  private var presence: PresenceLock?
  private var card: DesktopCard?
  private var shown: Shown?
  /// Where the window was when a drag began.
  private var dragStart: DesktopPlace?

  /// A widget at its place on a monitor.
  init(_ placement: Placement, on monitor: DesktopMonitor, _ desktop: Desktop) {
    self.placement = placement
    self.monitor = monitor
    self.desktop = desktop
    // A folder that cannot be written still has photos to show.
    presence = (try? desktop.store.claim(placement.id)) ?? nil
    window = PictureWindow(desktop.toolkit, on: monitor, title: "Mantel")
    window.isArranging = desktop.isArranging
    window.onGesture = { [weak self] in self?.hear($0) }
    window.onShown = { [weak self] in self?.hasShown() }
    window.onFocus = { [weak self] in
      guard let self else { return }
      self.desktop.report.focus(self.placement.id)
    }
    put()
  }

  /// Takes it off the screen.
  func close() {
    window.close()
    presence = nil
  }

  /// When its card has to be made anew.
  var wake: Int64? { card?.wake }

  /// The rectangle that it covers.
  var area: DesktopArea? {
    placement.place.map { DesktopArea($0, placement.shape.points) }
  }

  /// Takes over what is asked for now.
  func update(_ placement: Placement, on monitor: DesktopMonitor) {
    guard placement != self.placement || monitor != self.monitor else { return }
    (self.placement, self.monitor) = (placement, monitor)
    put()
  }

  /// Looks at the folder and the clock again, and shows what has become of them.
  func refresh(at moment: Moment) {
    let next = makeCard(at: moment)
    guard next != card else { return }
    let isSame = card.map { $0.content == next.content && $0.size == next.size } ?? false
    card = next
    window.speak(name: next.name, description: next.description)
    // Files of the same name that are others now are no other picture, most of the time.
    paint(next, at: moment, fades: !isSame)
    if next.missingPicture != nil { desktop.pictures.ask(for: next, of: placement.widget) }
  }

  private func makeCard(at moment: Moment) -> DesktopCard {
    desktop.cards.card(
      of: placement, scale: monitor.scale, accent: desktop.bus?.appearance.accent, at: moment)
  }

  private func paint(_ card: DesktopCard, at moment: Moment, fades: Bool) {
    var painting = desktop.painter.paint(card)
    if painting.hasFallenBack {
      // What the manifest listed may just have been replaced.
      let again = makeCard(at: moment)
      if again != card {
        self.card = again
        painting = desktop.painter.paint(again)
      }
    }
    isDrawing = true
    let hasFaded = window.show(
      painting.pixels, cornerRadius: placement.shape.cornerRadius,
      fades: fades && desktop.showsMotion)
    shown = Shown(quality: painting.quality, file: painting.file, hasFaded: hasFaded)
  }

  private func hasShown() {
    isDrawing = false
    if let card, let shown {
      desktop.report.shown(placement, card, shown, output: monitor.name)
    }
    desktop.hasShown()
  }

  /// Finds a place where there is none yet, notes what pictures this monitor needs, and moves the window there.
  private func put() {
    let work = DesktopArea(
      x: 0, y: 0, width: monitor.workArea.width, height: monitor.workArea.height)
    let size = placement.shape.points
    let place =
      placement.place.map { DesktopGrid.inside($0, size: size, of: work) }
      ?? DesktopGrid.freePlace(for: size, in: work, others: desktop.areas(beside: self))
    let known = placement
    if placement.place == nil { placement.place = place }
    placement.scale = monitor.scale
    if placement != known { save() }
    window.put(at: place, size: size, on: monitor)
  }

  /// Writes where it is.
  private func save() {
    let now = placement
    desktop.attempt { () throws(StoreError) in
      try desktop.store.update(now.id) { stored in
        (stored.place, stored.scale, stored.output) = (now.place, now.scale, now.output)
      }
    }
  }

  // MARK: Hands

  private func hear(_ gesture: PictureWindow.Gesture) {
    switch gesture {
    case .click: if !desktop.isArranging { tap(by: 1) }
    case .scroll(let forward): tap(by: forward ? 1 : -1)
    case .middleClick: desktop.openInApp(placement.widget)
    case .menu(let trigger): window.showMenu(menu, name: desktop.words.menuName, trigger)
    case .drag(let across, let down): drag(across, down)
    case .drop: drop()
    case .arrow(let across, let down): arrow(across, down)
    case .escape: desktop.isArranging = false
    }
  }

  /// Goes on by so many photos, or back.
  func tap(by count: Int64) {
    desktop.attempt { () throws(StoreError) in
      // Read first: a tap on a widget that cannot be read must not count.
      _ = try desktop.widgets.load(placement.widget)
      try desktop.widgets.tap(placement.widget, by: count)
    }
    desktop.refresh()
  }

  private func drag(_ across: Double, _ down: Double) {
    guard let start = dragStart ?? placement.place else { return }
    dragStart = start
    let place = DesktopPlace(x: start.x + across, y: start.y + down)
    placement.place = place
    window.put(at: place, size: placement.shape.points, on: monitor)
  }

  private func drop() {
    dragStart = nil
    guard let place = placement.place else { return }
    let (monitor, there) = desktop.toolkit.monitor(
      under: place, size: placement.shape.points, from: monitor)
    if monitor.name != self.monitor.name {
      self.monitor = monitor
      placement.output = monitor.isMain ? nil : monitor.name
    }
    snap(to: there)
  }

  private func arrow(_ across: Double, _ down: Double) {
    guard desktop.isArranging else { return tap(by: across + down > 0 ? 1 : -1) }
    guard let place = placement.place else { return }
    let step = DesktopGrid.step
    snap(to: DesktopPlace(x: place.x + across * step, y: place.y + down * step), others: [])
  }

  private func snap(to place: DesktopPlace, others: [DesktopArea]? = nil) {
    let work = DesktopArea(
      x: 0, y: 0, width: monitor.workArea.width, height: monitor.workArea.height)
    placement.place = DesktopGrid.snapped(
      place, size: placement.shape.points, in: work,
      others: others ?? desktop.areas(beside: self))
    placement.scale = monitor.scale
    save()
    put()
    desktop.refresh()
  }
}
