import Glibc
import MantelStore
import MantelSystem
import TestSupport
import Testing

/// `desktop`, by a stand-in for the program that shows widgets.
@Suite struct DesktopTests {
  @Test func `with nothing placed it says how to place something, and starts nothing`() throws {
    let desk = try Desk()
    try desk.hearth(0)
    let outcome = try desk.mantel("desktop")
    #expect(outcome.status == 0)
    #expect(
      outcome.lines == [
        "Nothing is placed on the desktop. To place a widget: mantel place WIDGET"
      ])
    let answer = try desk.answer("desktop")
    #expect(answer.keys == ["running", "process", "autostart", "placements"])
    #expect(answer["running"] == false && answer["process"] == .null)
    #expect(answer["autostart"] == false && answer["placements"] == [])
  }

  @Test func `it starts the program, waits for it and lists what it shows`() throws {
    let desk = try Desk()
    let standIn = try StandIn(desk)
    try desk.hearth(0)
    _ = try desk.answer("place", "Hearth", "--at", "1,2")
    _ = try desk.answer("place", "Hearth", "--another", "--shape", "small", "--output", "DP-7")
    let started = try standIn.mantel("desktop")
    #expect(started.status == 0 && started.errors.isEmpty)
    #expect(
      started.lines == [
        "The desktop’s widgets are on screen.",
        "  Hearth  large, main monitor, at 1,2: on screen",
        "  Hearth  small, monitor DP-7, where there is room: waits for monitor DP-7",
      ])
    let answer = try desk.answer("desktop")
    #expect(answer["running"] == true)
    #expect(
      answer["process"].int == Int(DesktopStore(HomeFolder(desk.home)).process?.identifier ?? 0))
    #expect(answer["placements"].items.map(\.["shown"]) == [true, false])
    #expect(answer["placements"][1]["output"] == "DP-7")
    #expect(answer["placements"][0]["name"] == "Hearth")
    #expect(try desk.mantel("desktop").lines[0] == "The desktop’s widgets are on screen already.")
    // While it runs, placing has no more to say.
    #expect(try desk.mantel("place", "Hearth", "--shape", "small").lines.count == 1)
    #expect(try desk.answer("place", "Hearth", "--shape", "large")["shown"] == true)
    #expect(try desk.answer("list")["widgets"][0]["onDesktop"] == true)
    #expect(try desk.mantel("list").lines[0].contains(", on the desktop  "))
    let doctor = try desk.answer("doctor")["checks"].items.first { $0["check"] == "desktop" }
    #expect(doctor?["text"] == "The desktop’s widgets are on screen: 1 of 2.")
  }

  @Test func `it hands its environment on, but for a relative path to the shared folder`() throws {
    let desk = try Desk()
    let standIn = try StandIn(desk)
    desk.environment["MANTEL_HOME"] = "some home"
    _ = try standIn.answer("new", "Hearth")
    _ = try standIn.answer("place", "Hearth")
    #expect(try standIn.mantel("desktop").status == 0)
    let home = desk.pictures.appending("some home").lossyText
    #expect(try standIn.notes() == ["arguments --notify", "home \(home)", "folder /"])
    #expect(try standIn.mantel("desktop", "--stop").status == 0)
  }

  @Test func `focus and arrange reach the program, and stop ends it`() throws {
    let desk = try Desk()
    let standIn = try StandIn(desk)
    try desk.hearth(0)
    _ = try desk.answer("place", "Hearth")
    _ = try standIn.answer("desktop")
    #expect(try desk.mantel("desktop", "--focus").lines.count == 1)
    #expect(try desk.answer("desktop", "--arrange")["running"] == true)
    let stopped = try desk.mantel("desktop", "--stop")
    #expect(stopped.status == 0 && stopped.lines.count == 1)
    #expect(try Set(standIn.notes().suffix(3)) == ["focus", "arrange", "end"])
    let answer = try desk.answer("desktop", "--stop")
    #expect(answer["running"] == false && answer["placements"].items.count == 1)
    #expect(
      try desk.mantel("desktop", "--stop").lines == [
        "The desktop’s widgets were not on screen, so there is nothing to stop."
      ])
  }

  @Test func `a program that does not end is told of`() throws {
    let desk = try Desk()
    let standIn = try StandIn(desk, .deaf)
    try desk.hearth(0)
    _ = try desk.answer("place", "Hearth")
    _ = try standIn.answer("desktop")
    let outcome = try desk.mantel("desktop", "--stop")
    #expect(outcome.status == 1 && outcome.output.isEmpty && outcome.complaints.count == 1)
    #expect(try desk.answer("desktop")["running"] == true)
  }

  @Test func `why the program cannot start is said in its own words, made safe`() throws {
    let desk = try Desk()
    let standIn = try StandIn(desk, .refuse)
    try desk.hearth(0)
    _ = try desk.answer("place", "Hearth")
    let outcome = try standIn.mantel("desktop")
    #expect(outcome.status == 1 && outcome.output.isEmpty)
    #expect(outcome.complaint == "mantel: There is no display \\x1B[31mhere.\n")
  }

  @Test func `a program that ends without a word is told of`() throws {
    let desk = try Desk()
    let standIn = try StandIn(desk, .end)
    try desk.hearth(0)
    _ = try desk.answer("place", "Hearth")
    let outcome = try standIn.mantel("desktop")
    #expect(outcome.status == 1 && outcome.complaints.count == 1)
    #expect(outcome.complaint.contains(standIn.program.lossyText))
  }

  @Test func `starting can be called off, and then nothing goes on`() throws {
    let desk = try Desk()
    let standIn = try StandIn(desk, .silent)
    try desk.hearth(0)
    _ = try desk.answer("place", "Hearth")
    let pipe = desk.folder.path.appending("user/started")
    #expect(Machine.makePipe(pipe))
    let program = try standIn.start(["desktop"])
    // Opens when the stand-in does.
    let descriptor = pipe.withCString { open($0, O_RDONLY) }
    #expect(descriptor >= 0)
    close(descriptor)
    program.send(SIGINT)
    #expect(try program.wait().status == 130)
  }

  @Test func `without the program nothing can be shown`() throws {
    let desk = try Desk()
    let standIn = try StandIn(desk)
    try desk.hearth(0)
    _ = try desk.answer("place", "Hearth")
    try Folder.removeFile(standIn.program)
    for call in [["desktop"], ["desktop", "--autostart", "on"]] {
      let outcome = try standIn.start(call).wait()
      #expect(outcome.status == 1 && outcome.complaints.count == 1)
      #expect(outcome.complaint.contains("mantel-widget"))
    }
    // One that cannot be run is no better.
    try Folder.create(standIn.program)
    #expect(try standIn.mantel("desktop").status == 1)
  }

  @Test func `two starts at once show the widgets once`() throws {
    let desk = try Desk()
    let standIn = try StandIn(desk)
    try desk.hearth(0)
    _ = try desk.answer("place", "Hearth")
    let programs = try (0..<4).map { _ in try standIn.start(["desktop"]) }
    for program in programs { #expect(try program.wait().status == 0) }
    #expect(try desk.answer("desktop")["placements"][0]["shown"] == true)
  }

  @Test func `a claim left by a killed process is none`() throws {
    let desk = try Desk()
    let standIn = try StandIn(desk)
    try desk.hearth(0)
    _ = try desk.answer("place", "Hearth")
    _ = try standIn.answer("desktop")
    let process = try #require(DesktopStore(HomeFolder(desk.home)).process)
    kill(process.identifier, SIGKILL)
    _ = try process.stop(milliseconds: 20_000)
    #expect(Folder.exists(desk.home.appending("desktop/process.lock")))
    let answer = try desk.answer("desktop", "--stop")
    #expect(answer["running"] == false && answer["placements"][0]["shown"] == false)
    #expect(try standIn.answer("desktop")["placements"][0]["shown"] == true)
  }
}
