import MantelCore
import MantelStore
import MantelSystem
import MantelWords

/// What the search of the desktop finds.
extension AppModel {
  /// A widget that was found.
  public struct SearchResult: Equatable, Sendable {
    /// Its name.
    public let name: String
    /// How many photos, and when they change.
    public let detail: String
    /// The file of the picture that it shows now; nil where there is none.
    public let picture: String?
  }

  /// The widgets that all terms mean, by their names or by those of their photos.
  public func search(_ terms: [String]) -> [WidgetIdentifier] {
    let terms = terms.map { $0.lowercased() }.filter { !$0.isEmpty }
    guard !terms.isEmpty, let widgets = try? services.widgets.loadAll().widgets else { return [] }
    return widgets.filter { widget in
      let names = [widget.name] + widget.photos.map { $0.source.path.lossyName }
      let text = names.joined(separator: "\n").lowercased()
      return terms.allSatisfy { text.contains($0) }
    }.map(\.id)
  }

  /// What is said of a widget that was found; nil where it is gone.
  public func searchResult(_ widget: WidgetIdentifier) -> SearchResult? {
    guard let document = try? services.widgets.load(widget) else { return nil }
    let shown = try? services.widgets.shown(document, shape: .small, at: services.now())
    return SearchResult(
      name: document.name,
      detail: words.cardDetail(
        schedule: words.schedule(of: document), photos: document.photos.count),
      picture: shown?.picture.file?.lossyText)
  }

  /// When something else is shown in some widget, in Unix seconds; nil when nothing changes by itself.
  public var nextChange: Int64? {
    let moment = services.now()
    let widgets = (try? services.widgets.loadAll().widgets) ?? []
    let changes = widgets.compactMap { widget -> Int64? in
      guard widget.pinned == nil, widget.photos.count > 1 else { return nil }
      return widget.schedule.nextChange(after: moment.time, zone: moment.zone.offset(at:))
    }
    // How long ago a photo was taken changes by the calendar.
    return (changes + [moment.nextMidnight]).min()
  }
}
