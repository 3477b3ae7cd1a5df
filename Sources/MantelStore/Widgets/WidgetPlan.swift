import MantelCore

/// A stretch of time and the photo that a widget shows in it.
public struct WidgetPlanEntry: Sendable {
  /// In Unix seconds.
  public let start: Int64
  /// The photo's place in the widget's list.
  public let index: Int
  /// The photo.
  public let photo: WidgetPhoto
}

extension WidgetDocument {
  /// What the widget will show from `start` up to and without `end`, at most `limit` entries.
  ///
  /// The first entry begins at `start` itself; a pinned photo is one entry. Times are Unix seconds on the clock of `zone`.
  public func plan(
    from start: Int64, to end: Int64, offset: Int64, zone: TimeZoneRules, limit: Int
  ) -> [WidgetPlanEntry] {
    if let pinned, let index = photos.firstIndex(where: { $0.photo == pinned }) {
      return start < end ? [WidgetPlanEntry(start: start, index: index, photo: photos[index])] : []
    }
    return schedule.plan(
      from: start, to: end, offset: offset, count: photos.count, limit: limit,
      zone: zone.offset(at:)
    ).map { WidgetPlanEntry(start: $0.start, index: $0.index, photo: photos[$0.index]) }
  }
}
