import MantelCore
import MantelModel
import MantelStore
import TestSupport

/// Widgets and edits by chance, the same for the same generator.
enum RandomEdits {
  /// A widget without photos.
  static func empty() throws -> WidgetDocument {
    let text = "00000000-0000-4000-8000-000000000001"
    guard let id = WidgetIdentifier(text) else { throw FixtureError.badIdentifier(text) }
    return WidgetDocument(
      id: id, created: Timestamp(unixSeconds: 0), name: "Hearth", every: .hour, start: .midnight,
      order: .inOrder)
  }

  /// A widget with up to 50 of 60 photos.
  static func document(_ chance: inout SplitMix64) throws -> WidgetDocument {
    var document = try empty()
    let many = chance.below(4) == 0
    try addPhotos(Int(chance.below(many ? 51 : 8)), to: &document, &chance)
    if chance.below(3) == 0 { document.pinned = document.photos.first?.photo }
    return document
  }

  /// The widget after some edits.
  static func edited(_ document: WidgetDocument, _ chance: inout SplitMix64) throws
    -> WidgetDocument
  {
    var document = document
    for _ in 0...chance.below(4) { try edit(&document, &chance) }
    if !document.photos.contains(where: { $0.photo == document.pinned }) { document.pinned = nil }
    return document
  }

  private static func edit(_ document: inout WidgetDocument, _ chance: inout SplitMix64) throws {
    let index = document.photos.isEmpty ? nil : Int(chance.below(UInt64(document.photos.count)))
    switch chance.below(10) {
    case 0: document.name = "Name \(chance.below(3))"
    case 1: document.every = ScheduleInterval.allCases[Int(chance.below(7))]
    case 2: document.order = chance.below(2) == 0 ? .inOrder : .shuffled
    case 3: try addPhotos(Int(chance.below(4)), to: &document, &chance)
    case 4: try addPhotos(1, to: &document, &chance)
    case 5: if let index { document.photos.remove(at: index) }
    case 6:
      guard let index else { return }
      let entry = document.photos.remove(at: index)
      document.photos.insert(entry, at: Int(chance.below(UInt64(document.photos.count) + 1)))
    case 7:
      guard let index else { return }
      document.photos[index].framing.set(
        CropState(zoom: 1 + Double(chance.below(5)) / 2),
        for: chance.below(2) == 0 ? nil : .small)
    case 8:
      guard let index else { return }
      var look = LookSettings()
      look.filter = PhotoFilter.allCases[Int(chance.below(11))]
      document.photos[index].look = chance.below(3) == 0 ? nil : look
    default: document.pinned = index.map { document.photos[$0].photo }
    }
  }

  private static func addPhotos(
    _ count: Int, to document: inout WidgetDocument, _ chance: inout SplitMix64
  ) throws {
    for _ in 0..<count where document.photos.count < WidgetDocument.maximumPhotos {
      var photo = try TestHome.photo(Int(chance.below(60)))
      while document.photos.contains(where: { $0.photo == photo.photo }) {
        photo = try TestHome.photo(Int(chance.below(60)))
      }
      let place = chance.below(3) == 0 ? Int(chance.below(UInt64(document.photos.count) + 1)) : nil
      document.photos.insert(photo, at: place ?? document.photos.count)
    }
  }
}
