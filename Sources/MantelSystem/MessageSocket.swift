import CSystem
import Glibc

/// One end of a pipe for whole messages, each of some bytes and some open files.
///
/// Calls block; one thread sends and receives at a time.
public final class MessageSocket: Sendable {
  /// The most bytes that one message may have; longer content travels in a memory file.
  public static let maximumMessageSize = 65_536

  private let file: OpenFile

  /// Takes over one end.
  public init(_ file: OpenFile) {
    self.file = file
  }

  /// A message as it arrived.
  public struct Message: Sendable {
    /// Its bytes.
    public let bytes: [UInt8]
    /// The files that came with it.
    public let files: [OpenFile]
  }

  /// Two ends that are connected to one another.
  public static func pair() throws(SystemError) -> (MessageSocket, OpenFile) {
    var ends: [Int32] = [-1, -1]
    let type = Int32(SOCK_SEQPACKET.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, type, 0, &ends) == 0 else { throw .last(.createSocket) }
    return (MessageSocket(OpenFile(owning: ends[0])), OpenFile(owning: ends[1]))
  }

  /// Sends one message.
  public func send(_ bytes: [UInt8], files: [OpenFile] = []) throws(SystemError) {
    guard bytes.count <= Self.maximumMessageSize else { throw SystemError(.send, code: EMSGSIZE) }
    let descriptors = files.map(\.descriptor)
    let sent = withExtendedLifetime(files) {
      retrying {
        csystem_send(file.descriptor, bytes, bytes.count, descriptors, Int32(descriptors.count))
      }
    }
    guard sent == bytes.count else { throw .last(.send) }
  }

  /// Waits for one message, nil when the other end is closed.
  ///
  /// Fails with ETIMEDOUT when none has come after `milliseconds`, if a limit is given.
  public func receive(within milliseconds: Int32? = nil) throws(SystemError) -> Message? {
    if let milliseconds { try wait(milliseconds) }
    var bytes = [UInt8](repeating: 0, count: Self.maximumMessageSize)
    var descriptors = [Int32](repeating: -1, count: Int(CSYSTEM_MAXIMUM_DESCRIPTORS))
    var count: Int32 = 0
    var cut: Int32 = 0
    let received = retrying {
      csystem_receive(file.descriptor, &bytes, bytes.count, &descriptors, &count, &cut)
    }
    let files = descriptors.prefix(Int(count)).map { OpenFile(owning: $0) }
    guard received >= 0 else {
      if errno == ECONNRESET { return nil }
      throw .last(.receive)
    }
    guard cut == 0 else { throw SystemError(.receive, code: EMSGSIZE) }
    return received == 0 ? nil : Message(bytes: Array(bytes.prefix(received)), files: files)
  }

  private func wait(_ milliseconds: Int32) throws(SystemError) {
    guard try file.isReadable(within: milliseconds) else {
      throw SystemError(.receive, code: ETIMEDOUT)
    }
  }
}
