/// The order in which one cycle of a shuffled schedule shows its photos, each once.
///
/// Drawn from nothing but seed, cycle and count; making it costs O(count) and one allocation.
public struct CyclePermutation: Equatable, Sendable {
  /// The cycle whose order this is.
  public let cycle: Int64
  /// For each position in the cycle the index of its photo in the list.
  public let indices: [Int]

  /// The order of the given cycle of `count` photos, with no photo twice in a row across the seam to the cycle before.
  public init(seed: UInt64, cycle: Int64, count: Int) {
    self.cycle = cycle
    // Two photos can only alternate, so every cycle of two is like cycle 0.
    var generator = Self.generator(seed: seed, cycle: count == 2 ? 0 : cycle)
    var indices = Self.shuffle(count: count, using: &generator)
    if count >= 3, indices[0] == Self.last(seed: seed, cycle: cycle &- 1, count: count) {
      indices.swapAt(0, 1 + Int(generator.below(UInt64(count - 2))))
    }
    self.indices = indices
  }

  /// The generator from which a cycle draws, before its first draw.
  public static func generator(seed: UInt64, cycle: Int64) -> SplitMix64 {
    SplitMix64(state: seed ^ SplitMix64.mix(UInt64(bitPattern: cycle)))
  }

  /// The numbers from 0 up to and without `count`, shuffled from the end by Fisher and Yates.
  public static func shuffle(count: Int, using generator: inout SplitMix64) -> [Int] {
    var drawing = generator
    let indices = [Int](unsafeUninitializedCapacity: max(0, count)) { indices, initializedCount in
      for index in 0..<indices.count { indices[index] = index }
      initializedCount = indices.count
      var position = indices.count - 1
      while position >= 1 {
        let other = Int(truncatingIfNeeded: drawing.below(UInt64(position) + 1))
        // Not swapAt, whose test for equal places the processor cannot foresee.
        (indices[position], indices[other]) = (indices[other], indices[position])
        position -= 1
      }
    }
    generator = drawing
    return indices
  }

  /// The last photo of a cycle, which is its first draw: neither the shuffle nor the seam rule moves it again.
  static func last(seed: UInt64, cycle: Int64, count: Int) -> Int {
    var generator = generator(seed: seed, cycle: cycle)
    return Int(generator.below(UInt64(count)))
  }
}
