import MantelSystem
import TestSupport
import Testing

/// Several processes at work in one home at once.
@Suite struct TogetherTests {
  @Test func `of two times 200 taps at once none is lost`() throws {
    let desk = try Desk()
    try desk.hearth(3)
    // A shell each, so that both are as fast as can be.
    let loop =
      "i=0; while [ $i -lt 200 ]; do \"$0\" next Hearth --json >/dev/null || exit 1; i=$((i+1)); done"
    let arguments = [Array("-c".utf8), Array(loop.utf8), try MantelProgram.path().bytes]
    let shells = try (0..<2).map { _ in
      try RunningProgram("/bin/sh", arguments, environment: desk.environment, folder: desk.pictures)
    }
    for shell in shells { #expect(try shell.wait().status == 0) }
    #expect(try desk.answer("list")["widgets"][0]["offset"] == 400)
  }

  @Test func `taps forward and back at once come out even`() throws {
    let desk = try Desk()
    try desk.hearth(3)
    let running = try (0..<20).map {
      try desk.start([$0 % 2 == 0 ? "next" : "previous", "Hearth"])
    }
    for program in running { #expect(try program.wait().status == 0) }
    #expect(try desk.answer("list")["widgets"][0]["offset"] == 0)
  }

  @Test func `two adds at once both arrive, and a photo in both is one`() throws {
    let desk = try Desk()
    try desk.hearth(0)
    let names = try (1...9).map { try desk.photo($0) }
    let running = [
      try desk.start(["add", "Hearth"] + names[0...4]),
      try desk.start(["add", "Hearth"] + names[4...8]),
    ]
    for program in running { #expect(try program.wait().status == 0) }
    let photos = try desk.mantel("list", "--photos").lines
    #expect(photos.count == 9)
    #expect(Set(photos).count == 9)
    #expect(try desk.answer("render")["rendered"] == 27)
  }

  @Test func `add, crop, taps, settings and rendering at once all take effect`() throws {
    let desk = try Desk()
    let ids = try desk.hearth(3)
    let running = [
      try desk.start(["add", "Hearth", try desk.photo(4), try desk.photo(5)]),
      try desk.start(["render"]),
      try desk.start(["crop", "Hearth", ids[0], "--zoom", "2"]),
      try desk.start(["next", "Hearth"]),
      try desk.start(["render", "--force"]),
      try desk.start(["crop", "Hearth", ids[1], "--shape", "small", "--zoom", "3"]),
      try desk.start(["set", "Hearth", "--every", "3h"]),
      try desk.start(["pin", "Hearth", ids[2]]),
      try desk.start(["export", "all.mantel"]),
    ]
    for program in running {
      let outcome = try program.wait()
      #expect(outcome.status == 0, "\(outcome.complaint)")
    }
    let widget = try desk.answer("list")["widgets"][0]
    #expect(widget["photos"].items.count == 5)
    #expect(widget["offset"] == 1)
    #expect(widget["every"] == "3h")
    #expect(widget["pinned"].string == ids[2])
    #expect(try desk.answer("crop", "Hearth", ids[0])["crop"]["zoom"] == 2)
    #expect(try desk.answer("crop", "Hearth", ids[1], "--shape", "small")["crop"]["zoom"] == 3)
    _ = try desk.answer("render")
    let settled = try desk.answer("render")
    #expect(settled["skipped"] == 15)
    #expect(try desk.answer("why", "Hearth")["photos"].items.allSatisfy { $0["problems"] == [] })
  }

  @Test func `of two widgets made with one id at once one is refused`() throws {
    let desk = try Desk()
    let running = try (0..<4).map {
      try desk.start(["new", "Widget \($0)", "--id", Desk.identifier])
    }
    let statuses = try running.map { try $0.wait().status }
    #expect(statuses.sorted() == [0, 1, 1, 1])
    #expect(try desk.answer("list")["widgets"].items.count == 1)
  }

  @Test func `two exports to one file at once leave one whole export`() throws {
    let desk = try Desk()
    try desk.hearth(3)
    let running = try (0..<4).map { _ in try desk.start(["export", "all.mantel"]) }
    for program in running {
      let outcome = try program.wait()
      #expect(outcome.status == 0, "\(outcome.complaint)")
    }
    try Folder.removeAll(desk.home)
    #expect(try desk.answer("import", "all.mantel")["photos"] == 3)
    #expect(try Folder.names(in: desk.pictures).filter { $0.first == UInt8(ascii: ".") }.isEmpty)
  }

  @Test func `a widget deleted while others change it is gone, and nobody crashes`() throws {
    let desk = try Desk()
    try desk.hearth(2)
    let running = try ["next", "render", "delete", "shuffle", "why", "next"].map {
      try desk.start([$0, Desk.identifier])
    }
    for program in running {
      let outcome = try program.wait()
      #expect(outcome.status <= 1, "\(outcome.complaint)")
      #expect(outcome.complaints.allSatisfy { $0.hasPrefix("mantel: ") })
    }
    #expect(try desk.answer("list")["widgets"] == [])
    #expect(try Folder.names(in: desk.home.appending("widgets")).isEmpty)
  }
}
