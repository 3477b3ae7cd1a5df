import MantelSystem
import Testing
import TestSupport

/// Exit codes: 0 done, 1 something could not be done, 2 the call was wrong. Each complaint is one line on standard error.
@Suite struct CallTests {
  static let wrongCalls: [[String]] = [
    [],
    ["frame"],
    ["new"],
    ["new", "A", "B"],
    ["new", "A", "--every", "2h"],
    ["new", "A", "--every"],
    ["new", "A", "--start", "24:00"],
    ["new", "A", "--start", "noon"],
    ["new", "A", "--order", "random"],
    ["new", "A", "--id", "42"],
    ["new", "A", "--colour", "red"],
    ["new", "A", "--every", "1h", "--every", "3h"],
    ["set", "Hearth"],
    ["set", "Hearth", "--start", "8"],
    ["plan", "Hearth", "--from", "2026-12-02", "--to", "2026-12-01"],
    ["plan", "Hearth", "--from", "2026-12-01", "--to", "2026-12-01"],
    ["plan", "Hearth", "--from", "tomorrow"],
    ["plan", "Hearth", "--zone", "Middle/Earth"],
    ["plan", "Hearth", "--zone", "../../etc/passwd"],
    ["now", "Hearth", "--at", "2026-02-30T12:00:00Z"],
    ["now", "Hearth", "--shape", "huge"],
    ["add", "Hearth"],
    ["remove", "Hearth"],
    ["follow", "Hearth"],
    ["unfollow", "Hearth"],
    ["open"],
    ["open", "https://example.org/"],
    ["open", "photokeep://sort", "photokeep://start"],
    ["crop", "Hearth"],
    ["crop", "Hearth", "1.jpg", "--zoom", "0.9"],
    ["crop", "Hearth", "1.jpg", "--zoom", "5.1"],
    ["crop", "Hearth", "1.jpg", "--zoom", "nan"],
    ["crop", "Hearth", "1.jpg", "--zoom", "inf"],
    ["crop", "Hearth", "1.jpg", "--center", "0.5"],
    ["crop", "Hearth", "1.jpg", "--center", "0.5,1.1"],
    ["crop", "Hearth", "1.jpg", "--center", "nan,0"],
    ["crop", "Hearth", "1.jpg", "--reset", "--zoom", "2"],
    ["render", "Hearth", "extra"],
    ["place"],
    ["place", "Hearth", "--shape", "huge"],
    ["place", "Hearth", "--at", "-1,5"],
    ["place", "Hearth", "--at=5,-0.1"],
    ["place", "Hearth", "--at", "5"],
    ["place", "Hearth", "--at", "5,6,7"],
    ["place", "Hearth", "--at", "5,"],
    ["place", "Hearth", "--at", "left,top"],
    ["place", "Hearth", "--at", "nan,0"],
    ["place", "Hearth", "--at", "0,inf"],
    ["place", "Hearth", "--at", "0x10,0"],
    ["place", "Hearth", "--at", "1e9,0"],
    ["place", "Hearth", "--tint", "mauve"],
    ["place", "Hearth", "--tint", "#3478F"],
    ["place", "Hearth", "--output", ""],
    ["place", "Hearth", "--output", "DP\n1"],
    ["unplace"],
    ["unplace", "Hearth", "--shape", "huge"],
    ["desktop", "Hearth"],
    ["desktop", "--stop", "--focus"],
    ["desktop", "--focus", "--arrange"],
    ["desktop", "--arrange", "--stop", "--autostart", "on"],
    ["desktop", "--autostart"],
    ["desktop", "--autostart", "maybe"],
    ["now", "Hearth", "--line", "--json"],
    ["now", "Hearth", "--waybar", "--line"],
    ["now", "Hearth", "--waybar", "--draw"],
    ["now", "Hearth", "--json", "--waybar"],
    ["export"],
    ["import"],
    ["completion", "powershell"],
    ["list", "--json=yes"],
  ]

  @Test func `a wrong call exits with 2, says why in one line, and changes nothing`() throws {
    let desk = try Desk()
    try desk.hearth(1)
    let before = try desk.kept()
    for call in Self.wrongCalls {
      let outcome = try desk.mantel(call)
      #expect(outcome.status == 2, "\(call)")
      #expect(outcome.output.isEmpty, "\(call)")
      #expect(outcome.complaints.count == 1, "\(call)")
      #expect(outcome.complaint.hasPrefix("mantel: "), "\(call)")
    }
    #expect(try desk.kept() == before)
  }

  static let impossible: [[String]] = [
    ["now", "Hall"],
    ["now", ""],
    ["delete", "Hall"],
    ["add", "Hall", "1.jpg"],
    ["add", "Hearth", "missing.jpg"],
    ["remove", "Hearth", "missing.jpg"],
    ["follow", "Hall", "."],
    ["follow", "Hearth", "missing"],
    ["follow", "Hearth", "1.jpg"],
    ["unfollow", "Hearth", "."],
    ["crop", "Hearth", "missing.jpg"],
    ["pin", "Hearth", "missing.jpg"],
    ["place", "Hall"],
    ["place", "moments"],
    ["unplace", "Hall"],
    ["unplace", "Hearth"],
    ["unplace", Desk.identifier, "--shape", "small"],
    ["unplace", "00000000-0000-4000-8000-000000000001"],
    ["desktop", "--focus"],
    ["desktop", "--arrange"],
    ["now", "Hall", "--line"],
    ["now", "Hall", "--waybar"],
    ["new", ""],
    ["new", " "],
    ["new", "two\nlines"],
    ["new", String(repeating: "x", count: 101)],
    ["new", "Twin", "--id", Desk.identifier],
    ["set", "Hearth", "--name", "\u{200B}"],
    ["import", "missing.mantel"],
    ["import", "/dev/null"],
    ["export", "missing/all.mantel"],
    ["plan", "Hearth", "--from", "1000-01-01", "--to", "3000-01-01"],
  ]

  @Test func `what cannot be done exits with 1, says why in one line, and changes nothing`() throws
  {
    let desk = try Desk()
    try desk.hearth(2)
    let before = try desk.kept()
    for call in Self.impossible {
      let outcome = try desk.mantel(call)
      #expect(outcome.status == 1, "\(call)")
      #expect(outcome.complaints.count == 1, "\(call): \(outcome.complaint)")
      #expect(outcome.complaint.hasPrefix("mantel: "), "\(call)")
    }
    #expect(try desk.kept() == before)
  }

  @Test func `one photo that cannot be removed keeps no other from being removed`() throws {
    let desk = try Desk()
    let ids = try desk.hearth(3)
    let outcome = try desk.mantel("remove", "Hearth", ids[0], "nothing", "3.jpg", "--json")
    #expect(outcome.status == 1)
    #expect(outcome.complaints.count == 1)
    #expect(try outcome.json()["removed"] == [.text(ids[0]), .text(ids[2])])
    #expect(try desk.mantel("list", "--photos").lines == [ids[1]])
  }

  static let verbs = [
    "new", "add", "remove", "list", "delete", "set", "plan", "now", "next", "previous", "shuffle",
    "pin", "unpin", "crop", "render", "why", "place", "unplace", "desktop", "doctor",
    "follow", "unfollow", "open",
    "export", "import", "completion", "man",
  ]

  @Test(arguments: ["en", "de", "es"])
  func `every verb has help in every language`(_ language: String) throws {
    let desk = try Desk()
    desk.environment["LC_ALL"] = "\(language).UTF-8"
    var texts: Set<String> = []
    for verb in Self.verbs {
      let outcome = try desk.mantel(verb, "--help")
      #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(verb)")
      #expect(outcome.text.contains("mantel \(verb)"), "\(verb)")
      #expect(outcome.text.contains("--json"), "\(verb)")
      texts.insert(outcome.text)
    }
    #expect(texts.count == Self.verbs.count)
    let overview = try desk.mantel("--help")
    #expect(overview.status == 0)
    #expect(Self.verbs.allSatisfy { overview.text.contains("  \($0) ") })
  }

  @Test func `complaints come in the language of the user`() throws {
    let desk = try Desk()
    let sentences = try ["en", "de", "es"].map { language in
      desk.environment["LANGUAGE"] = language
      desk.environment["LC_ALL"] = "en_US.UTF-8"
      return try desk.mantel("now", "Hall").complaint
    }
    #expect(Set(sentences).count == 3)
    #expect(
      sentences[0] == "mantel: There is no widget “Hall”; mantel list shows those there are.\n")
    #expect(sentences[1].contains("„Hall“"))
    #expect(sentences[2].contains("«Hall»"))
  }

  @Test func `the version is one line`() throws {
    #expect(try Desk().mantel("--version").lines.count == 1)
  }

  @Test func `a reader that goes away is no crash`() throws {
    let desk = try Desk()
    try desk.hearth(2, "--every", "15m", "--order", "in-order")
    let shell = try RunningProgram(
      "/bin/sh",
      [
        Array("-c".utf8),
        Array("\"$0\" plan Hearth --from 2026-01-01 --to 2026-06-01 | /usr/bin/head -n 1".utf8),
        try MantelProgram.path().bytes,
      ], environment: desk.environment, folder: desk.pictures)
    let outcome = try shell.wait()
    #expect(outcome.lines.count == 1)
    #expect(outcome.errors.isEmpty)
  }
}
