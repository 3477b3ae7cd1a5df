import FoundationEssentials
import MantelSystem

/// The time zones that are installed on this machine.
public struct TimeZoneDatabase: Sendable {
  private let folder: FilePath

  /// The database in a folder of compiled zones: that of the variable `TZDIR`, else the system's, unless told otherwise.
  public init(
    folder: FilePath = ThisProcess.environmentPath("TZDIR") ?? "/usr/share/zoneinfo"
  ) {
    self.folder = folder
  }

  /// The zone of a name such as `Europe/Berlin`. `UTC` is known without being installed.
  public func zone(named name: String) throws(TimeZoneError) -> TimeZoneRules {
    guard Self.isName(name) else { throw .invalidName(name) }
    do throws(TimeZoneError) {
      return try zone(named: name, in: folder.appending(name))
    } catch {
      if name == "UTC", case .unknown = error { return .utc }
      throw error
    }
  }

  /// The zone that this machine's clock on the wall shows; universal time where that cannot be told.
  ///
  /// - Parameters:
  ///   - variable: What the user's environment says: a name or a file, perhaps behind a colon, or a POSIX string.
  ///   - localTime: The system's own zone, usually a link into the database; used when the variable is not set.
  ///   - nameFile: Where Debian keeps the name of that zone, in case it is no link.
  /// - Returns: The zone, under its name where it has one.
  public func system(
    variable: String? = ThisProcess.environment("TZ"), localTime: FilePath = "/etc/localtime",
    nameFile: FilePath = "/etc/timezone"
  ) -> TimeZoneRules {
    if let variable {
      let text = variable.hasPrefix(":") ? String(variable.dropFirst()) : variable
      if text.hasPrefix("/") {
        let name = Self.name(ofFile: text) ?? text
        return (try? zone(named: name, in: FilePath(text))) ?? .utc
      }
      return (try? zone(named: text)) ?? TimeZoneRules(posix: text) ?? .utc
    }
    let name = localTime.text.flatMap { path in
      (try? FileManager.default.destinationOfSymbolicLink(atPath: path)).flatMap(Self.name)
    }
    return (try? zone(named: name ?? written(in: nameFile) ?? "localtime", in: localTime)) ?? .utc
  }

  /// The names of all zones, in the order of their bytes. Reads the start of every file.
  public func names() throws(SystemError) -> [String] {
    // Copies of the whole database, and links that are no zones of their own.
    let others = ["posix", "right", "posixrules", "localtime"]
    var names: [String] = []
    for entry in try Folder.names(in: folder).map({ String(decoding: $0, as: UTF8.self) })
    where !others.contains(entry) {
      collectNames(from: entry, depth: 3, into: &names)
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private func collectNames(from name: String, depth: Int, into names: inout [String]) {
    let path = folder.appending(name)
    guard depth > 0, Self.isName(name), let status = try? FileStatus.of(path) else { return }
    if status.kind == .folder {
      for entry in (try? Folder.names(in: path)) ?? [] {
        collectNames(
          from: name + "/" + String(decoding: entry, as: UTF8.self), depth: depth - 1, into: &names)
      }
    } else if status.kind == .file, let file = try? OpenFile.open(path, for: .reading) {
      var start: [UInt8] = [0, 0, 0, 0]
      let count = start.withUnsafeMutableBytes { try? file.read(into: $0, at: 0) }
      if count == 4, start.elementsEqual("TZif".utf8) { names.append(name) }
    }
  }

  private func zone(named name: String, in path: FilePath) throws(TimeZoneError) -> TimeZoneRules {
    let bytes: [UInt8]?
    do throws(SystemError) {
      let file = try OpenFile.open(path, for: .reading)
      bytes = try file.status().kind == .file ? file.readAll(limit: 1 << 20) : nil
    } catch {
      throw error.isNotFound ? .unknown(name) : .unreadable(name, error)
    }
    guard let bytes else { throw .unknown(name) }
    do throws(TimeZoneFileError) {
      return try TimeZoneFile.rules(name: name, bytes: bytes)
    } catch {
      throw .damaged(name, error)
    }
  }

  private func written(in path: FilePath) -> String? {
    guard let bytes = try? OpenFile.open(path, for: .reading).readAll(limit: 4096) else {
      return nil
    }
    let name = String(decoding: bytes.prefix { $0 > 0x20 }, as: UTF8.self)
    return Self.isName(name) ? name : nil
  }

  /// The name of the zone whose file lies in a folder `zoneinfo`.
  private static func name(ofFile path: String) -> String? {
    let parts = path.split(separator: "/")
    guard let folder = parts.lastIndex(of: "zoneinfo") else { return nil }
    let name = parts[(folder + 1)...].joined(separator: "/")
    return isName(name) ? name : nil
  }

  /// Whether a zone may have the name: parts of letters, digits, `_`, `+` and `-`, with single slashes between them.
  private static func isName(_ name: String) -> Bool {
    guard name.utf8.count <= 255 else { return false }
    return name.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
      .allSatisfy { part in
        !part.isEmpty
          && part.allSatisfy {
            isLetter($0) || isDigit($0) || $0 == 0x5F || $0 == 0x2B || $0 == 0x2D
          }
      }
  }
}
