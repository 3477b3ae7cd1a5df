import DesktopEngine
import Glibc
import MantelDesktop
import MantelStore
import MantelSystem
import MantelWords

/// The program from its arguments to its exit code.
final class WidgetProgram {
  private let words = Words(.preferred(environment: ThisProcess.environment))
  private var notice: StartNotice?
  private var desktop: Desktop?

  /// Shows what is placed on the desktop, until it is told to end.
  func run(_ arguments: [[UInt8]]) -> Int32 {
    let call: WidgetCall
    do {
      call = try WidgetCall(arguments)
    } catch {
      Complaint.write(words.widgetCallUnknown(error.argument))
      return 2
    }
    if call.notifies { notice = StartNotice() }
    listenToSignals()
    do {
      return try show(call)
    } catch let error as StoreError {
      return giveUp(words.explain(error))
    } catch let error as SystemError {
      return giveUp(words.explain(error))
    } catch {
      return giveUp(words.unexpected("\(error)"))
    }
  }

  private func show(_ call: WidgetCall) throws -> Int32 {
    let home = try HomeFolder.standard(workingFolder: try Folder.current())
    let claim = try claim(DesktopStore(home))
    guard claim.isOurs else { return giveUp(words.desktopRunsAlready, status: 0) }
    guard let toolkit = Toolkit() else { return giveUp(words.noDisplay) }
    let desktop = try Desktop(
      home, call, words: words, toolkit: toolkit, clock: try clock(call)
    ) { [weak self] in
      toolkit.synchronize()
      Report(isOn: call.reports).ready(toolkit.backend.rawValue)
      self?.notice?.say("ready")
      self?.notice = nil
    }
    self.desktop = desktop
    desktop.start()
    desktop.join(actions(of: desktop))
    EventLoop.run()
    desktop.close()
    withExtendedLifetime(claim) {}
    return 0
  }

  /// Whether nobody else shows this folder's desktop; a folder that cannot be written still has photos to show.
  private func claim(_ store: DesktopStore) throws(StoreError) -> (
    isOurs: Bool, lock: PresenceLock?
  ) {
    do throws(StoreError) {
      let lock = try store.claimDesktop()
      return (lock != nil, lock)
    } catch {
      guard case .system(let error) = error, error.isReadOnly || error.isForbidden else {
        throw error
      }
      return (true, nil)
    }
  }

  private func clock(_ call: WidgetCall) throws(SystemError) -> any TimeKeeping {
    if let file = call.clock { return try FileClock(file) }
    return try WallClock()
  }

  /// What the program can be told over the bus.
  private func actions(of desktop: Desktop) -> [SessionBus.Action] {
    [
      .plain("stop") { EventLoop.quit() },
      .plain("focus") { desktop.focusNext() },
      .plain("arrange") { desktop.isArranging.toggle() },
      .text("next") { desktop.tap($0, by: 1) },
      .text("previous") { desktop.tap($0, by: -1) },
      .text("shuffle") { desktop.shuffle(named: $0) },
    ]
  }

  /// Before the desktop is claimed, since whoever sees the claim may send them.
  private func listenToSignals() {
    Interruption.ignoreBrokenPipes()
    // Programs that this one starts are nobody's to wait for.
    signal(SIGCHLD, SIG_IGN)
    for number in [SIGTERM, SIGINT, SIGHUP] { EventLoop.onSignal(number) { EventLoop.quit() } }
    EventLoop.onSignal(SIGUSR1) { [weak self] in self?.desktop?.focusNext() }
    EventLoop.onSignal(SIGUSR2) { [weak self] in self?.desktop?.isArranging.toggle() }
  }

  /// Says why nothing is shown, to whoever started this and on standard error.
  private func giveUp(_ sentence: String, status: Int32 = 1) -> Int32 {
    Complaint.write(sentence)
    notice?.say(sentence)
    return status
  }
}
