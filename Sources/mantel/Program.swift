import CommandLineKit
import MantelImaging
import MantelStore
import MantelSystem
import MantelWords
import Synchronization

/// The program from its arguments to its exit code; the one place where errors become words.
struct Program: Sendable {
  let words: Words

  /// Exit codes, as the design has them.
  private enum Status {
    static let done: Int32 = 0
    static let incomplete: Int32 = 1
    static let wrongCall: Int32 = 2
    /// By custom 128 and the number of the signal, SIGINT.
    static let interrupted: Int32 = 130
  }

  /// Does what the arguments say and gives the exit code.
  func run(_ arguments: [[UInt8]]) async -> Int32 {
    let status = await perform(arguments)
    guard let failure = Output.failure.withLock({ $0 }) else { return status }
    Output(isJSON: false).complain(words.explain(failure))
    return max(status, Status.incomplete)
  }

  private func perform(_ arguments: [[UInt8]]) async -> Int32 {
    let spec = ProgramSpec.mantel(words, version: version)
    do {
      switch try spec.parse(arguments) {
      case .help(let command):
        let columns = StandardStream.standardOutput.terminalSize?.columns ?? 100
        let help = HelpText(spec, headings: Headings(words), width: min(columns, 100))
        Output.write(help.help(for: command), to: .standardOutput)
        return Status.done
      case .version:
        Output.write("mantel \(version)\n", to: .standardOutput)
        return Status.done
      case .run(let invocation):
        return try await run(invocation)
      }
    } catch {
      return complain(error)
    }
  }

  private func run(_ invocation: Invocation) async throws -> Int32 {
    let session = try Session(words: words, isJSON: invocation.flag(.json))
    let action = try self.action(invocation, session)
    let work = Task { try await action.run() }
    Interruption.handle { work.cancel() }
    do {
      let isDone = try await work.value
      if work.isCancelled { return Status.interrupted }
      return isDone ? Status.done : Status.incomplete
    } catch  where work.isCancelled {
      // What failed then, failed because it was called off.
      _ = complain(ImagingError.cancelled)
      return Status.interrupted
    }
  }

  private func action(_ invocation: Invocation, _ session: Session) throws -> any VerbAction {
    guard let verb = invocation.verb else {
      preconditionFailure("the specification has a verb that nothing does")
    }
    let type: any VerbAction.Type =
      switch verb {
      case .new: New.self
      case .list: List.self
      case .set: SetSettings.self
      case .delete: Delete.self
      case .add: Add.self
      case .remove: Remove.self
      case .follow, .unfollow: Follow.self
      case .crop: Crop.self
      case .look: LookVerb.self
      case .plan: Plan.self
      case .now: Now.self
      case .next, .previous: Tap.self
      case .shuffle: Shuffle.self
      case .pin, .unpin: Pin.self
      case .render: Render.self
      case .show: Show.self
      case .sheet: Sheet.self
      case .why: Why.self
      case .place: PlaceWidget.self
      case .unplace: UnplaceWidget.self
      case .desktop: DesktopVerb.self
      case .open: Open.self
      case .export: Export.self
      case .import: Import.self
      case .doctor: Doctor.self
      case .completion: Completion.self
      case .man: Manual.self
      }
    return try type.init(invocation, session)
  }

  /// Says what went wrong, in one line: what, why, what to do.
  private func complain(_ error: any Error) -> Int32 {
    let output = Output(isJSON: false)
    switch error {
    case let error as CommandLineError:
      output.complain(words.sentence(for: error))
      return Status.wrongCall
    case let error as WrongCall:
      output.complain(error.sentence)
      return Status.wrongCall
    case let error as Refusal:
      output.complain(error.sentence)
    case let error as StoreError:
      output.complain(words.explain(error))
    case let error as ImagingError:
      output.complain(words.explain(error))
    case let error as ArchiveError:
      output.complain(words.explain(error))
    case let error as TransferError:
      output.complain(words.explain(error))
    case let error as SystemError:
      output.complain(words.explain(error))
    default:
      output.complain(words.unexpected("\(error)"))
    }
    return Status.incomplete
  }
}
