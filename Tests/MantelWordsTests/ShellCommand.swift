import Glibc

/// Commands for `sh`.
enum ShellCommand {
  struct Failed: Error { let command: String }

  /// Whether what `scripts/words` needs is installed.
  static let hasGettext =
    (try? run("/usr/bin/python3 -c 'import polib' && msgfmt --version").status) == 0

  /// What the command prints on both outputs, and how it ended.
  static func run(_ command: String) throws -> (output: String, status: Int32) {
    guard let pipe = popen("{ \(command)\n} 2>&1", "r") else { throw Failed(command: command) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while case let count = fread(&buffer, 1, buffer.count, pipe), count > 0 {
      bytes += buffer[..<count]
    }
    return (String(decoding: bytes, as: UTF8.self), pclose(pipe))
  }
}
