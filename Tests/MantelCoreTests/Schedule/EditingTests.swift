import MantelCore
import Testing

@Suite struct EditingTests {
  let seed: UInt64 = 5_389_056_570_468_818_448
  @Sendable func universal(_ time: Int64) -> Int64 { 0 }
  /// Slot 10 of an hourly plan.
  let time: Int64 = 36_000 + 1234

  func anchor(
    _ old: Schedule, _ photos: [Int], _ edited: Schedule, _ editedPhotos: [Int], offset: Int64 = 0
  ) -> Int64 {
    old.anchor(
      at: time, offset: offset, photos: photos, editedTo: edited, editedPhotos: editedPhotos,
      zone: universal)
  }

  @Test func `an edit that changes nothing leaves the anchor`() {
    let old = Schedule(seed: seed, anchor: 77)
    var same = old
    same.anchor = 5
    #expect(anchor(old, [1, 2, 3], same, [1, 2, 3]) == 77)
    #expect(anchor(old, [], same, []) == 77)
  }

  @Test func `each setting and the list's order count as changes`() {
    let old = Schedule(interval: .hour, order: .inOrder, seed: seed, anchor: 77)
    // Step 10 - 77 = -67 shows photo 2 of [0, 1, 2]: slot 10 less its index 2 is the anchor.
    var interval = old
    interval.interval = .sixHours
    #expect(anchor(old, [0, 1, 2], interval, [0, 1, 2]) == 1 - 2)
    var dayStart = old
    dayStart.dayStart = 60
    #expect(anchor(old, [0, 1, 2], dayStart, [0, 1, 2]) == 10 - 2)
    var never = old
    never.interval = .never
    #expect(anchor(old, [0, 1, 2], never, [0, 1, 2], offset: 3) == 0 + 3 - 2)
    #expect(anchor(old, [0, 1, 2], old, [2, 1, 0]) == 10)
    var shuffled = old
    shuffled.order = .shuffled
    let moved = anchor(old, [0, 1, 2], shuffled, [0, 1, 2])
    let cycle = (10 - moved) / 3
    #expect((10 - moved) % 3 == 0 && cycle >= 0)
    #expect(CyclePermutation(seed: seed, cycle: cycle, count: 3).indices[0] == 2)
    for earlier in 0..<cycle {
      #expect(CyclePermutation(seed: seed, cycle: earlier, count: 3).indices[0] != 2)
    }
  }

  @Test func `a removed photo is followed by the next of the old plan that is left`() {
    let old = Schedule(interval: .hour, order: .inOrder, seed: seed, anchor: 0)
    // Step 10 of five photos shows photo 0; 1 and 2 go with it, so 3 is next.
    #expect(anchor(old, [0, 1, 2, 3, 4], old, [4, 3]) == 10 - 1)
    let shuffled = Schedule(interval: .hour, order: .shuffled, seed: seed, anchor: 10)
    // The cycle is [3, 4, 1, 0, 2], so when 3 and 4 go 1 is next, which stands first in the new list.
    var inOrder = shuffled
    inOrder.order = .inOrder
    #expect(anchor(shuffled, [0, 1, 2, 3, 4], inOrder, [0, 2, 1]) == 10 - 2)
  }

  @Test func `a removed photo of a plan that never moves is followed by the next in the list`() {
    let old = Schedule(interval: .never, order: .shuffled, seed: seed, anchor: 0)
    #expect(anchor(old, [0, 1, 2, 3], old, [0, 1, 3], offset: 2) == 2 - 2)
  }

  @Test func `with none left, or none before, the new list begins at its first`() {
    let old = Schedule(interval: .hour, order: .inOrder, seed: seed, anchor: 3)
    #expect(anchor(old, [0, 1], old, [7, 8, 9]) == 10)
    #expect(anchor(old, [], old, [7, 8, 9]) == 10)
    #expect(anchor(old, [], old, [7]) == 10)
  }

  @Test func `an empty list leaves the anchor`() {
    let old = Schedule(seed: seed, anchor: 77)
    var edited = old
    edited.interval = .day
    #expect(anchor(old, [0, 1], edited, []) == 77)
  }

  @Test func `two shuffled photos keep the one on screen by a step of 0 or 1`() {
    for seed in UInt64(0)..<8 {
      let old = Schedule(interval: .hour, order: .inOrder, seed: seed, anchor: 0)
      let shuffled = Schedule(interval: .hour, order: .shuffled, seed: seed, anchor: 0)
      for photos in [[0, 1, 2], [2, 0, 1], [1, 2, 0]] {
        let shown = photos[10 % 3]
        let left = [shown, (shown + 1) % 3].sorted()
        let moved = anchor(old, photos, shuffled, left)
        #expect([10, 9].contains(moved))
        let permutation = CyclePermutation(seed: seed, cycle: 0, count: 2).indices
        #expect(left[permutation[Int(10 - moved)]] == shown)
      }
    }
  }

  @Test func `after any edit the photo stays, is not next, and all come before any repeats`() {
    var dice = ReferenceTests.Dice(generator: SplitMix64(state: 99))
    for _ in 0..<4000 {
      let time = dice.time()
      let offset = dice.below(1 << 40) - (1 << 39)
      let seed = dice.generator.next()
      func side() -> (Schedule, [Int64]) {
        let schedule = Schedule(
          interval: dice.interval(), dayStart: dice.below(86_400), order: dice.order(), seed: seed,
          anchor: dice.below(1 << 40))
        var pool = Array(Int64(0)..<12)
        let count = Int(dice.below(10))
        for position in 0..<count { pool.swapAt(position, position + Int(dice.below(3))) }
        return (schedule, Array(pool.prefix(count)))
      }
      let (old, photos) = side()
      var (edited, editedPhotos) = side()
      guard !editedPhotos.isEmpty, photos != editedPhotos else { continue }
      // A tap moves on by one just as a slot does, so taps tell what comes next.
      func shown(_ schedule: Schedule, _ photos: [Int64], ahead: Int64) -> Int64 {
        photos[
          schedule.index(
            at: time, offset: offset + ahead, count: photos.count, zone: ReferenceTests.zone)]
      }
      let upcoming = photos.isEmpty ? [] : (0..<20).map { shown(old, photos, ahead: $0) }
      let expected = upcoming.first { editedPhotos.contains($0) } ?? editedPhotos[0]

      edited.anchor = old.anchor(
        at: time, offset: offset, photos: photos, editedTo: edited, editedPhotos: editedPhotos,
        zone: ReferenceTests.zone)
      let count = Int64(editedPhotos.count)
      let row = (0...count).map { shown(edited, editedPhotos, ahead: $0) }
      #expect(row[0] == expected)
      #expect(count == 1 || row[1] != row[0])
      #expect(Set(row.prefix(Int(count))).count == Int(count))
      if let change = edited.nextChange(after: time, zone: ReferenceTests.zone) {
        let index = edited.index(
          at: change - 1, offset: offset, count: editedPhotos.count, zone: ReferenceTests.zone)
        #expect(editedPhotos[index] == expected)
      }
    }
  }
}
