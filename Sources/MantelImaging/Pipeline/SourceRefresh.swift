import MantelCore
import MantelStore
import MantelSystem

/// Looks after a widget's photos whose files have changed since they were imported.
struct SourceRefresh: Sendable {
  let widgets: WidgetStore
  let intake: PhotoIntake
  let width: Int

  /// Imports anew what was overwritten; the new photo takes the old one's place, the crops that a hand has set, and its look.
  ///
  /// A file that is gone is left alone: its last good pictures go on showing.
  /// - Returns: the widget's document as it is afterwards, and what could not be read, by the photo that goes on standing for it.
  func run(_ document: WidgetDocument, moment: Moment) async throws(StoreError)
    -> (document: WidgetDocument, failures: [(WidgetPhoto, PhotoFailure)])
  {
    let changed = document.photos.filter { entry in
      if case .changed = entry.source.state() { return true }
      return false
    }
    if changed.isEmpty { return (document, []) }
    var arrivals: [(WidgetPhoto, PhotoIntake.Arrival)] = []
    var failures: [(WidgetPhoto, PhotoFailure)] = []
    let intake = intake
    await forEachInParallel(changed, width: width) { entry in
      await Result { () async throws(PhotoFailure) in try await intake.take(entry.source.path) }
    } body: { index, result in
      switch result {
      case .success(let arrival): arrivals.append((changed[index], arrival))
      case .failure(let failure): failures.append((changed[index], failure))
      }
    }
    let updated = try widgets.update(document.id) { widget, offset throws(StoreError) in
      for (entry, arrival) in arrivals {
        try widget.replace(
          entry, with: arrival.document.id, from: arrival.source, offset: offset, at: moment)
        if let index = widget.photos.firstIndex(where: { $0.photo == arrival.document.id }) {
          widget.refreshSmartFraming(at: index, by: arrival.document)
        }
      }
    }
    return (updated, failures)
  }
}
