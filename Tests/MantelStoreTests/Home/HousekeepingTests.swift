import MantelStore
import MantelSystem
import TestSupport
import Testing

@Suite struct HousekeepingTests {
  private let day: Int64 = 86_400

  @Test func `house is kept at first, and then once a day`() throws {
    let test = try TestHome()
    _ = try test.publish(1)
    #expect(test.home.isHousekeepingDue(now: 1000))
    try test.home.noteHousekeeping(now: 1000)
    #expect(!test.home.isHousekeepingDue(now: 1000 + day - 1))
    #expect(test.home.isHousekeepingDue(now: 1000 + day))
    #expect(test.home.isHousekeepingDue(now: 1000 - day), "the clock may have been wrong before")
  }

  @Test func `a note that cannot be read does not keep house from being kept`() throws {
    let test = try TestHome()
    _ = try test.publish(1)
    try test.folder.write("{\"version\": 1, \"done\": \"soon\"}", to: "home/housekeeping.json")
    #expect(test.home.isHousekeepingDue(now: 0))
  }

  @Test func `a home in which nothing was made stays unmade`() throws {
    let test = try TestHome()
    let home = HomeFolder(test.folder.path.appending("nothing"))
    try home.noteHousekeeping(now: 0)
    #expect(!Folder.exists(home.root))
  }
}
