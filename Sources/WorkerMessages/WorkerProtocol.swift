import FoundationEssentials
import MantelSystem

/// How mantel-worker and its parent speak: JSON, a value a message, over a `MessageSocket`.
///
/// The worker greets first. Then each request gets one response, one after the other.
public enum WorkerProtocol {
  /// Raised with every change that an older side would misunderstand.
  public static let version = 2
  /// The most files that travel with a message.
  public static let filesInMessage = 16
  /// The descriptor on which the worker finds its socket.
  public static let descriptor: Int32 = 3

  /// A message's bytes.
  public static func encode(_ value: some Encodable) throws(WorkerProtocolError) -> [UInt8] {
    do { return Array(try JSONEncoder().encode(value)) } catch { throw .unencodable }
  }

  /// The value of a message's bytes.
  public static func decode<Value: Decodable>(_ type: Value.Type, from bytes: [UInt8])
    throws(WorkerProtocolError) -> Value
  {
    do { return try JSONDecoder().decode(type, from: Data(bytes)) } catch { throw .undecodable }
  }
}

/// Why a message made no sense.
public enum WorkerProtocolError: Error, Equatable, Sendable {
  /// A value that JSON cannot hold, such as a number that is none.
  case unencodable
  /// Bytes that are not the JSON of the value expected.
  case undecodable
}

/// The worker's first message.
public struct WorkerGreeting: Codable, Equatable, Sendable {
  /// Its `WorkerProtocol.version`.
  public let version: Int

  /// A greeting.
  public init(version: Int = WorkerProtocol.version) {
    self.version = version
  }
}
