import MantelSystem

/// Files that are replaced in one step: a reader sees the old bytes or the new ones, never half, whenever a process or the power ends.
public enum AtomicFile {
  /// Begins the name of every unfinished file.
  public static let temporaryPrefix = ".tmp-"

  /// Puts the bytes at `path`.
  public static func write(_ bytes: [UInt8], to path: FilePath) throws(SystemError) {
    try replace(path) { file throws(SystemError) in try file.write(bytes) }
  }

  /// Puts the whole of another file at `path`; private to the user unless `mode` says otherwise.
  public static func write(
    contentsOf other: OpenFile, to path: FilePath, mode: OpenFile.Mode = .creating
  ) throws(SystemError) {
    try replace(path, mode: mode) { file throws(SystemError) in try file.write(contentsOf: other) }
  }

  /// Puts at `path` what `fill` writes. Where anything fails, what was there before is still there.
  public static func replace(
    _ path: FilePath, mode: OpenFile.Mode = .creating, fill: (OpenFile) throws(SystemError) -> Void
  ) throws(SystemError) {
    let temporary = path.parent.appending(temporaryName())
    do throws(SystemError) {
      let file = try OpenFile.open(temporary, for: mode)
      try fill(file)
      try file.synchronize()
      try Folder.rename(temporary, to: path)
    } catch {
      try? Folder.removeFile(temporary)
      throw error
    }
    try Folder.synchronize(path.parent)
  }

  /// A name that no other process uses.
  public static func temporaryName() -> String {
    temporaryPrefix + withUnsafeBytes(of: UInt64.random(in: .min ... .max)) { $0.hexadecimal }
  }
}
