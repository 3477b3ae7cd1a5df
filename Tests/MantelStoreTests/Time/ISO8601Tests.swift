import MantelCore
import MantelStore
import Testing

@Suite struct ISO8601Tests {
  let berlin: TimeZoneRules
  let utc = TimeZoneRules.utc

  init() throws {
    berlin = try TimeZoneDatabase().zone(named: "Europe/Berlin")
  }

  func problem(_ text: String) -> ISO8601Error.Problem? {
    do throws(ISO8601Error) {
      _ = try ISO8601.instant(text, in: utc)
      return nil
    } catch {
      return error.text == text ? error.problem : nil
    }
  }

  @Test func `every way to write an instant gives the same second`() throws {
    for text in [
      "2026-12-01T08:30:00+01:00", "2026-12-01T07:30:00Z", "2026-12-01t07:30:00z",
      "2026-12-01 08:30:00+0100", "2026-12-01T08:30:00+01", "2026-12-01T08:30+01:00",
      "2026-12-01T08:30:00.999999999999999999999+01:00", "2026-12-01T08:30:00,5+01:00",
      "2026-12-01T02:00:30-05:29:30", "+2026-12-01T07:30:00-00:00", "2026-12-01T08:30:00",
      "2026-12-01T08:30",
    ] {
      #expect(try ISO8601.instant(text, in: berlin) == 1_796_110_200, "\(text)")
    }
  }

  @Test func `a fraction before 1970 is dropped toward the past`() throws {
    #expect(try ISO8601.instant("1969-12-31T23:59:58.5Z", in: utc) == -2)
  }

  @Test func `a date alone is its midnight in the zone`() throws {
    #expect(try ISO8601.instant("2026-12-01", in: berlin) == 1_796_079_600)
    #expect(try ISO8601.date("2024-02-29") == CivilDate(year: 2024, month: 2, day: 29))
    #expect(throws: ISO8601Error(text: "2024-02-29T", problem: .malformed)) {
      try ISO8601.date("2024-02-29T")
    }
  }

  @Test func `a local time that is skipped moves forward, one that comes twice is the first`()
    throws
  {
    func text(_ local: String) throws -> String {
      ISO8601.text(try ISO8601.instant(local, in: berlin), in: berlin)
    }
    #expect(try text("2026-03-29T01:59:59") == "2026-03-29T01:59:59+01:00")
    #expect(try text("2026-03-29T02:00:00") == "2026-03-29T03:00:00+02:00")
    #expect(try text("2026-03-29T02:30:00") == "2026-03-29T03:30:00+02:00")
    #expect(try text("2026-03-29T03:00:00") == "2026-03-29T03:00:00+02:00")
    #expect(try text("2026-10-25T02:30:00") == "2026-10-25T02:30:00+02:00")
    #expect(try text("2026-10-25T03:00:00") == "2026-10-25T03:00:00+01:00")
    // Samoa had no 30 December 2011.
    let apia = try TimeZoneDatabase().zone(named: "Pacific/Apia")
    #expect(
      ISO8601.text(try ISO8601.instant("2011-12-30T12:00:00", in: apia), in: apia)
        == "2011-12-31T12:00:00+14:00")
  }

  @Test func `every local time of every clock comes back, skipped and doubled ones as said`() throws
  {
    for clock in InstalledClock.all {
      for change in clock.transitions.prefix(4) {
        let before = clock.rules.offset(at: change - 1)
        let after = clock.rules.offset(at: change)
        for time in [change - 86_400, change - 1, change, change + 1, change + 86_400] {
          let local = time + clock.rules.offset(at: time)
          let instant = clock.rules.instant(ofLocal: local)
          // The second of two equal local times answers with the first.
          let isSecond = time >= change && local < change + before
          #expect(
            instant == (isSecond ? time - (before - after) : time), "\(clock.names) \(change)")
        }
        if after > before {
          let skipped = change + before
          #expect(clock.rules.instant(ofLocal: skipped) == change, "\(clock.names) \(change)")
        }
      }
    }
  }

  @Test(arguments: [
    "", "T", "2026", "2026-12", "2026-12-1", "26-12-01", "2026-12-01T", "2026-12-01T8:30",
    "2026-12-01T08", "2026-12-01T08:30:", "2026-12-01T08:30:00.", "2026-12-01T08:30:00.Z",
    "2026-12-01T08:30:00+1", "2026-12-01T08:30:00+01:0", "2026-12-01T08:30:00+01:00x",
    "2026-12-01T08:30:00 +01:00", "2026-12-01T08:30:00ZZ", "12026-12-01", "2026/12/01",
    " 2026-12-01",
    "２０２６-12-01", "2026-12-01T08:30:00\u{2212}01:00",
  ])
  func `what is not written like a time is malformed`(text: String) {
    #expect(problem(text) == .malformed)
  }

  @Test func `what no calendar, clock or offset shows is told apart`() {
    for text in ["2026-02-29", "2026-13-01T00:00:00Z", "2026-00-01", "2026-04-31"] {
      #expect(problem(text) == .noSuchDate)
    }
    for text in ["2026-12-01T24:00:00Z", "2026-12-01T23:60:00Z", "2026-12-01T23:59:60Z"] {
      #expect(problem(text) == .noSuchTime)
    }
    for text in ["2026-12-01T00:00:00+26:00", "2026-12-01T00:00:00-01:60"] {
      #expect(problem(text) == .noSuchOffset)
    }
  }

  @Test func `what is written is read back, in all years and with odd offsets`() throws {
    var dice = SplitMix64(state: 8)
    for _ in 0..<5000 {
      let width = dice.below(54)
      let time = Int64(dice.below(2 << width)) - (1 << Int64(width))
      let offset = Int64(dice.below(187_199)) - 93_599
      let text = ISO8601.text(time, offset: offset)
      #expect(try ISO8601.instant(text, in: utc) == time, "\(text)")
    }
    #expect(ISO8601.text(0, offset: 0) == "1970-01-01T00:00:00+00:00")
    #expect(ISO8601.text(-2_500_000_000, in: berlin) == "1890-10-11T20:26:48+00:53:28")
    #expect(ISO8601.text(0, offset: -16_200) == "1969-12-31T19:30:00-04:30")
    #expect(ISO8601.text(-62_167_219_201, offset: 0) == "-0001-12-31T23:59:59+00:00")
    #expect(ISO8601.text(253_402_300_800, offset: 0) == "+10000-01-01T00:00:00+00:00")
  }

  @Test func `times beyond all years are written as the nearest that can be`() throws {
    for time in [Int64.min, .max] {
      for offset in [Int64.min, -93_600, 93_600, .max] {
        let text = ISO8601.text(time, offset: offset)
        #expect(text.hasSuffix("+00:00") && problem(text) == nil)
      }
    }
  }
}
