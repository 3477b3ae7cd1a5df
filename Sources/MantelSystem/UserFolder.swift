/// The folders that the desktop keeps a user's files in.
public enum UserFolder {
  /// Where pictures are kept: as `user-dirs.dirs` says (xdg-user-dirs), else `Pictures` in the home folder.
  public static var pictures: FilePath {
    let home = ThisProcess.environmentPath("HOME") ?? FilePath("/")
    let settings = ThisProcess.environmentPath("XDG_CONFIG_HOME") ?? home.appending(".config")
    let file = settings.appending("user-dirs.dirs")
    let bytes = (try? OpenFile.open(file, for: .reading).readAll(limit: 1 << 16)) ?? []
    return folder("XDG_PICTURES_DIR", in: bytes, home: home) ?? home.appending("Pictures")
  }

  /// A path as it is shown to people: `~` stands for the home folder.
  public static func shortText(
    of path: FilePath, home: FilePath? = ThisProcess.environmentPath("HOME")
  ) -> String {
    guard let home else { return path.lossyText }
    if path == home { return "~" }
    guard home != FilePath("/"), path.isInside(home) else { return path.lossyText }
    return "~" + FilePath(bytes: Array(path.bytes.dropFirst(home.bytes.count))).lossyText
  }

  /// A line such as `XDG_PICTURES_DIR="$HOME/Bilder"`; nil where there is none.
  static func folder(_ name: String, in bytes: [UInt8], home: FilePath) -> FilePath? {
    let start = Array("\(name)=\"".utf8)
    let inHome = Array("$HOME/".utf8)
    for line in bytes.split(separator: UInt8(ascii: "\n")) where line.starts(with: start) {
      guard line.last == UInt8(ascii: "\""), line.count > start.count + 1 else { return nil }
      let value = Array(line.dropFirst(start.count).dropLast())
      if value.starts(with: inHome) {
        return home.appending(bytes: Array(value.dropFirst(inHome.count)))
      }
      return value.first == UInt8(ascii: "/") ? FilePath(bytes: value) : nil
    }
    return nil
  }
}
