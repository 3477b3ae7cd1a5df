import MantelCore
import MantelDesktop
import MantelImaging
import MantelStore
import MantelSystem
import MantelWords
import Observation

/// All widgets, a card each.
@Observable
public final class GalleryModel {
  /// In the order in which they were made.
  public private(set) var cards: [GalleryCard] = []
  /// Why some widgets cannot be read, a sentence each.
  public private(set) var troubles: [String] = []
  /// Whether the folder has been looked at.
  public private(set) var isLoaded = false
  /// Whether the program that shows widgets on the desktop runs.
  public private(set) var isDesktopShown = false

  /// Hears which folders the widgets follow whenever the folder is looked at.
  @ObservationIgnored var onFollows: ([WidgetIdentifier: [FilePath]]) -> Void = { _ in }
  /// How often the folder has been looked at: what cards show may have changed where they themselves have not.
  public private(set) var looks = 0

  /// Hears of each widget that another program has made or changed since it was looked at last.
  @ObservationIgnored var onChange: (WidgetIdentifier) -> Void = { _ in }
  @ObservationIgnored private var known: [WidgetIdentifier: WidgetDocument] = [:]

  @ObservationIgnored private let services: AppServices

  init(_ services: AppServices) {
    self.services = services
  }

  /// Whether there is nothing yet, and the getting-started page is the one to show.
  public var isEmpty: Bool { isLoaded && cards.isEmpty && troubles.isEmpty }

  /// Looks at the folder again.
  public func refresh() {
    let words = services.words
    var placements: [Placement] = []
    var troubles: [String] = []
    do throws(StoreError) {
      placements = try services.desktop.placements()
    } catch {
      troubles.append(words.explain(error))
    }
    let shown = Set(
      placements.filter { services.desktop.isShown($0.id) }.map(\.widget))
    let placed = Set(placements.map(\.widget))
    var cards: [GalleryCard] = []
    do throws(StoreError) {
      let (widgets, failures) = try services.widgets.loadAll()
      cards = widgets.map { document in
        GalleryCard(
          id: document.id, name: document.name,
          schedule: words.schedule(of: document), photoCount: document.photos.count,
          isOnDesktop: shown.contains(document.id), isPlaced: placed.contains(document.id))
      }
      troubles += failures.map { words.explain($0) }
      learn(widgets)
      let following = widgets.filter { !$0.follows.isEmpty }
      onFollows(Dictionary(following.map { ($0.id, $0.follows) }) { first, _ in first })
    } catch {
      troubles.append(words.explain(error))
    }
    let isRunning = services.desktop.isRunning
    if cards != self.cards { self.cards = cards }
    if troubles != self.troubles { self.troubles = troubles }
    if isRunning != isDesktopShown { isDesktopShown = isRunning }
    if !isLoaded { isLoaded = true }
    looks &+= 1
  }

  /// What this program made of a widget.
  func learn(_ document: WidgetDocument) {
    known[document.id] = document
  }

  /// Whether a widget was like this when it was looked at last.
  func knows(_ document: WidgetDocument) -> Bool { known[document.id] == document }

  private func learn(_ widgets: [WidgetDocument]) {
    let changed = isLoaded ? widgets.filter { $0 != known[$0.id] } : []
    known = Dictionary(widgets.map { ($0.id, $0) }) { first, _ in first }
    for document in changed { onChange(document.id) }
  }

  /// What a widget shows now, drawn by the very code that draws it on the desktop; `scale` in pixels a point.
  public func preview(_ widget: WidgetIdentifier, shape: WidgetShape, scale: Double) async
    -> CardPicture
  {
    await services.painter.card(
      of: Placement(widget: widget, shape: shape), scale: scale, at: services.now())
  }

  /// A name like `name` that no widget has.
  func freeName(_ name: String) -> String {
    let names = Set(cards.map(\.name))
    guard names.contains(name) else { return name }
    let numbered = (2...).lazy.map { number in
      let suffix = " \(number)"
      return name.prefix(WidgetDocument.maximumNameLength - suffix.count) + suffix
    }
    return numbered.map(String.init).first { !names.contains($0) } ?? name
  }
}

/// What the gallery says of a widget.
public nonisolated struct GalleryCard: Equatable, Sendable, Identifiable {
  /// Which widget.
  public let id: WidgetIdentifier
  /// What the user calls it.
  public let name: String
  /// Its schedule in words.
  public let schedule: String
  /// How many photos it has.
  public let photoCount: Int
  /// Whether it is on screen, on the desktop.
  public let isOnDesktop: Bool
  /// Whether it has a place on the desktop, be it shown or not.
  public let isPlaced: Bool
}
