import MantelStore
import MantelSystem
import TestSupport
import Testing

/// The file by which sessions start the desktop's widgets.
@Suite struct AutostartFileTests {
  private let folder: TemporaryFolder
  private let file: AutostartFile
  private let name = "autostart/org.mantel.Widget.desktop"

  init() throws {
    folder = try TemporaryFolder()
    file = AutostartFile(settings: folder.path)
  }

  private func entry(_ program: FilePath, home: FilePath? = nil) -> DesktopEntry {
    DesktopEntry(
      name: .init("Widgets", translations: [("de", "Fenster\tund\\")]),
      comment: .init("Shows", translations: []), program: program,
      variables: home.map { [("MANTEL_HOME", $0)] } ?? [])
  }

  private func lines(_ entry: DesktopEntry) -> [String] {
    String(decoding: entry.bytes, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  @Test func `it is there, then it is not`() throws {
    #expect(!file.isOn)
    try file.write(entry("/opt/mantel-widget"))
    #expect(file.isOn)
    #expect(try folder.read(name) == entry("/opt/mantel-widget").bytes)
    #expect(try Folder.names(in: file.path.parent).count == 1)
    try file.remove()
    try file.remove()
    #expect(!file.isOn && !Folder.exists(file.path))
  }

  @Test(arguments: ["Hidden=true", "X-GNOME-Autostart-enabled=false"])
  func `a program for settings can switch it off, and we on again`(_ line: String) throws {
    try folder.write("[Desktop Entry]\nType=Application\n\(line)\n", to: name)
    #expect(!file.isOn)
    try file.write(entry("/opt/mantel-widget"))
    #expect(file.isOn)
  }

  @Test func `a folder in its place is told`() throws {
    try Folder.create(file.path)
    #expect(!file.isOn)
    #expect(throws: StoreError.self) { try file.write(entry("/opt/mantel-widget")) }
    #expect(throws: StoreError.self) { try file.remove() }
  }

  @Test func `settings lie where the session says, else in the user's folder`() {
    func path(_ variables: [String: FilePath]) -> FilePath? {
      AutostartFile.standard { variables[$0] }?.path
    }
    #expect(
      path(["XDG_CONFIG_HOME": "/c", "HOME": "/h"]) == "/c/autostart/org.mantel.Widget.desktop")
    #expect(path(["HOME": "/h"]) == "/h/.config/autostart/org.mantel.Widget.desktop")
    #expect(path(["XDG_CONFIG_HOME": "c", "HOME": "/h"])?.parent.parent == "/h/.config")
    #expect(path([:]) == nil)
    #expect(path(["HOME": "h"]) == nil)
  }

  @Test func `texts have a line for each language, and stay on it`() {
    let lines = lines(entry("/opt/mantel-widget"))
    #expect(lines.first == "[Desktop Entry]")
    #expect(lines.contains("Name=Widgets") && lines.contains("Comment=Shows"))
    #expect(lines.contains(#"Name[de]=Fenster\tund\\"#))
    #expect(lines.contains(#"Exec="/opt/mantel-widget""#))
  }

  // The specification's own two steps, taken backwards by hand.
  @Test func `what is special in a path is quoted twice over`() {
    let program = FilePath("/a b/100%/$HOME/\"q\"/`x`/\\/mantel-widget")
    #expect(
      lines(entry(program)).contains(
        #"Exec="/a b/100%%/\\$HOME/\\"q\\"/\\`x\\`/\\\\/mantel-widget""#))
  }

  @Test func `the shared folder is handed on`() {
    #expect(
      lines(entry("/opt/w", home: "/my home")).contains(
        #"Exec="env" "MANTEL_HOME=/my home" "/opt/w""#))
    // To env the program would be one more variable.
    #expect(
      lines(entry("/a=b/w", home: "/h")).contains(
        #"Exec="env" "MANTEL_HOME=/h" "sh" "-c" "exec \\"\\$0\\"" "/a=b/w""#))
  }
}
