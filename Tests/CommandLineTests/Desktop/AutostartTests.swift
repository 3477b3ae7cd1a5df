import MantelSystem
import TestSupport
import Testing

/// `desktop --autostart`.
@Suite struct AutostartTests {
  private func file(_ desk: Desk) -> FilePath {
    desk.folder.path.appending("user/.config/autostart/org.mantel.Widget.desktop")
  }

  @Test func `it is switched on and off, and starts nothing`() throws {
    let desk = try Desk()
    let standIn = try StandIn(desk)
    try desk.hearth(0)
    _ = try desk.answer("place", "Hearth")
    let on = try standIn.answer("desktop", "--autostart", "on")
    #expect(on["autostart"] == true && on["running"] == false)
    #expect(Folder.exists(file(desk)))
    #expect(try standIn.answer("desktop", "--stop")["autostart"] == true)
    #expect(try standIn.mantel("desktop", "--autostart", "on").lines.count == 1)
    #expect(try desk.answer("desktop", "--autostart", "off")["autostart"] == false)
    #expect(!Folder.exists(file(desk)))
    #expect(try desk.mantel("desktop", "--autostart", "off").status == 0)
  }

  @Test func `another program's file of that name is replaced`() throws {
    let desk = try Desk()
    let standIn = try StandIn(desk)
    let path = "user/settings/autostart/org.mantel.Widget.desktop"
    desk.environment["XDG_CONFIG_HOME"] = desk.folder.path.appending("user/settings").lossyText
    try desk.folder.write("[Desktop Entry]\nHidden=true\n", to: path)
    #expect(try standIn.answer("desktop", "--stop")["autostart"] == false)
    #expect(try standIn.answer("desktop", "--autostart", "on")["autostart"] == true)
    #expect(!String(decoding: try desk.folder.read(path), as: UTF8.self).contains("Hidden"))
    #expect(!Folder.exists(file(desk)))
  }

  static let folders = ["bin", "a b", "100% $HOME", "q\"`'", "back\\slash", "a=b; c & d"]

  @Test(arguments: folders)
  func `what a session runs is the program, wherever it lies`(_ folder: String) throws {
    let desk = try Desk()
    let standIn = try StandIn(desk, folder: folder, .note)
    desk.environment["MANTEL_HOME"] = desk.folder.path.appending(folder + "/home").lossyText
    _ = try standIn.answer("desktop", "--autostart", "on")
    let content = try OpenFile.open(file(desk), for: .reading).readAll(limit: 1 << 16)
    let lines = String(decoding: content, as: UTF8.self).split(separator: "\n").map(String.init)
    let exec = try #require(lines.first { $0.hasPrefix("Exec=") }).dropFirst(5)
    // What every value is read by, then the fields; what is left the shell reads as sessions do.
    let call = exec.replacing("\\\\", with: "\\").replacing("%%", with: "%")
    desk.environment["MANTEL_HOME"] = nil
    desk.environment["PATH"] = "/usr/bin:/bin"
    let outcome = try RunningProgram(
      "/bin/sh", [Array("-c".utf8), Array(call.utf8)], environment: desk.environment, folder: "/"
    ).wait()
    #expect(outcome.status == 0, "\(outcome.complaint)")
    let home = desk.folder.path.appending(folder + "/home").lossyText
    #expect(try standIn.notes() == ["arguments", "home \(home)", "folder /"])
  }

  @Test(.enabled(if: ShellTests.isInstalled("desktop-file-validate")), arguments: folders)
  func `desktop-file-validate has nothing to say`(_ folder: String) throws {
    let desk = try Desk()
    let standIn = try StandIn(desk, folder: folder)
    _ = try standIn.answer("desktop", "--autostart", "on")
    let check = try Machine.run("desktop-file-validate", file(desk).lossyText)
    #expect(check.output.isEmpty && check.errors.isEmpty, "\(check.text)")
  }

  @Test func `without a shared folder of its own it names none`() throws {
    let desk = try Desk()
    let standIn = try StandIn(desk)
    desk.environment["MANTEL_HOME"] = nil
    _ = try standIn.answer("desktop", "--autostart", "on")
    let content = try OpenFile.open(file(desk), for: .reading).readAll(limit: 1 << 16)
    let lines = String(decoding: content, as: UTF8.self).split(separator: "\n").map(String.init)
    #expect(lines.contains("Exec=\"\(standIn.program.lossyText)\""))
    #expect(lines.contains("Name[de]=Mantel-Widgets") && lines.contains("Type=Application"))
  }

  @Test func `without a folder for settings it cannot be set`() throws {
    let desk = try Desk()
    desk.environment["HOME"] = nil
    let outcome = try desk.mantel("desktop", "--autostart", "off")
    #expect(outcome.status == 1 && outcome.complaint.contains("XDG_CONFIG_HOME"))
    #expect(try desk.answer("desktop")["autostart"] == false)
  }
}
