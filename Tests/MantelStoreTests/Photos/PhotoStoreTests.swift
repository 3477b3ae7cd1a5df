import MantelCore
import MantelStore
import MantelSystem
import TestSupport
import Testing

struct PhotoStoreTests {
  @Test func `a photo is there with all its pictures or not at all`() throws {
    let test = try TestHome()
    let document = try test.publish(1)
    #expect(test.photos.isComplete(document.id))
    #expect(try test.photos.document(of: document.id) == document)
    #expect(try test.photos.all() == [document.id])
    try Folder.removeFile(test.photos.folder(of: document.id).glow)
    #expect(!test.photos.isComplete(document.id))
  }

  @Test func `a photo that is published again stays as it is, unless its files are damaged`() throws
  {
    let test = try TestHome()
    let document = try test.publish(1)
    let master = test.photos.folder(of: document.id).master
    let before = try FileStatus.of(master)
    _ = try test.publish(1)
    #expect(try FileStatus.of(master) == before)
    try Folder.removeFile(master)
    _ = try test.publish(1)
    #expect(test.photos.isComplete(document.id))
  }

  @Test func `a photo of an older document is known better when it is published again`() throws {
    let test = try TestHome()
    let old = try test.publish(1)
    #expect(old.subject == nil)
    let subject = SubjectRecord(kind: .middle, parts: [])
    let place = GeoPosition(latitude: 52, longitude: 13)
    let new = PhotoDocument(
      id: old.id, format: old.format, original: old.original, averageColor: old.averageColor,
      accentColor: AverageColor(red: 9, green: 8, blue: 7), subject: subject,
      metadata: PhotoMetadata(camera: "Leica M6", position: place))
    try test.publish(new)
    let read = try test.photos.document(of: old.id)
    #expect(read == new)
    #expect(read.metadata == PhotoMetadata(camera: "Leica M6"), "where it was taken is not kept")
    _ = try test.publish(1)
    #expect(try test.photos.document(of: old.id) == new)
  }

  @Test func `a photo that no widget uses is kept for 30 days and then let go`() throws {
    let test = try TestHome()
    let document = try test.publish(1)
    let day: Int64 = 86_400
    try test.photos.collectUnused(keeping: [document.id], now: 0)
    #expect(try test.photos.document(of: document.id).unusedSince == nil)
    try test.photos.collectUnused(keeping: [], now: day)
    #expect(try test.photos.document(of: document.id).unusedSince?.unixSeconds == day)
    try test.photos.collectUnused(keeping: [], now: 31 * day)
    #expect(test.photos.isComplete(document.id))
    try test.photos.collectUnused(keeping: [], now: 31 * day + 1)
    #expect(try test.photos.all().isEmpty)
  }

  @Test func `a photo that is used again in time starts its 30 days anew`() throws {
    let test = try TestHome()
    let document = try test.publish(1)
    let day: Int64 = 86_400
    try test.photos.collectUnused(keeping: [], now: 0)
    try test.photos.collectUnused(keeping: [document.id], now: 29 * day)
    try test.photos.collectUnused(keeping: [], now: 40 * day)
    #expect(test.photos.isComplete(document.id))
    _ = try test.publish(1)
    try test.photos.collectUnused(keeping: [], now: 100 * day)
    #expect(test.photos.isComplete(document.id), "adding it again counts as use")
  }

  @Test func `another photo's document is not believed`() throws {
    let test = try TestHome()
    let one = try test.publish(1)
    let two = try test.publish(2)
    let bytes = try test.folder.read("home/photos/\(one.id.text)/photo.json")
    try test.folder.write(bytes, to: "home/photos/\(two.id.text)/photo.json")
    #expect(throws: StoreError.self) { try test.photos.document(of: two.id) }
  }
}
