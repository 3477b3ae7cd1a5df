import Glibc
import MantelModel
import MantelStore
import MantelSystem
import TestSupport
import Testing

@MainActor
@Suite(.timeLimit(patience)) struct PrivacyModelTests {
  private let test: TestApp
  private let privacy: PrivacyModel

  init() throws {
    test = try TestApp()
    privacy = PrivacyModel(test.app.services)
  }

  @Test func `what is stored is told to the byte`() async throws {
    #expect(privacy.rows == nil && privacy.connections == nil)
    await privacy.refresh()
    #expect(privacy.rows?.map(\.bytes) == [0, 0, 0])
    for (name, count) in [
      ("photos/a/master.jpg", 1000), ("photos/a/thumb.jpg", 77), ("photos/.tmp-1", 3),
      ("widgets/w/renders/1.jpg", 500), ("desktop/placements.json", 21), ("housekeeping.json", 9),
    ] {
      try test.test.folder.write([UInt8](repeating: 7, count: count), to: "home/\(name)")
    }
    let link = test.test.home.root.appending("photos/linked")
    let made = link.withCString { link in
      test.test.folder.path.withCString { symlink($0, link) }
    }
    #expect(made == 0)
    await privacy.refresh()
    let rows = try #require(privacy.rows)
    #expect(rows.map(\.kind) == [.photos, .widgets, .desktop])
    #expect(rows.map(\.bytes) == [1080, 500, 21])
    #expect(rows.map(\.path) == ["photos", "widgets", "desktop"].map(privacy.folder.appending))
  }

  @Test func `connections are counted as they are`() async throws {
    await privacy.refresh()
    #expect(privacy.connections == 0)
    let inet = OpenFile(owning: socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0))
    let local = OpenFile(owning: socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0))
    try #require(inet.descriptor >= 0 && local.descriptor >= 0)
    await privacy.refresh()
    #expect(privacy.connections == 1)
    do {
      let other = OpenFile(owning: socket(AF_INET6, Int32(SOCK_DGRAM.rawValue), 0))
      await privacy.refresh()
      // A system may be without IPv6.
      #expect(privacy.connections == (other.descriptor >= 0 ? 2 : 1))
    }
    withExtendedLifetime((inet, local)) {}
  }
}
