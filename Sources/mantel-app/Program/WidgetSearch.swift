import AdwaitaEngine
import MantelModel
import MantelStore

/// Answers the search of the desktop: widgets by their names and the names of their photos.
final class WidgetSearch: SearchAnswering {
  private let app: AppModel
  private let show: (WidgetIdentifier?) -> Void

  init(_ app: AppModel, show: @escaping (WidgetIdentifier?) -> Void) {
    self.app = app
    self.show = show
  }

  func results(for terms: [String]) -> [String] {
    app.search(terms).map(\.text)
  }

  func results(for terms: [String], among previous: [String]) -> [String] {
    results(for: terms).filter { previous.contains($0) }
  }

  func metas(of ids: [String]) -> [SearchMeta] {
    ids.compactMap { id in
      guard let widget = WidgetIdentifier(id), let result = app.searchResult(widget) else {
        return nil
      }
      return SearchMeta(
        id: id, name: result.name, description: result.detail, iconFile: result.picture)
    }
  }

  func activate(id: String, terms: [String]) {
    show(WidgetIdentifier(id))
  }

  func showAll(terms: [String]) {
    show(nil)
  }
}
