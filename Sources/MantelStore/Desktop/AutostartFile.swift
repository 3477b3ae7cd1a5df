import MantelSystem

/// The file by which a session starts the desktop's widgets when the user logs in (XDG autostart specification).
public struct AutostartFile: Sendable {
  /// Where it lies.
  public let path: FilePath

  /// The file in a folder of settings.
  public init(settings: FilePath) {
    path = settings.appending("autostart/org.mantel.Widget.desktop")
  }

  /// The user's own, in `XDG_CONFIG_HOME`, else `~/.config`; nil where neither is known.
  public static func standard(
    variable: (String) -> FilePath? = ThisProcess.environmentPath
  ) -> AutostartFile? {
    // The XDG base directory specification: a relative path in this variable is to be ignored.
    if let settings = variable("XDG_CONFIG_HOME"), settings.isAbsolute {
      return AutostartFile(settings: settings)
    }
    guard let user = variable("HOME"), user.isAbsolute else { return nil }
    return AutostartFile(settings: user.appending(".config"))
  }

  /// Whether it is there and no program for settings has switched it off in its own way.
  public var isOn: Bool {
    guard let file = try? OpenFile.open(path, for: .reading),
      let bytes = try? file.readAll(limit: 1 << 16)
    else { return false }
    let lines = bytes.split(separator: UInt8(ascii: "\n")).map {
      // Blanks around the sign mean nothing (Desktop Entry Specification).
      String(decoding: $0, as: UTF8.self).filter { $0 != " " && $0 != "\t" }
    }
    return !lines.contains("Hidden=true") && !lines.contains("X-GNOME-Autostart-enabled=false")
  }

  /// Writes it, in one step; what another program had put there is replaced.
  public func write(_ entry: DesktopEntry) throws(StoreError) {
    try onSystem { () throws(SystemError) in
      try Folder.create(path.parent)
      let bytes = entry.bytes
      try AtomicFile.replace(path, mode: .creatingForAll) { file throws(SystemError) in
        try file.write(bytes)
      }
    }
  }

  /// Removes it; one that is not there is no error.
  public func remove() throws(StoreError) {
    try onSystem { () throws(SystemError) in try Folder.removeFile(path) }
  }
}
