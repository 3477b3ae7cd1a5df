import Glibc

/// What the kernel tells of processes, under `/proc`.
enum KernelFiles {
  /// The number of a field such as `Rss:`; 0 where the process is gone.
  static func kilobytes(_ field: String, _ path: String) -> Double {
    number(field, in: text(path))
  }

  /// The number of a field in a text of lines.
  static func number(_ field: String, in text: String) -> Double {
    for line in text.split(separator: "\n") where line.hasPrefix(field) {
      let words = line.dropFirst(field.count).split(whereSeparator: { " \t".contains($0) })
      return words.first.flatMap { Double($0) } ?? 0
    }
    return 0
  }

  /// The names in a folder.
  static func names(_ folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names
  }

  /// The text of a file of the kernel's; empty when its process is gone.
  static func text(_ path: String) -> String {
    let file = open(path, O_RDONLY)
    guard file >= 0 else { return "" }
    defer { close(file) }
    let bytes = [UInt8](unsafeUninitializedCapacity: 8192) { buffer, count in
      count = max(0, read(file, buffer.baseAddress, buffer.count))
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
