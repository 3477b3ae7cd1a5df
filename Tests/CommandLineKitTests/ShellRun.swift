import Glibc

/// Runs a script in a real shell, in a temporary folder of its own.
struct ShellRun {
  struct Failed: Error { let call: String }

  let folder: String

  init() throws {
    var template = Array("/tmp/command-line-kit-XXXXXX".utf8CString)
    guard let made = mkdtemp(&template) else { throw Failed(call: "mkdtemp") }
    folder = String(cString: made)
  }

  func remove() { _ = try? run("rm -rf '\(folder)'") }

  func write(_ text: String, to name: String) throws {
    guard let file = fopen("\(folder)/\(name)", "w") else { throw Failed(call: name) }
    defer { fclose(file) }
    guard fputs(text, file) >= 0 else { throw Failed(call: name) }
  }

  /// What a command for `sh`, run in the folder, prints on both outputs, and how it ended.
  func run(_ command: String) throws -> (output: String, status: Int32) {
    guard let pipe = popen("cd '\(folder)' && { \(command)\n} 2>&1", "r") else {
      throw Failed(call: command)
    }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while case let count = fread(&buffer, 1, buffer.count, pipe), count > 0 {
      bytes += buffer[..<count]
    }
    return (String(decoding: bytes, as: UTF8.self), pclose(pipe))
  }

  static func isInstalled(_ program: String) -> Bool {
    (try? ShellRun()).map { shell in
      defer { shell.remove() }
      return (try? shell.run("command -v \(program)").status) == 0
    } ?? false
  }
}
