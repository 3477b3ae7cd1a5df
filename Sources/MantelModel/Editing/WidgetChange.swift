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
      try change(&edited)
    }
  }

  /// The photos that it brings to the widget.
  var restored: Set<PhotoIdentifier> {
    Set(after.photos.map(\.photo)).subtracting(before.photos.map(\.photo))
  }

  /// This change and the one that follows it as one. What others changed between the two is no part of it; nil where it cannot be told
  /// apart.
  func joined(with next: WidgetChange) -> WidgetChange? {
    var before = next.before
    do throws(StoreError) {
      try reversed.change(&before)
    } catch {
      return nil
    }
    return WidgetChange(from: before, to: next.after)
  }

  /// All but what keeps the plan's promise.
  private func change(_ document: inout WidgetDocument) throws(StoreError) {
    if before.name != after.name { document.name = after.name }
    if before.every != after.every { document.every = after.every }
    if before.start != after.start { document.start = after.start }
    if before.order != after.order { document.order = after.order }
    document.look = Self.merged(before.look, after.look, into: document.look)
    changePhotos(of: &document)
    try changeFollows(of: &document)
    if before.pinned != after.pinned {
      let isThere = document.photos.contains { $0.photo == after.pinned }
      document.pinned = isThere ? after.pinned : nil
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
      if was.source != becomes.source { document.photos[index].source = becomes.source }
      document.photos[index].framing.take(from: was.framing, to: becomes.framing)
      document.photos[index].look = Self.merged(
        was.look, becomes.look, into: document.photos[index].look)
      if was.isFollowed != becomes.isFollowed {
        document.photos[index].isFollowed = becomes.isFollowed
      }
    }
    guard before.photos.map(\.photo) != after.photos.map(\.photo) else { return }
    let gone = document.photos.map(\.photo).filter { old[$0] != nil && new[$0] == nil }
    let refused = Set(after.following?.refused ?? [])
    document.remove(gone.filter(refused.contains))
    document.depart(gone.filter { !refused.contains($0) })
    for entry in after.photos where old[entry.photo] == nil { insert(entry, into: &document) }
    let isSorted =
      before.photos.map(\.photo).filter { new[$0] != nil }
      == after.photos.map(\.photo).filter { old[$0] != nil }
    if !isSorted { sort(&document.photos) }
  }

  /// Puts a photo behind the one that the edit put it behind, and behind whatever others have put there.
  private func insert(_ entry: WidgetPhoto, into document: inout WidgetDocument) {
    let there = Set(document.photos.map(\.photo))
    guard !there.contains(entry.photo) else { return }
    document.restore(entry)
    guard let last = document.photos.last, last.photo == entry.photo else { return }
    document.photos.removeLast()
    let known = Set((before.photos + after.photos).map(\.photo))
    let previous = after.photos.prefix { $0.photo != entry.photo }.last { there.contains($0.photo) }
    var place =
      previous.flatMap { previous in
        document.photos.firstIndex { $0.photo == previous.photo }
      }.map { $0 + 1 } ?? 0
    while place < document.photos.count, !known.contains(document.photos[place].photo) {
      place += 1
    }
    document.photos.insert(last, at: place)
  }

  /// A look with the choices that the edit changed; nil where that leaves none and the edit made none.
  private static func merged(
    _ was: LookSettings?, _ becomes: LookSettings?, into look: LookSettings?
  ) -> LookSettings? {
    guard was != becomes else { return look }
    let (old, new) = (was ?? LookSettings(), becomes ?? LookSettings())
    var merged = look ?? LookSettings()
    func take<Value: Equatable>(_ choice: WritableKeyPath<LookSettings, Value?>) {
      if old[keyPath: choice] != new[keyPath: choice] {
        merged[keyPath: choice] = new[keyPath: choice]
      }
    }
    take(\.filter)
    take(\.intensity)
    take(\.frame)
    take(\.mat)
    take(\.caption)
    take(\.text)
    take(\.font)
    take(\.fit)
    return merged.isEmpty && becomes == nil ? nil : merged
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

extension PhotoFraming {
  /// Takes over the crops that differ between two framings.
  fileprivate nonisolated mutating func take(from was: PhotoFraming, to becomes: PhotoFraming) {
    if was.shared != becomes.shared { shared = becomes.shared }
    for shape in WidgetShape.allCases where was[shape] != becomes[shape] {
      self[shape] = becomes[shape]
    }
    let changed = was.smart.symmetricDifference(becomes.smart)
    smart = smart.subtracting(changed).union(becomes.smart.intersection(changed))
  }
}
