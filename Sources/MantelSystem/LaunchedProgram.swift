import CSystem
import Glibc

/// A program that this process started and that goes on without it, and the line by which it says how its start went.
///
/// One thread asks at a time.
public final class LaunchedProgram {
  /// The system's number for it.
  public let identifier: Int32
  private let answer: OpenFile
  private var bytes: [UInt8] = []

  private init(identifier: Int32, answer: OpenFile) {
    self.identifier = identifier
    self.answer = answer
  }

  /// What it has said.
  public enum Word: Equatable, Sendable {
    /// Its line, without the end.
    case line(String)
    /// It ended, or closed its descriptor, without a line.
    case ended
    /// Nothing yet.
    case nothing
  }

  /// Starts a program with a descriptor 3 to write its line to, its standard streams on the null device, and these variables.
  ///
  /// It has a session of its own and works in the root folder, so that neither a terminal nor a disk waits for it; and no other descriptor
  /// of ours, so that no lock of a caller's goes on with it.
  public static func start(
    _ program: FilePath, arguments: [String], environment: [[UInt8]]
  ) throws(SystemError) -> LaunchedProgram {
    var ends: [Int32] = [-1, -1]
    guard csystem_pipe(&ends) == 0 else { throw .last(.startProcess, program) }
    let answer = OpenFile(owning: ends[0])
    let otherEnd = OpenFile(owning: ends[1])
    let identifier = program.withCString { name in
      withCStrings([program.bytes] + arguments.map { Array($0.utf8) }) { argv in
        withCStrings(environment) { envp in csystem_launch(name, argv, envp, otherEnd.descriptor) }
      }
    }
    guard identifier > 0 else { throw .last(.startProcess, program) }
    return LaunchedProgram(identifier: identifier, answer: answer)
  }

  /// Waits for its line, at most so many milliseconds.
  public func word(within milliseconds: Int32) throws(SystemError) -> Word {
    let deadline = Clock.monotonicNanoseconds + Int64(milliseconds) * 1_000_000
    while true {
      let left = max(0, (deadline - Clock.monotonicNanoseconds) / 1_000_000)
      guard try answer.isReadable(within: Int32(left)) else { return .nothing }
      var piece = [UInt8](repeating: 0, count: 512)
      let count = retrying { read(answer.descriptor, &piece, piece.count) }
      guard count >= 0 else { throw .last(.read) }
      bytes += piece.prefix(count)
      if let end = bytes.firstIndex(of: UInt8(ascii: "\n")) {
        return .line(String(decoding: bytes[..<end], as: UTF8.self))
      }
      // Nobody who means well says that much.
      if count == 0 || bytes.count > 4096 { return .ended }
    }
  }

  /// Asks it to end.
  public func callOff() {
    kill(identifier, SIGTERM)
  }
}
