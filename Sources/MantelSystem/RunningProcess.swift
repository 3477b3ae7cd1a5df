import CSystem
import Glibc

/// A process of this user's that someone else started; it keeps meaning that process, even when the system uses its number again.
public final class RunningProcess: Sendable {
  /// The system's number for it.
  public let identifier: Int32
  private let end: OpenFile

  /// The process with this number, nil where there is none.
  public init?(_ identifier: Int32) {
    let descriptor = csystem_process_descriptor(identifier)
    guard identifier > 0, descriptor >= 0 else { return nil }
    self.identifier = identifier
    end = OpenFile(owning: descriptor)
  }

  /// Asks it to end, and waits until it has.
  ///
  /// - Returns: whether it ended within so many milliseconds.
  public func stop(milliseconds: Int32) throws(SystemError) -> Bool {
    guard !hasEnded(within: 0) else { return true }
    guard kill(identifier, SIGTERM) == 0 || errno == ESRCH else { throw .last(.wait) }
    return hasEnded(within: milliseconds)
  }

  private func hasEnded(within milliseconds: Int32) -> Bool {
    var wish = pollfd(fd: end.descriptor, events: Int16(POLLIN), revents: 0)
    return retrying { poll(&wish, 1, milliseconds) } > 0
  }
}
