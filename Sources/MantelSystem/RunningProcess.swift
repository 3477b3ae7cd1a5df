import CSystem
import Glibc

/// A process of this user's that someone else started; it keeps meaning that process, even when the system uses its number again.
public final class RunningProcess: Sendable {
  /// The system's number for it.
  public let identifier: Int32
  private let end: OpenFile

  /// What can be asked of a process.
  public enum Signal: Sendable {
    /// That it end.
    case end
    /// The first wish that its program has a meaning of its own for, SIGUSR1.
    case first
    /// The second one, SIGUSR2.
    case second
  }

  /// The process with this number, nil where there is none.
  public init?(_ identifier: Int32) {
    let descriptor = csystem_process_descriptor(identifier)
    guard identifier > 0, descriptor >= 0 else { return nil }
    self.identifier = identifier
    end = OpenFile(owning: descriptor)
  }

  /// Sends it a signal.
  ///
  /// - Returns: whether it was still there to get it.
  @discardableResult
  public func send(_ signal: Signal) throws(SystemError) -> Bool {
    let number =
      switch signal {
      case .end: SIGTERM
      case .first: SIGUSR1
      case .second: SIGUSR2
      }
    if csystem_signal_process(end.descriptor, number) == 0 { return true }
    guard errno == ESRCH else { throw .last(.signal) }
    return false
  }

  /// Asks it to end, and waits until it has.
  ///
  /// - Returns: whether it ended within so many milliseconds.
  public func stop(milliseconds: Int32) throws(SystemError) -> Bool {
    guard try !hasEnded(within: 0), try send(.end) else { return true }
    return try hasEnded(within: milliseconds)
  }

  private func hasEnded(within milliseconds: Int32) throws(SystemError) -> Bool {
    try end.isReadable(within: milliseconds)
  }
}
