import MantelImaging
import MantelStore
import MantelSystem
import TestSupport
import Testing

struct PhotoIntakeTests {
  @Test func `what is no file of bytes is told apart without being waited for`() async throws {
    let test = try TestHome()
    let intake = PhotoIntake(test.home, importer: FakeWorker())
    let empty = try test.folder.write("", to: "empty.jpg")
    await #expect(throws: PhotoFailure.imaging(.empty)) { try await intake.take(empty) }
    await #expect(throws: PhotoFailure.imaging(.notAFile(.folder))) {
      try await intake.take(test.folder.path)
    }
    await #expect(throws: PhotoFailure.imaging(.notAFile(.device))) {
      try await intake.take("/dev/null")
    }
    let missing = test.folder.path.appending("missing.jpg")
    await #expect(throws: PhotoFailure.imaging(.system(SystemError(.inspect, missing, code: 2)))) {
      try await intake.take(missing)
    }
  }

  @Test func `a photo from two places is one photo`() async throws {
    let test = try TestHome()
    let intake = PhotoIntake(test.home, importer: FakeWorker())
    let one = try await intake.take(try test.folder.write("photo", to: "one.jpg"))
    let two = try await intake.take(try test.folder.write("photo", to: "two.jpg"))
    #expect(one.document == two.document)
    #expect(one.source != two.source)
    #expect(try test.photos.all() == [one.document.id])
  }

  @Test func `a photo in the store is recognized by its bytes, and another is not`() async throws {
    let test = try TestHome()
    let worker = FakeWorker()
    let intake = PhotoIntake(test.home, importer: worker)
    let known = try await intake.take(try test.folder.write("photo", to: "one.jpg"))
    let twin = try await intake.recognize(try test.folder.write("photo", to: "two.jpg"))
    #expect(twin?.document == known.document)
    let other = try test.folder.write("photo, another", to: "three.jpg")
    #expect(try await intake.recognize(other) == nil)
    #expect(worker.imported == 1)
  }
}
