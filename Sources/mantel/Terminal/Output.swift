import MantelStore
import MantelSystem
import Synchronization

/// Where the program's words go: answers to standard output, complaints and progress to standard error.
struct Output: Sendable {
  /// Whether answers are JSON.
  let isJSON: Bool

  /// An answer for people; nothing where JSON was asked for.
  func say(_ line: String) {
    if !isJSON { Self.write(line + "\n", to: .standardOutput) }
  }

  /// An answer for programs; nothing where it was not asked for.
  func answer(_ value: some Encodable) throws {
    guard isJSON else { return }
    Self.write(String(decoding: try JSONText.encode(value), as: UTF8.self), to: .standardOutput)
  }

  /// A complaint, on one line.
  func complain(_ line: String) {
    Self.write("mantel: \(line)\n", to: .standardError)
  }

  /// Why an answer did not get out; nil while all of them have.
  static let failure = Mutex<SystemError?>(nil)

  static func write(_ text: String, to stream: StandardStream) {
    do throws(SystemError) {
      try stream.write(Array(text.utf8))
    } catch {
      // Whoever reads us may have gone away, as `head` does; that is no failure of ours.
      if stream == .standardOutput, !error.isBrokenPipe { failure.withLock { $0 = error } }
    }
  }
}
