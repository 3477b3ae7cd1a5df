import MantelCore
import MantelStore

/// What an edit changed in a widget's document, so that it can be done, undone and done again on a document that others have changed
/// meanwhile: only what the edit itself touched is touched again.
public nonisolated struct WidgetChange: Equatable, Sendable {
  /// The document that the edit began with.
  public var before: WidgetDocument
  /// What the edit made of it.
  public var after: WidgetDocument

  /// The change from one state of a widget to another.
  public init(from before: WidgetDocument, to after: WidgetDocument) {
    self.before = before
    self.after = after
  }

  /// The change back.
  public var reversed: WidgetChange { WidgetChange(from: after, to: before) }

  /// Whether nothing changes.
  public var isEmpty: Bool {
    before.name == after.name && before.every == after.every && before.start == after.start
      && before.order == after.order && before.pinned == after.pinned && before.look == after.look
      && before.photos == after.photos && before.follows == after.follows
  }

  /// Does the change to `document`, at `moment` and with `offset` taps so far.
  public func apply(to document: inout WidgetDocument, offset: Int64, at moment: Moment)
    throws(StoreError)
  {
    try document.edit(offset: offset, at: moment) { edited throws(StoreError) in
      if before.name != after.name { edited.name = after.name }
      if before.every != after.every { edited.every = after.every }
      if before.start != after.start { edited.start = after.start }
      if before.order != after.order { edited.order = after.order }
      if before.look != after.look { edited.look = after.look }
      changePhotos(of: &edited)
      try changeFollows(of: &edited)
      if before.pinned != after.pinned {
        let isThere = edited.photos.contains { $0.photo == after.pinned }
        edited.pinned = isThere ? after.pinned : nil
      }
    }
  }

  private func changeFollows(of document: inout WidgetDocument) throws(StoreError) {
    for folder in before.follows where !after.follows.contains(folder) {
      document.unfollow(folder)
    }
    for folder in after.follows where !before.follows.contains(folder) {
      _ = try document.follow(folder)
    }
  }

  private func changePhotos(of document: inout WidgetDocument) {
    let old = Dictionary(before.photos.map { ($0.photo, $0) }) { first, _ in first }
    let new = Dictionary(after.photos.map { ($0.photo, $0) }) { first, _ in first }
    for index in document.photos.indices {
      let photo = document.photos[index].photo
      guard let was = old[photo], let becomes = new[photo] else { continue }
      if was.framing != becomes.framing { document.photos[index].framing = becomes.framing }
      if was.look != becomes.look { document.photos[index].look = becomes.look }
      if was.isFollowed != becomes.isFollowed {
        document.photos[index].isFollowed = becomes.isFollowed
      }
    }
    guard before.photos.map(\.photo) != after.photos.map(\.photo) else { return }
    let gone = document.photos.map(\.photo).filter { old[$0] != nil && new[$0] == nil }
    let refused = Set(after.following?.refused ?? [])
    document.remove(gone.filter(refused.contains))
    document.depart(gone.filter { !refused.contains($0) })
    for entry in after.photos where old[entry.photo] == nil { document.restore(entry) }
    sort(&document.photos)
  }

  /// Puts photos in the order that the edit made; those that it does not know stay behind the one that they stood behind.
  private func sort(_ photos: inout [WidgetPhoto]) {
    let places = Dictionary(
      after.photos.enumerated().map { ($0.element.photo, $0.offset) }, uniquingKeysWith: min)
    var rank = -1
    let ranked = photos.enumerated().map { index, entry in
      if let place = places[entry.photo] { rank = place }
      return (rank: places[entry.photo] ?? rank, index: index, entry: entry)
    }
    photos = ranked.sorted { one, other in
      let (knows, isKnown) = (places[one.entry.photo] != nil, places[other.entry.photo] != nil)
      if one.rank != other.rank { return one.rank < other.rank }
      return knows != isKnown ? knows : one.index < other.index
    }.map(\.entry)
  }
}
