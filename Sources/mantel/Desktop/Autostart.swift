import MantelStore
import MantelSystem
import MantelWords

/// Whether the user's sessions show the desktop's widgets from their start.
struct Autostart {
  private let session: Session

  init(_ session: Session) {
    self.session = session
  }

  /// Sets it, and says so.
  func set(_ isOn: Bool) throws {
    guard let file = AutostartFile.standard() else {
      throw Refusal(sentence: session.words.settingsFolderUnknown)
    }
    guard isOn else {
      try file.remove()
      return session.output.say(session.words.autostartIsOff)
    }
    try file.write(try entry())
    session.output.say(session.words.autostartIsOn(file.path))
  }

  private func entry() throws -> DesktopEntry {
    // Sessions know nothing of a shared folder that only this call was told of.
    let isTold = ThisProcess.environmentPath("MANTEL_HOME") != nil
    return .desktopWidgets(
      program: try DesktopStart.program(session), home: isTold ? session.home.root : nil)
  }
}
