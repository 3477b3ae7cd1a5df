import MantelCore
import MantelSystem

/// A point in time on a zone's clock.
public struct Moment: Sendable {
  /// In Unix seconds.
  public let time: Int64
  /// The clock's rules.
  public let zone: TimeZoneRules

  /// `time` in Unix seconds, on the clock of `zone`.
  public init(time: Int64, zone: TimeZoneRules) {
    self.time = time
    self.zone = zone
  }

  /// The day on the zone's clock.
  public var localDate: CivilDate {
    CivilDate(daysSince1970: floorDiv(time + zone.offset(at: time), 86_400))
  }

  /// The first second of the zone's next day.
  public var nextMidnight: Int64 {
    zone.instant(ofLocal: (localDate.daysSince1970 + 1) * 86_400)
  }
}

/// Edits of a widget. Each keeps the photo on screen until its slot ends, as `Schedule.anchor` promises.
extension WidgetDocument {
  /// Changes the list or the settings, at `moment` and with `offset` taps so far.
  public mutating func edit(
    offset: Int64, at moment: Moment, _ change: (inout WidgetDocument) throws(StoreError) -> Void
  ) throws(StoreError) {
    let before = self
    try change(&self)
    if let pinned, !photos.contains(where: { $0.photo == pinned }) { self.pinned = nil }
    anchor = before.schedule.anchor(
      at: moment.time, offset: offset, photos: before.photos.map(\.photo), editedTo: schedule,
      editedPhotos: photos.map(\.photo), zone: moment.zone.offset(at:))
  }

  /// Puts a photo at the end of the list by the user's own hand.
  ///
  /// In a full widget the oldest photo that came from a followed folder makes room. One that came so itself, or was removed before, is the
  /// user's own from now on.
  /// - Returns: false where the widget has this photo already; its source is then the newer one, the rest stays.
  /// - Throws: `widgetFull` beyond the limit.
  public mutating func append(_ photo: WidgetPhoto) throws(StoreError) -> Bool {
    if let index = photos.firstIndex(where: { $0.photo == photo.photo }) {
      photos[index].source = photo.source
      photos[index].isFollowed = false
      return false
    }
    if photos.count >= Self.maximumPhotos { makeRoom() }
    guard photos.count < Self.maximumPhotos else {
      throw .widgetFull(name: name, limit: Self.maximumPhotos)
    }
    following?.refused.removeAll { $0 == photo.photo }
    photos.append(photo)
    return true
  }

  /// Lets the photo that a source holds now take the place, crop and look of the one that it held before.
  ///
  /// Nothing happens when the entry is gone, or its source was changed, since `entry` was read. The plan goes on as it was, unless the
  /// widget had the new photo already: then the old one is removed.
  public mutating func replace(
    _ entry: WidgetPhoto, with photo: PhotoIdentifier, from source: SourceRecord, offset: Int64,
    at moment: Moment
  ) throws(StoreError) {
    guard
      let index = photos.firstIndex(where: { $0.photo == entry.photo && $0.source == entry.source })
    else { return }
    let isElsewhere = photo != entry.photo && photos.contains { $0.photo == photo }
    if isElsewhere {
      try edit(offset: offset, at: moment) { $0.photos.remove(at: index) }
    } else {
      photos[index].photo = photo
      photos[index].source = source
      if pinned == entry.photo { pinned = photo }
    }
  }
}
