import MantelCore
import MantelStore
import MantelSystem
import Testing

@Suite struct TimeZoneFileTests {
  /// A compiled file with one block of data, or two when a footer is given.
  func file(
    version: Character = "2", times: [Int64], kinds: [UInt8], offsets: [Int32], leaps: UInt32 = 0,
    footer: String?
  ) -> [UInt8] {
    func bigEndian(_ value: some FixedWidthInteger) -> [UInt8] {
      withUnsafeBytes(of: value.bigEndian, Array.init)
    }
    func block(_ version: Character, wide: Bool) -> [UInt8] {
      var bytes = Array("TZif".utf8) + [version == "1" ? 0 : version.asciiValue ?? 0]
      bytes += [UInt8](repeating: 0, count: 15)
      let counts = [0, 0, leaps, UInt32(times.count), UInt32(offsets.count), 4]
      bytes += counts.flatMap { bigEndian($0) }
      bytes += times.flatMap { wide ? bigEndian($0) : bigEndian(Int32(clamping: $0)) }
      bytes += kinds
      bytes += offsets.flatMap { bigEndian($0) + [0, 0] }
      bytes += Array("LMT\0".utf8)
      return bytes + [UInt8](repeating: 0, count: Int(leaps) * (wide ? 12 : 8))
    }
    guard let footer else { return block("1", wide: false) }
    return block(version, wide: false) + block(version, wide: true) + Array("\n\(footer)\n".utf8)
  }

  func rules(_ bytes: [UInt8]) throws(TimeZoneFileError) -> TimeZoneRules {
    try TimeZoneFile.rules(name: "Test/Zone", bytes: bytes)
  }

  @Test func `offsets change at the first second of each transition`() throws {
    let rules = try rules(
      file(
        times: [-5_000_000_000, 100], kinds: [1, 2], offsets: [1, 3600, 7200], footer: "AAA-3"))
    let times: [Int64] = [.min, -5_000_000_001, -5_000_000_000, 99, 100, .max]
    #expect(times.map(rules.offset(at:)) == [1, 1, 3600, 3600, 10_800, 10_800])
    #expect(rules.name == "Test/Zone")
  }

  @Test func `files of version 1 and without a rule keep the last offset`() throws {
    for footer in [nil, ""] {
      let rules = try rules(
        file(times: [0, 100], kinds: [1, 0], offsets: [60, 3600], footer: footer))
      #expect([-1, 0, 99, 100, .max].map(rules.offset(at:)) == [60, 3600, 3600, 60, 60])
      #expect(rules.nextTransition(after: 100) == nil)
    }
  }

  @Test func `versions 3 and 4 are read`() throws {
    for version: Character in ["3", "4"] {
      let rules = try rules(
        file(
          version: version, times: [], kinds: [], offsets: [0],
          footer: "<-02>2<-01>,M3.5.0/-1,M10.5.0/0"))
      #expect(rules.offset(at: 1_720_000_000) == -3600)
    }
  }

  @Test func `a rule goes on for ever`() throws {
    let rules = try rules(
      file(times: [0], kinds: [0], offsets: [3600], footer: "CET-1CEST,M3.5.0,M10.5.0/3"))
    // 2026-03-29T01:00:00Z, and the same 400 and 40,000 years later.
    let spring: Int64 = 1_774_746_000
    for cycles: Int64 in [0, 1, 100] {
      let time = spring + cycles * 146_097 * 86_400
      #expect(rules.offset(at: time - 1) == 3600 && rules.offset(at: time) == 7200)
      #expect(rules.nextTransition(after: time - 1)?.time == time)
    }
    #expect(rules.nextTransition(after: .max) == nil)
    #expect([3600, 7200].contains(rules.offset(at: .max)))
    #expect(rules.nextTransition(after: .min)?.time == 0)
  }

  @Test func `faults are told apart`() {
    func fault(_ bytes: [UInt8]) -> TimeZoneFileError? {
      do throws(TimeZoneFileError) {
        _ = try rules(bytes)
        return nil
      } catch {
        return error
      }
    }
    let good = file(times: [0, 9], kinds: [0, 0], offsets: [0], footer: "UTC0")
    #expect(fault(good) == nil)
    #expect(fault([]) == .unknownFormat)
    #expect(fault(Array("TZif".utf8)) == .truncated)
    #expect(fault(Array(repeating: 0x41, count: 99)) == .unknownFormat)
    #expect(
      fault(file(times: [9, 9], kinds: [0, 0], offsets: [0], footer: "")) == .unorderedTransitions)
    #expect(fault(file(times: [9], kinds: [1], offsets: [0], footer: "")) == .missingClock)
    #expect(fault(file(times: [], kinds: [], offsets: [], footer: "")) == .missingClock)
    #expect(fault(file(times: [], kinds: [], offsets: [172_800], footer: "")) == .impossibleOffset)
    #expect(fault(file(times: [], kinds: [], offsets: [0], leaps: 1, footer: "")) == .leapSeconds)
    #expect(fault(file(times: [], kinds: [], offsets: [0], footer: "Nowhere")) == .malformedRule)
    var huge = good
    for index in 20..<44 { huge[index] = 0xFF }
    #expect(fault(huge) == .truncated)
    for length in 0..<good.count {
      #expect(fault(Array(good.prefix(length))) != nil, "cut to \(length) bytes")
    }
  }

  @Test func `no damage to a real file does worse than an error`() throws {
    let path: FilePath = "/usr/share/zoneinfo/Europe/Berlin"
    let good = try OpenFile.open(path, for: .reading).readAll(limit: 1 << 20)
    var dice = SplitMix64(state: 12)
    for _ in 0..<4000 {
      var bytes = good
      for _ in 0...dice.below(4) {
        // Half of the damage goes to the head, where the counts are.
        let range = dice.below(2) == 0 ? 44 : UInt64(bytes.count)
        bytes[Int(dice.below(range))] = UInt8(truncatingIfNeeded: dice.next())
      }
      if dice.below(4) == 0 { bytes.removeLast(Int(dice.below(UInt64(bytes.count)))) }
      guard let rules = try? rules(bytes) else { continue }
      for time: Int64 in [.min, -1 << 60, 0, 1_700_000_000, 1 << 60, .max] {
        #expect(abs(rules.offset(at: time)) < 172_800)
        _ = rules.nextTransition(after: time)
        _ = rules.instant(ofLocal: time)
      }
    }
  }

  @Test func `strings that are no POSIX zones are refused`() {
    for text in [
      "", "UT0", "UTC", "<UTC0", "<U>0", "UTC25", "UTC0:60", "CET-1CEST,", "CET-1CEST,M3.5.0",
      "CET-1CEST,M13.5.0,M10.5.0", "CET-1CEST,M3.6.0,M10.5.0", "CET-1CEST,M3.5.7,M10.5.0",
      "CET-1CEST,J0,J1", "CET-1CEST,J1,J366", "CET-1CEST,1,366", "CET-1CEST,M3.5.0/168,M10.5.0",
      "CET-1CEST,M3.5.0,M10.5.0/3x", "CET-1CEST,M3.5.0,M10.5.0,", "CET-1CEST1CEST", "ÄÖÜ1",
      "CET-99999",
    ] {
      #expect(TimeZoneRules(posix: text) == nil, "\(text)")
    }
  }

  @Test func `summer all year round is one offset`() throws {
    let rules = try #require(TimeZoneRules(posix: "EST5EDT,0/0,J365/25"))
    for time in stride(from: Int64(-2_000_000_000), to: 20_000_000_000, by: 86_401) {
      guard rules.offset(at: time) == -14_400 else {
        Issue.record("not at \(time)")
        return
      }
    }
  }
}
