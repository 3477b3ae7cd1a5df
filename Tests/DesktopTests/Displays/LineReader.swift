import Glibc
import MantelSystem

/// Reads lines from a stream as they come.
final class LineReader {
  /// Why there was no line.
  enum Failure: Error {
    /// The other end was closed.
    case ended
    /// Nothing came for so long.
    case silent(seconds: Int)
    /// The system's complaint.
    case system(Int32)
  }

  private let stream: OpenFile
  private var pending: [UInt8] = []

  init(_ stream: OpenFile) {
    self.stream = stream
  }

  /// The next line, without its end. Waits until it is there; `seconds` is what only a failure reaches.
  func next(seconds: Int = Patience.seconds) throws -> String {
    let deadline = Patience.deadline(seconds: seconds)
    while true {
      if let end = pending.firstIndex(of: UInt8(ascii: "\n")) {
        let line = String(decoding: pending[..<end], as: UTF8.self)
        pending.removeSubrange(...end)
        return line
      }
      var wish = pollfd(fd: stream.descriptor, events: Int16(POLLIN), revents: 0)
      let ready = poll(&wish, 1, Int32(max(0, deadline - Patience.now)))
      if ready == 0 { throw Failure.silent(seconds: seconds) }
      var buffer = [UInt8](repeating: 0, count: 4096)
      let count = read(stream.descriptor, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw Failure.system(errno) }
      guard count > 0 else { throw Failure.ended }
      pending += buffer[..<count]
    }
  }

  /// Whether nothing comes for so many milliseconds.
  func isSilent(milliseconds: Int32) -> Bool {
    guard !pending.contains(UInt8(ascii: "\n")) else { return false }
    var wish = pollfd(fd: stream.descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&wish, 1, milliseconds) == 0
  }
}
