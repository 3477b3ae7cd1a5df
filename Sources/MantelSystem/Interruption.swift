import Dispatch
import Glibc

/// The user's wish that the program stop: Ctrl-C, a closed terminal, or a polite kill.
public enum Interruption {
  /// Calls `action` once, on a thread of its own, when the first of these signals comes; the next one ends the program at once.
  public static func handle(_ action: @escaping @Sendable () -> Void) {
    let queue = DispatchQueue(label: "mantel.interruption")
    for number in endingSignals {
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
      source.setEventHandler {
        for number in endingSignals { signal(number, SIG_DFL) }
        source.cancel()
        action()
      }
      source.activate()
    }
  }

  /// The signals by which a program is asked to end.
  public static let endingSignals = [SIGINT, SIGTERM, SIGHUP]

  /// Lets writing to a reader that has gone away fail, instead of ending the program.
  public static func ignoreBrokenPipes() {
    signal(SIGPIPE, SIG_IGN)
  }
}
