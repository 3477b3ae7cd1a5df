import MantelCore
import MantelStore
import MantelSystem

/// What keeps a widget's photos from showing as they should.
public struct WidgetDiagnosis: Sendable, Equatable {
  /// What concerns the whole widget.
  public enum WidgetTrouble: Sendable, Equatable {
    /// It has no photos.
    case noPhotos
    /// This photo is pinned, so no other one shows.
    case pinned(PhotoIdentifier)
    /// It never changes by itself; another photo shows only after a tap.
    case neverChanges
    /// A followed folder, or one below it, cannot be looked through.
    case folder(FolderTrouble)
  }

  /// What concerns one photo. In each case the last good picture goes on showing.
  public enum PhotoTrouble: Sendable, Equatable {
    /// The file that it came from is gone or out of reach.
    case sourceMissing
    /// The file that it came from holds something else now; `mantel render` reads it anew.
    case sourceChanged
    /// Its pictures in the shared folder are damaged or gone; `mantel render` makes them anew from the source.
    case filesDamaged
    /// Some of its shapes have no finished picture yet; its thumb is shown there.
    case notRendered
    /// Some of its finished pictures show it as it was framed or dressed before.
    case outOfDate
  }

  /// Of the whole widget.
  public let widget: [WidgetTrouble]
  /// Every photo in the widget's order, with what troubles it, if anything does.
  public let photos: [(photo: WidgetPhoto, troubles: [PhotoTrouble])]

  /// Looks at a widget. Nothing is changed.
  public init(of document: WidgetDocument, in home: HomeFolder) throws(StoreError) {
    let finished = try WidgetStore(home).finishedRenders(of: document.id)
    let store = PhotoStore(home)
    photos = document.photos.map { entry in
      (
        entry,
        Self.troubles(
          of: entry, look: document.look(of: entry), finished: finished, store: store)
      )
    }
    var troubles: [WidgetTrouble] = []
    if document.photos.isEmpty { troubles.append(.noPhotos) }
    if let pinned = document.pinned, document.photos.count > 1 { troubles.append(.pinned(pinned)) }
    if document.every == .never, document.photos.count > 1 { troubles.append(.neverChanges) }
    if !document.follows.isEmpty {
      let known = try WidgetStore(home).followedFiles(of: document.id)
      troubles += FolderListing(of: document, in: home, known: known).troubles.map { .folder($0) }
    }
    widget = troubles
  }

  private static func troubles(
    of entry: WidgetPhoto, look: Look, finished: [ManifestDocument.Render], store: PhotoStore
  ) -> [PhotoTrouble] {
    var troubles: [PhotoTrouble] = []
    switch entry.source.state() {
    case .unchanged: break
    case .changed: troubles.append(.sourceChanged)
    case .missing: troubles.append(.sourceMissing)
    }
    guard store.isComplete(entry.photo), let document = try? store.document(of: entry.photo) else {
      return troubles + [.filesDamaged]
    }
    for item in RenderPlan.items(for: entry, document, look: look)
    where !finished.contains(where: { $0.file == item.render.file }) {
      let isOld = finished.contains {
        $0.photo == entry.photo && $0.shape == item.render.shape
      }
      let trouble: PhotoTrouble = isOld ? .outOfDate : .notRendered
      if !troubles.contains(trouble) { troubles.append(trouble) }
    }
    return troubles
  }

  /// Whether both see the same.
  public static func == (one: WidgetDiagnosis, other: WidgetDiagnosis) -> Bool {
    one.widget == other.widget
      && one.photos.elementsEqual(other.photos) {
        $0.photo == $1.photo && $0.troubles == $1.troubles
      }
  }
}
