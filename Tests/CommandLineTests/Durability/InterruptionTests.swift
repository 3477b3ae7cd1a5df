import Glibc
import MantelSystem
import TestSupport
import Testing

/// Ctrl-C: quick, what arrived is kept, nothing is left over.
@Suite struct InterruptionTests {
  /// A desk with a widget and photos that take their time.
  func desk(_ count: Int) throws -> (Desk, [String]) {
    let desk = try Desk()
    try desk.hearth(0)
    let names = try (1...count).map { number in
      try desk.folder.write(try PhotoFiles.rough(number), to: "pictures/\(number).jpg")
      return "\(number).jpg"
    }
    return (desk, names)
  }

  /// Presses Ctrl-C once something has happened, and gives how it ended and how many seconds that took.
  func interrupt(_ program: RunningProgram, once happened: () throws -> Bool) throws
    -> (Outcome, Double)
  {
    while program.isRunning(after: 1), try !happened() {}
    let start = Clock.monotonicNanoseconds
    program.send(SIGINT)
    let outcome = try program.wait()
    return (outcome, Double(Clock.monotonicNanoseconds - start) / 1e9)
  }

  func leftovers(_ folder: FilePath, _ desk: Desk) throws -> [String] {
    try desk.contents(of: folder).keys.map(\.lossyText).filter { $0.contains("/.") }
  }

  @Test func `while adding, what arrived is kept and the rest can be added later`() throws {
    let (desk, names) = try desk(16)
    let photos = desk.home.appending("photos")
    let (outcome, seconds) = try interrupt(try desk.start(["add", "Hearth"] + names)) {
      let arrived = try? Folder.names(in: photos).filter { $0.count == 32 }
      return (arrived ?? []).count >= 2
    }
    #expect(outcome.status == 130)
    #expect(seconds < 5)
    #expect(outcome.complaints.count == 1)
    #expect(outcome.complaint.contains("Called off"))
    let kept = try desk.mantel("list", "--photos").lines.count
    #expect(kept >= 2 && kept < 16)
    #expect(try leftovers(desk.home, desk).isEmpty)
    #expect(try desk.answer(["add", "Hearth"] + names.prefix(kept + 1))["failed"] == [])
  }

  @Test func `while rendering, the pictures made so far stay and the rest is made later`() throws {
    let (desk, names) = try desk(8)
    _ = try desk.answer(["add", "Hearth"] + names)
    let renders = desk.home.appending("widgets/\(Desk.identifier)/renders")
    let (outcome, seconds) = try interrupt(try desk.start(["render", "--json"])) {
      try Folder.exists(renders) && Folder.names(in: renders).count >= 3
    }
    #expect(outcome.status == 130)
    #expect(seconds < 5)
    #expect(outcome.complaint.contains("Called off"))
    #expect(try leftovers(desk.home, desk).isEmpty)
    let made = try outcome.json()["rendered"].int
    #expect(made >= 3 && made < 24)
    #expect(try desk.answer("render")["skipped"].int == made)
  }

  /// How often a work that is soon done is begun anew until Ctrl-C comes before its end.
  static let attempts = 20

  @Test func `while exporting, nothing is left in the folder`() throws {
    let (desk, names) = try desk(6)
    _ = try desk.answer(["add", "Hearth"] + names)
    for _ in 0..<Self.attempts {
      let (outcome, _) = try interrupt(try desk.start(["export", "all.mantel"])) {
        try Folder.names(in: desk.pictures).count > 6
      }
      if outcome.status == 0 {
        try Folder.removeFile(desk.pictures.appending("all.mantel"))
        continue
      }
      #expect(outcome.status == 130)
      #expect(outcome.complaints.count == 1)
      #expect(try Folder.names(in: desk.pictures).count == 6)
      return
    }
    Issue.record("every export ended before Ctrl-C came")
  }

  @Test func `while importing, no widget comes in by halves`() throws {
    let (desk, names) = try desk(6)
    _ = try desk.answer(["add", "Hearth"] + names)
    _ = try desk.answer("export", "all.mantel")
    let photos = desk.home.appending("photos")
    for _ in 0..<Self.attempts {
      try Folder.removeAll(desk.home)
      let (outcome, _) = try interrupt(try desk.start(["import", "all.mantel"])) {
        try Folder.exists(photos) && !Folder.names(in: photos).isEmpty
      }
      if outcome.status == 0 { continue }
      #expect(outcome.status == 130)
      #expect(outcome.complaints.count == 1)
      #expect(try desk.answer("list")["widgets"] == [])
      #expect(try leftovers(desk.home, desk).isEmpty)
      #expect(try desk.answer("import", "all.mantel")["widgets"] == ["Hearth"])
      return
    }
    Issue.record("every import ended before Ctrl-C came")
  }
}
