import CommandLineKit
import MantelImaging
import MantelStore
import MantelSystem
import MantelWords

/// `mantel desktop`: shows what is placed on the desktop, and lists it; or asks the process that does so for something.
struct DesktopVerb: VerbAction {
  private let session: Session
  private let wish: Wish
  private let autostart: Bool?

  /// What is asked of the process.
  private enum Wish {
    case run, stop, focus, arrange, nothing
  }

  /// So long the process has to end, in milliseconds.
  private static let patience: Int32 = 5_000

  init(_ invocation: Invocation, _ session: Session) throws {
    self.session = session
    let named = [(Option.stop, Wish.stop), (.focus, .focus), (.arrange, .arrange)]
      .filter { invocation.flag($0.0) }.map(\.1)
    guard named.count <= 1 else {
      throw WrongCall(sentence: session.words.desktopRequestsExclude)
    }
    autostart = try invocation.value(.autostart).map { try $0.text() == "on" }
    wish = named.first ?? (autostart == nil ? .run : .nothing)
  }

  func run() async throws -> Bool {
    if let autostart { try Autostart(session).set(autostart) }
    switch wish {
    case .run: try await show()
    case .stop: try stop()
    case .focus: try ask(.first, session.words.desktopFocused)
    case .arrange: try ask(.second, session.words.desktopArranged)
    case .nothing: break
    }
    try tell()
    return true
  }

  private func show() async throws {
    if session.desktop.isRunning {
      session.output.say(session.words.desktopRunsAlready)
    } else if try session.desktop.placements().isEmpty {
      session.output.say(session.words.nothingPlaced)
    } else {
      try await DesktopStart(session).run()
    }
  }

  private func stop() throws {
    guard session.desktop.isRunning else {
      return session.output.say(session.words.desktopWasNotRunning)
    }
    // The claim says that it runs before it says who: then there is nobody to ask yet.
    let hasStopped = try session.desktop.process?.stop(milliseconds: Self.patience) ?? false
    // It may have ended between two looks.
    guard hasStopped || !session.desktop.isRunning else {
      throw Refusal(sentence: session.words.desktopDoesNotStop)
    }
    session.output.say(session.words.desktopStopped)
  }

  private func ask(_ signal: RunningProcess.Signal, _ sentence: String) throws {
    guard let process = session.desktop.process, try process.send(signal) else {
      throw Refusal(sentence: session.words.desktopNotRunning)
    }
    session.output.say(sentence)
  }

  private func tell() throws {
    let desktop = session.desktop
    let isRunning = desktop.isRunning
    let placed = try desktop.placements().map { placement in
      (placement, name(of: placement), isShown: desktop.isShown(placement.id))
    }
    if wish == .run {
      for (placement, name, isShown) in placed {
        let state: Words.PlacementState =
          if isShown { .shown } else if name == nil { .widgetGone } else if isRunning {
            .waiting
          } else { .hidden }
        session.output.say(
          session.words.listedPlacement(name ?? placement.widget.text, placement, state))
      }
    }
    try session.output.answer(
      DesktopAnswer(
        running: isRunning, process: Nullable(desktop.process?.identifier),
        autostart: AutostartFile.standard()?.isOn ?? false,
        placements: placed.map { PlacementAnswer($0, name: Nullable($1), isShown: $2) }))
  }

  /// The widget's name; its identifier where its document cannot be read, nil where it is gone.
  private func name(of placement: Placement) -> String? {
    do throws(StoreError) {
      return try session.widgets.loadIfThere(placement.widget)?.name
    } catch {
      return placement.widget.text
    }
  }
}
