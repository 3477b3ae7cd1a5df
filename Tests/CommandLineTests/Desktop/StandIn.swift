import Glibc
import MantelStore
import MantelSystem
import TestSupport

/// A copy of `mantel` with another `mantel-widget` beside it, which claims what the real one does and notes what it was told, but draws
/// nothing; for what depends on the process and not on the screen.
final class StandIn {
  private let desk: Desk
  private let folder: FilePath

  /// How it behaves, by the variable STAND_IN.
  enum Mode: String {
    /// Shows every placement on the main monitor, and says so.
    case ready
    /// Says why it cannot.
    case refuse
    /// Ends without a word.
    case end
    /// Says nothing until it is called off, and then ends.
    case silent
    /// Does not end when it is asked to.
    case deaf
    /// Only notes how it was started.
    case note
  }

  init(_ desk: Desk, folder name: String = "bin", _ mode: Mode = .ready) throws {
    self.desk = desk
    folder = desk.folder.path.appending(name)
    try Folder.create(folder)
    try Machine.run("cp", try MantelProgram.path().lossyText, folder.lossyText)
    try desk.folder.write(Self.script, to: "\(name)/mantel-widget")
    Machine.setMode(folder.appending("mantel-widget"), 0o700)
    behave(mode)
  }

  deinit {
    if let process = DesktopStore(HomeFolder(desk.home)).process {
      kill(process.identifier, SIGKILL)
    }
  }

  /// Where the stand-in lies.
  var program: FilePath { folder.appending("mantel-widget") }

  /// How the next one that is started behaves.
  func behave(_ mode: Mode) { desk.environment["STAND_IN"] = mode.rawValue }

  /// Calls the copy of `mantel` and waits for its end; what it launched goes on.
  func mantel(_ arguments: String...) throws -> Outcome { try start(arguments).wait() }

  /// Calls the copy of `mantel` with `--json`, which must succeed, and gives its answer.
  func answer(_ arguments: String...) throws -> JSON {
    let outcome = try start(arguments + ["--json"]).wait()
    guard outcome.status == 0 else {
      throw Desk.Refused(call: arguments, status: outcome.status, complaint: outcome.complaint)
    }
    return try outcome.json()
  }

  /// Calls the copy of `mantel` and leaves it running.
  func start(_ arguments: [String]) throws -> RunningProgram {
    // By way of a shell, since to env a path with an equals sign in it is no program.
    let call = ["-c", "exec \"$0\" \"$@\"", folder.appending("mantel").lossyText] + arguments
    return try RunningProgram(
      "/bin/sh", call.map { Array($0.utf8) }, environment: desk.environment, folder: desk.pictures)
  }

  /// What the last one noted: its arguments, variables, folder, and the signals that it got.
  func notes() throws -> [String] {
    String(decoding: try desk.folder.read("user/notes"), as: UTF8.self)
      .split(separator: "\n").map(String.init)
  }

  private static let script = """
    #!/usr/bin/python3
    import fcntl, json, os, signal, struct, sys

    mode = os.environ["STAND_IN"]
    desktop = os.environ["MANTEL_HOME"] + "/desktop/"
    notes = open(os.environ["HOME"] + "/notes", "a", buffering=1)

    def note(*words):
        print(*words, file=notes)

    def say(text):
        os.write(3, text.encode() + b"\\n")
        os.close(3)

    def claim(name):
        file = os.open(desktop + name, os.O_RDWR | os.O_CREAT, 0o600)
        fcntl.fcntl(file, 37, struct.pack("hhqqi4x", fcntl.F_WRLCK, 0, 0, 1, 0))
        os.ftruncate(file, 0)
        os.write(file, b"%d\\n" % os.getpid())
        fcntl.fcntl(file, 37, struct.pack("hhqqi4x", fcntl.F_WRLCK, 0, 1, 1, 0))

    def end(*_):
        note("end")
        sys.exit(0)

    note("arguments", *sys.argv[1:])
    note("home", os.environ["MANTEL_HOME"])
    note("folder", os.getcwd())
    if mode == "note":
        sys.exit(0)
    if mode == "refuse":
        say("There is no display \\x1b[31mhere.")
        sys.exit(1)
    if mode == "end":
        sys.exit(1)
    signal.signal(signal.SIGTERM, signal.SIG_IGN if mode == "deaf" else end)
    signal.signal(signal.SIGUSR1, lambda *_: note("focus"))
    signal.signal(signal.SIGUSR2, lambda *_: note("arrange"))
    if mode == "silent":
        os.close(os.open(os.environ["HOME"] + "/started", os.O_WRONLY))
    else:
        claim("process.lock")
        for placement in json.load(open(desktop + "placements.json"))["placements"]:
            if "output" not in placement:
                claim(placement["id"] + ".lock")
        say("ready")
    while True:
        signal.pause()
    """
}
