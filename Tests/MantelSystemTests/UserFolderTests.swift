import Testing

@testable import MantelSystem

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

  @Test func `the pictures are where the settings of the desktop say`() {
    let lines = "# a comment\nXDG_DESKTOP_DIR=\"$HOME/Tisch\"\nXDG_PICTURES_DIR=\"$HOME/Bilder\"\n"
    #expect(
      UserFolder.folder("XDG_PICTURES_DIR", in: Array(lines.utf8), home: home)
        == FilePath("/home/ada/Bilder"))
    let absolute = Array("XDG_PICTURES_DIR=\"/srv/photos\"\n".utf8)
    #expect(
      UserFolder.folder("XDG_PICTURES_DIR", in: absolute, home: home) == FilePath("/srv/photos"))
    for broken in ["XDG_PICTURES_DIR=\"\"", "XDG_PICTURES_DIR=\"$HOME/x", "XDG_PICTURES_DIR=\"x\""]
    {
      #expect(
        UserFolder.folder("XDG_PICTURES_DIR", in: Array(broken.utf8), home: home) == nil)
    }
  }
}
