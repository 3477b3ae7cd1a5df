import MantelSystem

/// The machine that is measured on.
enum Machine {
  /// Its processors, and how busy it is.
  static var description: String {
    let name = line("model name", "/proc/cpuinfo")?.split(separator: ":").last ?? "unknown"
    let trimmed = name.drop { $0 == " " }
    return "\(ThisProcess.processors) × \(trimmed); load \(load)"
  }

  /// The mean number of processes that wanted to run in the last minute.
  static var load: String {
    line("", "/proc/loadavg")?.split(separator: " ").first.map(String.init) ?? "unknown"
  }

  private static func line(_ start: String, _ path: FilePath) -> Substring? {
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = bytes.withUnsafeMutableBytes { buffer in
      try? OpenFile.open(path, for: .reading).read(into: buffer, at: 0)
    }
    return String(decoding: bytes.prefix(count ?? 0), as: UTF8.self).split(separator: "\n")
      .first { $0.hasPrefix(start) }
  }
}
