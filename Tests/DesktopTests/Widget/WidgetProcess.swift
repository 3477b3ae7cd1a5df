import Glibc
import MantelSystem
import TestSupport

/// A `mantel-widget` under way, which reports what it does.
final class WidgetProcess {
  /// What a test adds to a call.
  struct Options {
    /// The clock that it goes by; the machine's without one.
    var clock: TestClock?
    /// Whether it may have pictures made.
    var renders = false
    /// Where it says that it is ready; it is not told to without one.
    var notice: OpenFile?
    /// What its environment has besides.
    var environment: [String: String] = [:]
    /// The bus that it finds; none without one.
    var bus: SessionBus?
    /// The user that it runs as; the tests' own without one.
    var user: String?
    /// Whether no other program of Mantel's lies beside it, as where the app is not installed.
    var isAlone = false
  }

  /// All that it has reported so far.
  private(set) var events: [JSON] = []
  private let program: BackgroundProgram

  /// Starts it for a user's photos on a display.
  init(_ desk: Desk, on display: [String: String], _ options: Options = Options()) throws {
    var arguments = ["--report"]
    if let clock = options.clock { arguments += ["--clock", clock.file.lossyText] }
    if options.notice != nil { arguments.append("--notify") }
    if !options.renders { arguments.append("--no-render") }
    let bus = options.bus?.environment ?? SessionBus.absent
    program = try BackgroundProgram(
      options.isAlone ? Self.copy(for: desk) : MantelProgram.widget(), arguments,
      environment: desk.environment.merging(display) { $1 }.merging(bus) { $1 }
        .merging(["LANGUAGE": "en"]) { $1 }.merging(options.environment) { $1 },
      user: options.user, descriptors: options.notice.map { [3: $0] } ?? [:])
  }

  private static func copy(for desk: Desk) throws -> FilePath {
    let folder = desk.folder.path.appending("alone")
    try Folder.create(folder)
    try Machine.run("cp", try MantelProgram.widget().lossyText, folder.lossyText)
    return folder.appending("mantel-widget")
  }

  /// The system's number for it.
  var identifier: pid_t { program.identifier }
  /// What it complained of until now.
  var complaint: String { program.complaint }

  /// Waits for the next event of this kind.
  @discardableResult
  func next(_ event: String) throws -> JSON {
    try next(event) { $0["event"].string == event }
  }

  /// Waits for the next time that a picture is completely on screen, of this kind if told so.
  @discardableResult
  func shown(_ picture: String? = nil) throws -> JSON {
    try next("shown \(picture ?? "")") {
      $0["event"].string == "shown" && (picture == nil || $0["picture"].string == picture)
    }
  }

  /// Sets its clock and waits until it has drawn all that this changes; gives what is shown then.
  func set(_ clock: TestClock, to time: Int64, zone: String? = nil) throws -> JSON {
    try clock.set(time, zone: zone)
    try next("clock \(time)") { $0["event"].string == "clock" && $0["time"].int == Int(time) }
    return lastShown
  }

  /// Sets its clock and waits until it has drawn all that this changes; gives what is shown then.
  func set(_ clock: TestClock, to time: String, zone: String? = nil) throws -> JSON {
    try set(clock, to: TestClock.seconds(time), zone: zone)
  }

  /// The last picture that it reported to be on screen.
  var lastShown: JSON { events.last { $0["event"].string == "shown" } ?? .null }

  /// Waits for the next event that is wanted; `what` is said where it does not come.
  @discardableResult
  func next(_ what: String, where isWanted: (JSON) -> Bool) throws -> JSON {
    while true {
      let event: JSON
      do {
        event = try JSON(line: program.lines.next())
      } catch {
        throw NoEvent(
          wanted: what, cause: "\(error)", reported: "\(events.suffix(5))", complaint: complaint)
      }
      events.append(event)
      if isWanted(event) { return event }
    }
  }

  /// Whether it reports nothing for so many milliseconds.
  func isSilent(milliseconds: Int32 = 300) -> Bool {
    program.lines.isSilent(milliseconds: milliseconds)
  }

  /// Sends it a signal.
  func send(_ signal: Int32) { program.send(signal) }

  /// Waits for its end and gives its status.
  func wait() throws -> Int32 { try program.wait() }

  /// An event did not come.
  struct NoEvent: Error {
    let wanted: String
    let cause: String
    let reported: String
    let complaint: String
  }
}
