import MantelStore
import MantelSystem
import TestSupport

/// The clock that `mantel-widget --clock` goes by: a file with the time and the zone.
final class TestClock {
  /// The file.
  let file: FilePath
  private let folder: TemporaryFolder
  private(set) var time: Int64 = 0
  private(set) var zone: String

  /// A clock that stands at a time, given in ISO 8601 with its offset.
  init(_ time: String = "2026-12-01T12:00:00+01:00", zone: String = "Europe/Berlin") throws {
    folder = try TemporaryFolder()
    file = folder.path.appending("clock")
    self.zone = zone
    try set(time)
  }

  /// Sets it to a time in ISO 8601 with its offset, and to another zone if told so.
  func set(_ text: String, zone: String? = nil) throws {
    try set(Self.seconds(text), zone: zone)
  }

  /// The Unix seconds of a time in ISO 8601 with its offset.
  static func seconds(_ text: String) throws -> Int64 {
    guard let parsed = try? ISO8601.instant(text, in: .utc) else { throw NoTime(text: text) }
    return parsed
  }

  /// Sets it to Unix seconds.
  func set(_ time: Int64, zone: String? = nil) throws {
    self.time = time
    self.zone = zone ?? self.zone
    // In another folder, since who goes by the clock watches its own.
    try folder.write("\(time) \(self.zone)\n", to: "unfinished/clock")
    try Folder.rename(folder.path.appending("unfinished/clock"), to: file)
  }

  /// Lets others read it.
  func admit(to display: WaylandDisplay) throws {
    try WaylandDisplay.give(folder.path, to: display.user)
  }

  /// A text is no time.
  struct NoTime: Error { let text: String }
}
