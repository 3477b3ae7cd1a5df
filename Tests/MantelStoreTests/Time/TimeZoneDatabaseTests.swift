import Glibc
import MantelStore
import MantelSystem
import Testing

@Suite struct TimeZoneDatabaseTests {
  let installed = TimeZoneDatabase(folder: "/usr/share/zoneinfo")

  @Test func `a zone is found by its name`() throws {
    let berlin = try installed.zone(named: "Europe/Berlin")
    #expect(berlin.name == "Europe/Berlin")
    #expect(berlin.offset(at: 1_796_000_000) == 3600)
    #expect(try installed.zone(named: "Etc/GMT+5").offset(at: 0) == -18_000)
  }

  @Test(arguments: [
    "", "/etc/localtime", "../zoneinfo/UTC", "Europe/../UTC", "Europe//Berlin", "Europe/", ".",
    "Europe/Ber lin", "Europe/Berlin\0", "Zürich", "tzdata.zi",
  ])
  func `a name that no zone can have is refused`(name: String) {
    #expect(throws: TimeZoneError.invalidName(name)) { try installed.zone(named: name) }
  }

  @Test func `a zone that is not installed, a folder and a fifo are unknown`() throws {
    #expect(throws: TimeZoneError.unknown("Europe/Atlantis")) {
      try installed.zone(named: "Europe/Atlantis")
    }
    #expect(throws: TimeZoneError.unknown("Europe")) { try installed.zone(named: "Europe") }
    try withTemporaryFolder { folder in
      #expect(folder.appending("Fifo").withCString { mkfifo($0, 0o600) } == 0)
      #expect(throws: TimeZoneError.unknown("Fifo")) {
        try TimeZoneDatabase(folder: folder).zone(named: "Fifo")
      }
    }
  }

  @Test func `a damaged zone says what is wrong`() throws {
    try withTemporaryFolder { folder in
      try write("no zone at all", to: folder.appending("Here"))
      #expect(throws: TimeZoneError.damaged("Here", .unknownFormat)) {
        try TimeZoneDatabase(folder: folder).zone(named: "Here")
      }
    }
  }

  @Test func `universal time needs no installation`() throws {
    let none = TimeZoneDatabase(folder: "/nowhere")
    #expect(try none.zone(named: "UTC") == .utc)
    #expect(throws: TimeZoneError.unknown("Etc/UTC")) { try none.zone(named: "Etc/UTC") }
    #expect(throws: SystemError.self) { try none.names() }
  }

  @Test func `names are those of the zones and nothing else`() throws {
    let names = try installed.names()
    for name in ["UTC", "Europe/Berlin", "America/Argentina/Buenos_Aires", "Etc/GMT+5"] {
      #expect(names.contains(name))
    }
    for name in ["posix/UTC", "right/UTC", "tzdata.zi", "zone.tab", "Europe", "localtime"] {
      #expect(!names.contains(name))
    }
    #expect(Set(names).count == names.count)
  }

  @Test func `the variable names a zone, a file or a rule`() {
    func zone(_ variable: String) -> TimeZoneRules { installed.system(variable: variable) }
    #expect(zone("Europe/Berlin").name == "Europe/Berlin")
    #expect(zone(":Europe/Berlin").name == "Europe/Berlin")
    #expect(zone(":/usr/share/zoneinfo/Asia/Tokyo").name == "Asia/Tokyo")
    #expect(zone("<+03>-3").offset(at: 0) == 10_800)
    #expect(zone("XYZ4").name == "XYZ4")
    // In February 1944 the file of this name has war time, which the string alone would not have.
    #expect(zone("EST5EDT").offset(at: -817_948_800) == -18_000 + 3600)
    for nonsense in ["Europe/Atlantis", "../UTC", "/nowhere", ":", "\u{1F5FA}"] {
      #expect(zone(nonsense) == .utc)
    }
  }

  @Test func `without the variable the system's link or its note tells the name`() throws {
    try withTemporaryFolder { folder in
      let link = folder.appending("link")
      #expect(
        link.withCString { symlink("/usr/share/zoneinfo/Pacific/Chatham", $0) } == 0)
      let missing = folder.appending("missing")
      #expect(
        installed.system(variable: nil, localTime: link, nameFile: missing).name
          == "Pacific/Chatham")

      let copy = folder.appending("copy")
      try write(
        OpenFile.open("/usr/share/zoneinfo/Asia/Tokyo", for: .reading).readAll(limit: 9999),
        to: copy)
      let note = folder.appending("note")
      try write("Asia/Tokyo\n", to: note)
      let noted = installed.system(variable: nil, localTime: copy, nameFile: note)
      #expect(noted.name == "Asia/Tokyo" && noted.offset(at: 0) == 32_400)
      let unnamed = installed.system(variable: nil, localTime: copy, nameFile: missing)
      #expect(unnamed.name == "localtime" && unnamed.offset(at: 0) == 32_400)
      #expect(installed.system(variable: nil, localTime: missing, nameFile: note) == .utc)
    }
  }
}
