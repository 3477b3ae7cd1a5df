import CommandLineKit
import MantelSystem

/// `mantel man`: prints the manual page, for `man -l` or an installation.
struct Manual: VerbAction {
  private let session: Session

  init(_ invocation: Invocation, _ session: Session) {
    self.session = session
  }

  func run() -> Bool {
    let page = ManualPage.mantel(session.words, version: version)
    Output.write(page.source(), to: .standardOutput)
    return true
  }
}
