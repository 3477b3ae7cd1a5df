import MantelStore
import MantelSystem
import Testing

struct HomeFolderTests {
  private func home(_ variables: [String: FilePath]) throws -> FilePath {
    try HomeFolder.standard(workingFolder: "/work") { variables[$0] }.root
  }

  @Test func `the first variable that is set says where the shared folder is`() throws {
    #expect(try home(["MANTEL_HOME": "/m", "XDG_DATA_HOME": "/x", "HOME": "/h"]) == "/m")
    #expect(try home(["XDG_DATA_HOME": "/x", "HOME": "/h"]) == "/x/mantel")
    #expect(try home(["HOME": "/h"]) == "/h/.local/share/mantel")
  }

  @Test func `MANTEL_HOME may be relative, and a relative XDG_DATA_HOME does not count`() throws {
    #expect(try home(["MANTEL_HOME": "m"]) == "/work/m")
    #expect(try home(["XDG_DATA_HOME": "x", "HOME": "/h"]) == "/h/.local/share/mantel")
  }

  @Test func `without any of them there is no shared folder`() {
    #expect(throws: StoreError.homeUnknown) { try home([:]) }
  }
}
