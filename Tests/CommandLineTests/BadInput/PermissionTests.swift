import MantelSystem
import TestSupport
import Testing

/// What the system forbids a user without rights.
@Suite(.enabled(if: Machine.isRoot, "needs root, to become a user without rights"))
struct PermissionTests {
  /// A desk with a rendered widget of two photos, all of which belongs to nobody, who may read the programs too.
  static func desk() throws -> Desk {
    let desk = try Desk()
    try desk.hearth(2)
    _ = try desk.answer("render")
    let programs = desk.folder.path.appending("bin")
    try Folder.create(programs)
    for program in try [MantelProgram.path(), MantelProgram.worker()] {
      try Machine.run("cp", program.lossyText, programs.lossyText)
    }
    try Machine.run("chmod", "755", desk.folder.path.lossyText, programs.lossyText)
    for path in [desk.home, desk.pictures, desk.folder.path.appending("user")] {
      try Machine.run("chown", "-R", Machine.nobody, path.lossyText)
    }
    return desk
  }

  /// Calls `mantel` as nobody.
  static func asNobody(_ desk: Desk, _ arguments: [String]) throws -> Outcome {
    let user = ["--reuid=\(Machine.nobody)", "--regid=\(Machine.nobody)", "--clear-groups", "--"]
    let program = desk.folder.path.appending("bin/mantel").lossyText
    return try RunningProgram(
      "/usr/bin/setpriv", (user + [program] + arguments).map { Array($0.utf8) },
      environment: desk.environment, folder: desk.pictures
    ).wait()
  }

  @Test func `a photo that may not be read is refused and the rest is added`() throws {
    let desk = try Self.desk()
    // Files of this test's own user, and of nobody else.
    try desk.photo(3, name: "secret.jpg")
    try desk.photo(4)
    Machine.setMode(desk.pictures.appending("4.jpg"), 0o644)
    let outcome = try Self.asNobody(desk, ["add", "Hearth", "secret.jpg", "4.jpg", "--json"])
    #expect(outcome.status == 1)
    #expect(outcome.complaints.count == 1)
    #expect(outcome.complaint.contains("secret.jpg") && outcome.complaint.contains("may not"))
    #expect(try outcome.json()["added"].items.count == 1)
  }

  @Test func `a source that may no longer be read is told by why and goes on showing`() throws {
    let desk = try Self.desk()
    try Machine.run("chown", "root", desk.pictures.lossyText)
    Machine.setMode(desk.pictures, 0o700)
    // Its folder cannot even be entered, so the call comes from elsewhere.
    let outcome = try RunningProgram(
      "/usr/bin/setpriv",
      [
        "--reuid=\(Machine.nobody)", "--clear-groups", "--",
        desk.folder.path.appending("bin/mantel").lossyText, "why", "Hearth", "--json",
      ].map { Array($0.utf8) }, environment: desk.environment, folder: "/"
    ).wait()
    #expect(
      try outcome.json()["photos"].items.map(\.["problems"]) == [
        ["source-missing"], ["source-missing"],
      ])
    #expect(try desk.shown()["picture"] == "finished")
  }

  /// The verbs that change nothing.
  static let reading = [
    ["list"], ["now", "Hearth"], ["plan", "Hearth"], ["why", "Hearth"], ["render"],
    ["crop", "Hearth", "1.jpg"], ["completion", "bash"], ["man"],
  ]
  /// The verbs that change something.
  static let writing = [
    ["new", "Hall"], ["next", "Hearth"], ["previous", "Hearth"], ["shuffle", "Hearth"],
    ["pin", "Hearth"], ["set", "Hearth", "--every", "3h"], ["add", "Hearth", "3.jpg"],
    ["remove", "Hearth", "1.jpg"], ["crop", "Hearth", "1.jpg", "--zoom", "2"],
    ["render", "--force"], ["import", "all.mantel"], ["delete", "Hearth"],
  ]

  /// Tries every verb on a home that takes no writes. `call` runs `mantel` there, and `word` is what each refusal has in it.
  static func tryEverything(_ desk: Desk, _ word: String, _ call: ([String]) throws -> Outcome)
    throws
  {
    let before = try desk.kept()
    for arguments in reading {
      let outcome = try call(arguments)
      #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(arguments): \(outcome.complaint)")
      #expect(!outcome.output.isEmpty)
    }
    for arguments in writing {
      let outcome = try call(arguments)
      #expect(outcome.status == 1, "\(arguments)")
      #expect(!outcome.complaints.isEmpty, "\(arguments)")
      for line in outcome.complaints {
        #expect(line.hasPrefix("mantel: ") && line.contains(word), "\(arguments): \(line)")
      }
    }
    let doctor = try call(["doctor"])
    #expect(doctor.status == 1)
    #expect(doctor.lines.contains { $0.hasPrefix("✗ ") && $0.contains("cannot be written") })
    #expect(try call(["export", "backup.mantel"]).status == 0)
    #expect(try desk.kept() == before)
  }

  @Test func `in a home that this user may not write reading works and writing says why`() throws {
    let desk = try Self.desk()
    try desk.photo(3)
    Machine.setMode(desk.pictures.appending("3.jpg"), 0o644)
    _ = try desk.answer("export", "all.mantel")
    Machine.setMode(desk.pictures.appending("all.mantel"), 0o644)
    try Machine.run("chown", "-R", "root", desk.home.lossyText)
    try Machine.run("chmod", "-R", "a+rX,a-w", desk.home.lossyText)
    try Self.tryEverything(desk, "may not") { try Self.asNobody(desk, $0) }
  }
}
