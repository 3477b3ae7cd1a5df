/// The endless row of photos through which a schedule steps. Remembers the cycle it is in, so that a walk draws each only once.
struct PhotoSequence {
  private let seed: UInt64
  private let isShuffled: Bool
  private let count: Int
  private var permutation: CyclePermutation?

  init(_ schedule: Schedule, count: Int) {
    seed = schedule.seed
    isShuffled = schedule.order == .shuffled && schedule.interval != .never
    self.count = count
  }

  /// The index of the photo at a step, 0 when there are none.
  mutating func index(ofStep step: Int64) -> Int {
    guard count > 1 else { return 0 }
    let position = Int(mod(step, Int64(count)))
    guard isShuffled else { return position }
    let cycle = floorDiv(step, Int64(count))
    if let permutation, permutation.cycle == cycle { return permutation.indices[position] }
    let drawn = CyclePermutation(seed: seed, cycle: cycle, count: count)
    permutation = drawn
    return drawn.indices[position]
  }
}
