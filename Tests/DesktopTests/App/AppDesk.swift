import Glibc
import MantelCore
import MantelStore
import MantelSystem
import MantelWords
import TestSupport
import Testing

/// One user in front of the app: photos, a clock, a display, a bus, and whoever reads the screen.
final class AppDesk {
  /// What a test sets up besides.
  struct Options {
    /// The language, as `LANGUAGE` names it.
    var language = "en"
    /// The display's size in pixels.
    var size = (width: 1280, height: 900)
    /// More settings of GTK 4, a line each.
    var settings: [String] = []
    /// What the app's environment has besides.
    var environment: [String: String] = [:]
  }

  /// The photos, and `mantel`.
  let desk: Desk
  /// The clock that the app goes by.
  let clock: TestClock
  /// What it is shown on.
  let display: XDisplay
  /// What it is called through.
  let bus: SessionBus
  /// What it says.
  let words: Words
  /// What the app and all its calls find.
  let environment: [String: String]
  /// Whoever reads its screen.
  let reader: ScreenReader
  private var app: BackgroundProgram?
  /// All that it has reported so far.
  private var events: [JSON] = []

  private init(_ options: Options) throws {
    desk = try Desk()
    clock = try TestClock()
    display = try XDisplay(.plain(width: options.size.width, height: options.size.height))
    try display.folder.write(
      (["[Settings]", "gtk-enable-animations=0"] + options.settings).joined(separator: "\n") + "\n",
      to: "gtk-4.0/settings.ini")
    // What is installed for the user lies there.
    bus = try SessionBus(
      on: display.environment.merging([
        "XDG_DATA_HOME": display.folder.path.appending("share").lossyText
      ]) { $1 })
    words = Words(Language.preferred { $0 == "LANGUAGE" ? options.language : nil })
    environment = desk.environment.merging(display.environment) { $1 }.merging(bus.environment) {
      $1
    }.merging([
      "LANGUAGE": options.language, "GSK_RENDERER": "cairo", "GDK_DEBUG": "gl-disable",
      "PATH": BackgroundProgram.folders,
    ]) { $1 }.merging(options.environment) { $1 }
    reader = try ScreenReader(of: Self.identifier, environment: environment)
  }

  /// By which the bus knows the app.
  static let identifier = "org.mantel.Mantel"

  /// Sets up a desk, lets a test use it, and sees that the app has complained of nothing and ends when it is asked to.
  static func use(_ options: Options = Options(), _ body: (AppDesk) throws -> Void) throws {
    let desk = try AppDesk(options)
    defer { desk.stopWidgets() }
    do {
      try body(desk)
    } catch {
      desk.keepScreenshot()
      throw Broken(
        cause: error, complaint: desk.complaint, reported: desk.events.suffix(3).map { "\($0)" })
    }
    try desk.quit()
  }

  /// Leaves what is on the screen of a test that went wrong in the folder that `MANTEL_SCREENSHOTS` names, if it does.
  private func keepScreenshot() {
    guard let folder = ThisProcess.environmentPath("MANTEL_SCREENSHOTS") else { return }
    let file = folder.appending(
      "\(bus.environment["DBUS_SESSION_BUS_ADDRESS"]?.suffix(8) ?? "").png")
    _ = try? display.run("import", "-silent", "-window", "root", file.lossyText)
  }

  /// A test went wrong.
  struct Broken: Error {
    let cause: any Error
    let complaint: String
    let reported: [String]
  }

  // MARK: The app

  /// Starts the app and waits until its window is on screen.
  func start(_ arguments: String...) throws {
    try launch(arguments)
    try report("window")
  }

  /// Starts the app.
  func launch(_ arguments: [String]) throws {
    app = try BackgroundProgram(
      MantelProgram.app(), ["--report", "--clock", clock.file.lossyText] + arguments,
      environment: environment)
  }

  /// Waits until the app reports something.
  func report(_ event: String) throws {
    guard let app else { throw NotRunning() }
    while true {
      let next = try JSON(line: app.lines.next())
      events.append(next)
      if next["event"].string == event { return }
    }
  }

  /// Waits until every picture of a widget is made and nothing is drawn any more.
  func waitForRest() throws {
    guard let app else { throw NotRunning() }
    try waitForPictures()
    while !app.lines.isSilent(milliseconds: 300) { try events.append(JSON(line: app.lines.next())) }
  }

  /// Which process the app is.
  func process() throws -> Int32 {
    guard let app else { throw NotRunning() }
    return app.identifier
  }

  /// What the app complained of.
  var complaint: String { app?.complaint ?? "" }

  /// Sends the app a signal.
  func send(_ signal: Int32) { app?.send(signal) }

  /// Asks the app to end, and waits for that.
  func quit() throws {
    send(SIGTERM)
    try waitForEnd()
  }

  /// Waits until the app has ended, well and without a complaint.
  func waitForEnd() throws {
    guard let app else { return }
    #expect(try app.wait() == 0)
    #expect(app.complaint == "")
    self.app = nil
  }

  /// Calls the app a second time, which hands over to the first one; gives how that ended.
  @discardableResult
  func call(_ arguments: [String]) throws -> Outcome {
    try call(bytes: arguments.map { Array($0.utf8) })
  }

  /// Calls the app a second time, with arguments that need not be text.
  @discardableResult
  func call(bytes arguments: [[UInt8]]) throws -> Outcome {
    let outcome = try RunningProgram(
      MantelProgram.app(), arguments, environment: environment, folder: desk.pictures
    ).wait()
    #expect(outcome.complaint == "")
    return outcome
  }

  /// Runs a program of the system's where the app runs.
  @discardableResult
  func run(_ program: String, _ arguments: [String]) throws -> Outcome {
    let call = [program] + arguments
    let outcome = try RunningProgram(
      "/usr/bin/env", call.map { Array($0.utf8) }, environment: environment,
      folder: desk.pictures
    ).wait()
    guard outcome.status == 0 else {
      throw Machine.Failed(call: call, complaint: outcome.complaint)
    }
    return outcome
  }

  /// Ends the program that shows widgets on the desktop, which outlives the app.
  private func stopWidgets() {
    guard let process = desk.desktop.process?.identifier else { return }
    kill(process, SIGTERM)
    try? Patience.poll("the end of mantel-widget") { desk.desktop.isRunning ? nil : () }
  }

  /// There is no app to ask.
  struct NotRunning: Error {}
}
