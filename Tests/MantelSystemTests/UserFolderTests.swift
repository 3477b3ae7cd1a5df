import MantelSystem
import Testing

struct UserFolderTests {
  private let home = FilePath("/home/ada")

  @Test(arguments: [
    ("/home/ada/.local/share/mantel", "~/.local/share/mantel"), ("/home/ada", "~"),
    ("/home/adam/x", "/home/adam/x"), ("/srv/photos", "/srv/photos"),
  ])
  func `a path in the home folder is shown with a tilde`(path: String, text: String) {
    #expect(UserFolder.shortText(of: FilePath(path), home: home) == text)
  }

  @Test func `where the home folder is the root nothing is shortened`() {
    #expect(UserFolder.shortText(of: FilePath("/srv"), home: FilePath("/")) == "/srv")
  }
}
