import CommandLineKit
import MantelCore
import MantelSystem
import MantelWords

/// `mantel open LINK`: opens the app at the place that a link leads to.
struct Open: VerbAction {
  private let session: Session
  private let link: MantelLink

  init(_ invocation: Invocation, _ session: Session) throws {
    self.session = session
    guard let argument = invocation.argument(.link) else {
      preconditionFailure("the parser lets no call through without a link")
    }
    guard let link = MantelLink(argument.bytes) else {
      throw WrongCall(sentence: session.words.valueNotLink(argument.role, value: argument.bytes))
    }
    self.link = link
  }

  func run() throws -> Bool {
    guard let program = ThisProcess.installedProgram("mantel-app") else {
      throw Refusal(sentence: session.words.appMissing)
    }
    _ = try LaunchedProgram.start(
      program, arguments: [link.text], environment: session.launchEnvironment)
    session.output.say(session.words.appOpened(link.text))
    try session.output.answer(OpenAnswer(link: link.text, program: program.lossyText))
    return true
  }
}
