import CommandLineKit
import MantelSystem

/// `mantel completion SHELL`: prints what makes a shell complete our words.
struct Completion: VerbAction {
  private let session: Session
  private let shell: Shell

  init(_ invocation: Invocation, _ session: Session) throws {
    self.session = session
    guard let argument = invocation.argument(.shell),
      let shell = Shell(rawValue: try argument.text())
    else { preconditionFailure("the parser lets only known shells through") }
    self.shell = shell
  }

  func run() throws -> Bool {
    let program = ProgramSpec.mantel(session.words, version: version)
    Output.write(shell.completion(for: program), to: .standardOutput)
    return true
  }
}
