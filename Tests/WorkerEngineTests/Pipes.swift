import Glibc
import MantelSystem

/// Word from a script, through a named pipe.
enum Pipes {
  /// Waits, without blocking a thread of the tests', until a script writes a number.
  static func number(from path: FilePath) async -> Int32? {
    await onBlockingThread {
      guard let stream = path.withCString({ fopen($0, "r") }) else { return nil }
      defer { fclose(stream) }
      var line = [CChar](repeating: 0, count: 32)
      guard fgets(&line, 32, stream) != nil else { return nil }
      return Int32(strtol(line, nil, 10))
    }
  }
}
