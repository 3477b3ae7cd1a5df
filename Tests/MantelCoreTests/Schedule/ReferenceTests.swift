import MantelCore
import Testing

/// Thousands of random cases, whose answers were worked out by a second implementation of the design in another language
/// (arbitrary precision, T of a set-back found second by second) and are kept here as one hash.
@Suite struct ReferenceTests {
  /// A clock with every kind of change: forward and back, by half an hour, one hour and three.
  static let changes: [(time: Int64, offset: Int64)] = [
    (999_999_960, 24_300), (1_000_500_000, 20_700), (1_000_900_920, 17_100),
    (1_001_299_980, 27_900), (1_001_700_000, 26_100), (1_002_000_000, 43_200),
    (1_002_399_960, 39_600),
  ]
  @Sendable static func zone(_ time: Int64) -> Int64 {
    changes.last { $0.time <= time }?.offset ?? 20_700
  }
  static let firstTime: Int64 = 999_900_000

  func hash(_ words: [Int64]) -> UInt64 {
    FNV1a.hash(
      words.flatMap { word in (0..<8).map { UInt8(truncatingIfNeeded: word >> (8 * $0)) } })
  }

  /// The cases' own dice.
  struct Dice {
    var generator: SplitMix64
    mutating func below(_ bound: UInt64) -> Int64 { Int64(generator.below(bound)) }
    mutating func time() -> Int64 { ReferenceTests.firstTime + below(2_700_000) }
    mutating func interval() -> ScheduleInterval { ScheduleInterval.allCases[Int(below(7))] }
    mutating func order() -> PhotoOrder { below(2) == 0 ? .inOrder : .shuffled }
  }

  @Test func `slots, indices, changes and anchors equal those of the second implementation`() {
    var dice = Dice(generator: SplitMix64(state: 2026))
    var indices: [Int64] = []
    var changes: [Int64] = []
    for round in 0..<3000 {
      let time = dice.time()
      let interval = dice.interval()
      let dayStart = dice.below(1440) * 60
      let order = dice.order()
      let count = Int(dice.below(52))
      let seed = dice.generator.next()
      let offset = dice.below(2001) - 1000
      let schedule = Schedule(
        interval: interval, dayStart: dayStart, order: order, seed: seed,
        anchor: dice.below(2001) - 1000)
      indices.append(schedule.slot(at: time, zone: Self.zone))
      indices.append(
        Int64(schedule.index(at: time, offset: offset, count: count, zone: Self.zone)))
      if round < 300, let change = schedule.nextChange(after: time, zone: Self.zone) {
        changes.append(change)
      }
    }
    #expect(hash(indices) == 0x7977_101d_e4e3_804d)
    #expect(hash(changes) == 0xe563_f42c_ad3b_3c80)

    var anchors: [Int64] = []
    for _ in 0..<1500 {
      let time = dice.time()
      let seed = dice.generator.next()
      let offset = dice.below(2001) - 1000
      let anchor = dice.below(2001) - 1000
      func side() -> (Schedule, [Int64]) {
        let interval = dice.interval()
        let order = dice.order()
        let dayStart = dice.below(24) * 3600
        let count = dice.below(9)
        let first = dice.below(6)
        let schedule = Schedule(
          interval: interval, dayStart: dayStart, order: order, seed: seed, anchor: anchor)
        return (schedule, Array(first..<first + count))
      }
      let (old, photos) = side()
      let (edited, editedPhotos) = side()
      anchors.append(
        old.anchor(
          at: time, offset: offset, photos: photos, editedTo: edited, editedPhotos: editedPhotos,
          zone: Self.zone))
    }
    #expect(hash(anchors) == 0xa5e0_4268_7088_6b17)
  }
}
