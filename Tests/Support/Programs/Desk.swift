import MantelSystem

/// One user at one machine, for one test: a shared folder, a folder of photos, and `mantel`.
///
/// The clock is the system's unless a call says `--at`; `noon` is a moment that tests agree on.
public final class Desk {
  /// The folder around everything.
  public let folder: TemporaryFolder
  /// What `mantel` finds in its environment.
  public var environment: [String: String]

  /// A Tuesday's noon in winter, on the clock of Berlin.
  public static let noon = ["--at", "2026-12-01T12:00:00+01:00", "--zone", "Europe/Berlin"]
  /// A widget's identifier that tests agree on.
  public static let identifier = "0f8fad5b-d9cb-469f-a165-70867728950e"

  /// A user with an empty home, and no photos yet.
  public init() throws {
    folder = try TemporaryFolder()
    try Folder.create(folder.path.appending("pictures"))
    try Folder.create(folder.path.appending("user"))
    environment = [
      "MANTEL_HOME": folder.path.appending("home").lossyText,
      "HOME": folder.path.appending("user").lossyText, "LC_ALL": "C", "TZ": "UTC",
    ]
  }

  /// The shared folder.
  public var home: FilePath { FilePath(environment["MANTEL_HOME"] ?? "") }
  /// The folder of photos, from which `mantel` is called.
  public var pictures: FilePath { folder.path.appending("pictures") }

  /// Calls `mantel` and waits for its end.
  public func mantel(_ arguments: String...) throws -> Outcome {
    try mantel(arguments)
  }

  /// Calls `mantel` and waits for its end.
  public func mantel(_ arguments: [String]) throws -> Outcome {
    try mantel(bytes: arguments.map { Array($0.utf8) })
  }

  /// Calls `mantel` with arguments that need not be text.
  public func mantel(bytes arguments: [[UInt8]]) throws -> Outcome {
    try start(bytes: arguments).wait()
  }

  /// Calls `mantel` and leaves it running.
  public func start(_ arguments: [String]) throws -> RunningProgram {
    try start(bytes: arguments.map { Array($0.utf8) })
  }

  private func start(bytes arguments: [[UInt8]]) throws -> RunningProgram {
    try RunningProgram(
      MantelProgram.path(), arguments, environment: environment, folder: pictures)
  }

  /// Calls `mantel` with `--json`, which must succeed, and gives its answer.
  public func answer(_ arguments: String...) throws -> JSON {
    try answer(arguments)
  }

  /// Calls `mantel` with `--json`, which must succeed, and gives its answer.
  public func answer(_ arguments: [String]) throws -> JSON {
    let outcome = try mantel(arguments + ["--json"])
    guard outcome.status == 0 else {
      throw Refused(call: arguments, status: outcome.status, complaint: outcome.complaint)
    }
    return try outcome.json()
  }

  /// A call that should have worked.
  public struct Refused: Error {
    let call: [String]
    let status: Int32
    let complaint: String

    /// A call, how it ended, and what it complained of.
    public init(call: [String], status: Int32, complaint: String) {
      (self.call, self.status, self.complaint) = (call, status, complaint)
    }
  }

  /// Puts a photo into the folder of photos, under the name `NUMBER.jpg` unless told otherwise.
  @discardableResult
  public func photo(_ number: Int, width: Int = 120, height: Int = 90, name: String? = nil) throws
    -> String
  {
    let name = name ?? "\(number).jpg"
    try folder.write(
      PhotoFiles.jpeg(number, width: width, height: height), to: "pictures/\(name)")
    return name
  }

  /// Makes the widget `Hearth` with the agreed identifier and photos 1 to `count`, and gives the photos' identifiers.
  ///
  /// It was made at noon, changes every hour in order unless told otherwise.
  @discardableResult
  public func hearth(_ count: Int, _ options: String...) throws -> [String] {
    let settings = options.isEmpty ? ["--order", "in-order"] : options
    _ = try answer(["new", "Hearth", "--id", Self.identifier] + settings + Self.noon)
    if count == 0 { return [] }
    let names = try (1...count).map { try photo($0) }
    return try answer(["add", "Hearth"] + names + Self.noon)["added"].items.map(\.["photo"].string)
  }

  /// What the widget shows at noon.
  public func shown(_ widget: String = "Hearth") throws -> JSON {
    try answer(["now", widget] + Self.noon)
  }

  /// Everything in a folder below this desk: each file's path and bytes, each link's target, each folder's name.
  public func contents(of path: FilePath) throws -> [FilePath: [UInt8]] {
    var found: [FilePath: [UInt8]] = [:]
    for name in try Folder.names(in: path) {
      let entry = path.appending(bytes: name)
      switch try FileStatus.ofLink(entry).kind {
      case .folder:
        found[entry] = []
        found.merge(try contents(of: entry)) { first, _ in first }
      case .file:
        found[entry] = try OpenFile.open(entry, for: .reading).readAll(limit: 1 << 28)
      default: found[entry] = []
      }
    }
    return found
  }

  /// Everything in the shared folder but the empty files that are locked, and the note of when it was looked through.
  public func kept() throws -> [FilePath: [UInt8]] {
    try contents(of: home).filter { path, _ in
      !["/lock", "/render.lock", "/housekeeping.json"].contains { path.lossyText.hasSuffix($0) }
    }
  }
}
